import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { oddsOf, priceOf } from '@keo/units/price'
import type { Offer } from './sportsbook-gateway.ts'

const QUARTERS = 4

/** Markets that are open, with every option at a price that can be had. */
export function offersIn({ mg }: Pick<MatchRecord, 'mg'>): Offer[] {
  return mg.flatMap(({ mty, pe, mks }) =>
    mks.flatMap(({ id, ss, li, op }): Offer[] => {
      const options = op.map(({ ty, od }) => ({ type: ty, price: priceOf(od) }))
      const isSold = ss === MARKET_SALE.open && options.every(({ price }) => oddsOf(price) !== undefined)
      if (!isSold) return []
      const line = li === undefined ? null : Math.round(Number(li) * QUARTERS)
      return [{ marketId: id, marketType: mty, period: pe, line, options }]
    }),
  )
}

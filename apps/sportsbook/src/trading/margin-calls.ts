import type { Database } from '@keo/service-kit/db/database'
import { SPORT, type SportId } from '@keo/sportsbook-contract/sport-ids'
import { getOrderMargins, getStatedMargins } from '@keo/sportsbook-contract/trading-margins'
import type { ProviderApi } from '../api/provider-api.ts'
import { catalogueOfSport } from '../pricing/catalogue/catalogues.ts'
import { statedMargin } from '../pricing/margins.ts'
import type { World } from '../world/match.ts'
import { type PricedAlike, sqlMarginStore } from './margin-store.ts'

type Needs = { readonly database: Database; readonly world: World }

const LOWEST_TIER = 4
const MILLION = 1_000_000

/** What the price list states as margin, for the operator to hold against what was left. */
export function marginCalls(api: ProviderApi, { database, world }: Needs): void {
  const store = sqlMarginStore(database.db)
  const tiers = new Map(
    Object.values(SPORT).flatMap((sportId) =>
      world.leagues(sportId).map(({ id, tier }) => [id, tier] as const),
    ),
  )

  /** Outrights and combinations are no markets of the catalogue: they are priced as specials. */
  function marginOf({ sport_id, league_id, slot, market_type, is_live }: PricedAlike): number {
    const template = catalogueOfSport(sport_id as SportId).at(slot)?.slots.template
    const margin = template?.marketType === market_type ? template.margin : 'special'
    return statedMargin(margin, tiers.get(league_id) ?? LOWEST_TIER, is_live)
  }

  api.handle(getStatedMargins, async (span) => {
    const kinds = await store.kinds(span)
    const sums = await store.sums(span, kinds, kinds.map(marginOf))
    const sports = new Map<number | null, { stake: number; expected: number }>()
    for (const { sportId, stake, expected } of sums) {
      const known = sports.get(sportId) ?? { stake: 0, expected: 0 }
      sports.set(sportId, { stake: known.stake + stake, expected: known.expected + expected })
    }
    return { sports: [...sports].map(([sportId, { stake, expected }]) => ({ sportId, stake, expected })) }
  })

  /** The margin of a slip is that of its legs together, as in the sums. */
  api.handle(getOrderMargins, async ({ orderIds }) => {
    const priced = new Map<string, number>()
    for (const { order_id: id, ...leg } of await store.legsOf(orderIds))
      priced.set(id, (priced.get(id) ?? 1) * marginOf(leg))
    return {
      margins: orderIds.map((id) => {
        const together = priced.get(id)
        return together === undefined ? null : Math.round((1 - 1 / together) * MILLION)
      }),
    }
  })
}

import { keptPrice } from '@keo/units/price'
import * as z from 'zod/mini'
import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { Pick } from '../../sportsbook/index.ts'

const KeptPrice = z.pipe(z.number(), z.transform(keptPrice))

/** On sale, standing still, gone: the wire's `ss`. */

/** One selection with the field names of the specification (section 3), and what its row shows beside them. */
export const CartItem = z.object({
  id: z.string(),
  matchId: z.int(),
  betMatchMarket: z.object({ marketId: z.int(), odds: KeptPrice, optionType: z.int() }),
  visible: z.object({ betOpTitle: z.string(), newBetOpTitle: z.string(), li: z.string() }),
  smin: z.number(),
  smax: z.number(),
  ss: z.int(),
  au: z.int(),
  re: z.string(),
  ip: z.int(),
  nm: z.string(),
  changeStateClass: z.enum(['up', 'down', '']),
  /** What the player has not agreed to yet: another price, or another line. */
  GamelyChanges: z.enum(['odds', 'market', '']),
  /** The price that the player last agreed to. */
  agreedOdds: KeptPrice,
  matchName: z.string(),
  marketName: z.string(),
  /** Carts kept from before it was kept say their market alone. */
  marketType: z.prefault(z.int(), 0),
  leagueName: z.string(),
  sportId: z.int(),
  startsAt: z.number(),
})
export type CartItem = z.output<typeof CartItem>

export function itemIdOf(marketId: number, optionType: number): string {
  return `${marketId}-${optionType}`
}

/** Limits are unknown until the first refresh has answered; until then nothing can be bet. */
export function itemOf(pick: Pick): CartItem {
  const { matchId, marketId, optionType, odds, optionName, line = '' } = pick
  return {
    id: itemIdOf(marketId, optionType),
    matchId,
    betMatchMarket: { marketId, odds, optionType },
    visible: { betOpTitle: optionName, newBetOpTitle: '', li: line },
    smin: 0,
    smax: 0,
    ss: MARKET_SALE.open,
    au: 1,
    re: '',
    ip: pick.isLive ? 1 : 0,
    nm: optionName,
    changeStateClass: '',
    GamelyChanges: '',
    agreedOdds: odds,
    matchName: pick.matchName,
    marketName: pick.marketName,
    marketType: pick.marketType,
    leagueName: pick.leagueName,
    sportId: pick.sportId,
    startsAt: pick.startsAt,
  }
}

import { keptPrice } from '@keo/units/price'
import * as z from 'zod/mini'
import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { Pick as BetPick } from '../../sportsbook/index.ts'

const KeptPrice = z.pipe(z.number(), z.transform(keptPrice))

/**
 * One selection with the field names of the specification (section 3), and what its row shows beside them. It is kept on the
 * device under these names; those of them that are short are read and written in this file.
 */
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
export function itemOf(pick: BetPick): CartItem {
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

export const optionNameOf = ({ nm }: Pick<CartItem, 'nm'>): string => nm

type Named = { readonly name: string; readonly line?: string | undefined }

/** Another name and line of the option; that of a replaced line stands beside the one that was chosen. */
export function withOption({ visible }: CartItem, { name, line }: Named, isReplaced: boolean) {
  const newBetOpTitle = isReplaced ? name : visible.newBetOpTitle
  return { nm: name, visible: { ...visible, newBetOpTitle, li: line ?? visible.li } }
}

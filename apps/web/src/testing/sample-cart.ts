import { priceOf } from '@keo/units/price'
import type { RefreshedMarket } from '@keo/sportsbook-contract/odds-refresh'
import { MemoryStorage } from './memory-storage.ts'
import { createStorage } from '../platform/storage.ts'
import type { Pick, Quote } from '../features/sportsbook/index.ts'
import { quoteFromWire } from '../features/sportsbook/intake/order-from-wire.ts'
import { type CartItem, itemOf } from '../features/bet-cart/cart/cart-item.ts'

/** For tests: a storage of its own. */
export function memoryStore(store = new MemoryStorage()) {
  return createStorage({ local: () => store, session: () => store })
}

/** A selection on a match of its own. */
export function samplePick(number: number, more: Partial<Pick> = {}): Pick {
  return {
    matchId: 100 + number,
    marketId: 1000 + number,
    optionType: 4,
    odds: priceOf(1.9),
    optionName: `Tài ${number}.5`,
    marketName: 'Tài/Xỉu',
    matchName: `Hà Nội FC – Thể Công ${number}`,
    leagueName: 'V.League 1',
    sportId: 1,
    marketType: 1007,
    period: 1001,
    isLive: false,
    startsAt: Date.UTC(2026, 0, 31, 13),
    ...more,
  }
}

/** A selection whose limits are known: 20 to 50,000 thousand dong. */
export function sampleItem(number: number, more: Partial<CartItem> = {}, pick: Partial<Pick> = {}): CartItem {
  return { ...itemOf(samplePick(number, pick)), smin: 20, smax: 50_000, ...more }
}

/** The same as the cart gets it. */
export const quoteOf = (...said: Parameters<typeof refreshedOf>): Quote => quoteFromWire(refreshedOf(...said))

/** What the provider says of it. */
export function refreshedOf(
  item: CartItem,
  odds: number,
  more: Partial<RefreshedMarket> = {},
): RefreshedMarket {
  const { marketId, optionType } = item.betMatchMarket
  return {
    mid: marketId,
    smin: 20,
    smax: 50_000,
    au: 1,
    ss: 1,
    ip: 0,
    op: { na: item.nm, nm: item.nm, ty: optionType, od: odds },
    ...more,
  }
}

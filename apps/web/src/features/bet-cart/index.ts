import { useStore } from 'zustand'
import { currentSay, loadArea } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import type { Pick } from '../sportsbook/index.ts'
import { itemIdOf, itemOf } from './cart/cart-item.ts'
import { cart, onFull } from './cart/cart-store.ts'
import { CART_MAX } from './cart/cart-rules.ts'
import { readSlipFragment, type SharedPick } from './cart/share-code.ts'

export type { SharedPick }

type MatchOf = typeof import('./cart/match-of.ts')

onFull((max) => {
  void loadArea('betCart').then(() => toast.show(currentSay()('common.selectMatchLimit', { max })))
})

/** A tap on a price: into the cart, or out of it again. */
export function toggleBet(pick: Pick): void {
  cart.toggle(itemOf(pick))
}

/** Whether this option stands in the cart. */
export function usePicked(marketId: number, optionType: number): boolean {
  const id = itemIdOf(marketId, optionType)
  return useStore(cart.store, ({ items }) => items.some((item) => item.id === id))
}

/** What stands in the cart, in its order. */
export const useCartItems = () => useStore(cart.store, ({ items }) => items)

/** How many selections stand in the cart. */
export const useCartCount = (): number => useStore(cart.store, ({ items }) => items.length)

export const openCart = (): void => cart.open()

/** The selections of a link; null where it holds none, too many, or anything else. */
export const readSlip = (fragment: string): SharedPick[] | null => readSlipFragment(fragment, CART_MAX)

export { optionNameOf } from './cart/cart-item.ts'
export { pickFrom } from './cart/pick-from.ts'

/** Puts selections in place of what is in the cart, at the prices of now, and says how many are still sold. */
export async function loadSlip(picks: readonly SharedPick[]): Promise<void> {
  const [slip] = await Promise.all([import('./cart/load-slip.ts'), loadArea('betCart')])
  await slip.loadSlip(picks)
}

/** A match as it is offered now, with what of these selections it does not list itself. */
export async function fetchMatchOf(...asked: Parameters<MatchOf['fetchMatchOf']>) {
  return (await import('./cart/match-of.ts')).fetchMatchOf(...asked)
}

/** What the book keeps of a price, for who asked to see it. */
export const loadPriceCost = () => import('./cost/price-cost.tsx')

export { priceMoves } from './cost/price-moves.ts'

/** Odds on the page of settings, where few ever look. */
export const loadBetSettings = () => import('./bet-settings.tsx')

import type { CartItem } from './cart-item.ts'

/** Specification section 9. */
export const CART_MAX = 10

type Added = { readonly items: readonly CartItem[]; readonly isFull: boolean }

/** The same id again takes the place of the earlier one; an eleventh selection changes nothing. */
export function addItem(items: readonly CartItem[], item: CartItem): Added {
  if (items.some(({ id }) => id === item.id))
    return { items: items.map((each) => (each.id === item.id ? item : each)), isFull: false }
  if (items.length >= CART_MAX) return { items, isFull: true }
  return { items: [...items, item], isFull: false }
}

/** A chosen one goes, another one comes. */
export function toggleItem(items: readonly CartItem[], item: CartItem): Added {
  if (items.some(({ id }) => id === item.id)) return { items: removeItem(items, item.id), isFull: false }
  return addItem(items, item)
}

export function removeItem(items: readonly CartItem[], id: string): readonly CartItem[] {
  return items.filter((item) => item.id !== id)
}

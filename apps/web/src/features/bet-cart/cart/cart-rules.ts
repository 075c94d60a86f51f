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

const WHOLE = 'whole'
const ROW = /^x(\d+)$/

/** By which the stake on a row of series is kept: that over all legs stays the same when a leg comes or goes. */
export const rowKey = (legsEach: number, legs: number): string => (legsEach === legs ? WHOLE : `x${legsEach}`)

/**
 * The stakes that these selections can have. One whose place is gone goes with it: nobody sees it any more, and it must
 * not come back with a later selection.
 */
export function stakesFor(
  items: readonly CartItem[],
  stakes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const matches = new Set(items.filter(({ au }) => au === 1).map(({ matchId }) => matchId)).size
  const hasPlace = (key: string): boolean => {
    if (key === WHOLE) return matches > 1
    const [, legsEach] = ROW.exec(key) ?? []
    return legsEach ? matches > 2 && Number(legsEach) < matches : items.some(({ id }) => id === key)
  }
  const left = Object.entries(stakes).filter(([key]) => hasPlace(key))
  return left.length === Object.keys(stakes).length ? stakes : Object.fromEntries(left)
}

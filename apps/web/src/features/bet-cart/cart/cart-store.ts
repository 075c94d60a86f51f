import { createStore } from 'zustand/vanilla'
import { type Storage, storage } from '../../../platform/storage.ts'
import { CartItem } from './cart-item.ts'
import type { CartState } from './cart-state.ts'
import { addItem, CART_MAX, removeItem, stakesFor, toggleItem } from './cart-rules.ts'
import { agreeToAll } from './odds-policy.ts'

const EMPTY: Omit<CartState, 'items' | 'stakes'> = {
  isOpen: false,
  chosenKind: null,
  activeStake: null,
  rows: [],
}

export type Cart = ReturnType<typeof createCart>

/** The one cart. It outlives the page in the session's storage and ends with the session of its member. */
export function createCart(kept: Storage, sayFull: (max: number) => void) {
  const store = createStore<CartState>(() => readCart(kept))
  let isWriting = false

  function set(change: Partial<CartState>): void {
    const before = store.getState()
    const { items, stakes, chosenKind } = { ...before, ...change }
    store.setState({ ...change, stakes: stakesFor(items, stakes) })
    isWriting = true
    if (change.items) kept.write('betCart', [...items])
    if (store.getState().stakes !== before.stakes) kept.write('betStakes', { ...store.getState().stakes })
    if (chosenKind !== before.chosenKind) writeKind(kept, chosenKind)
    isWriting = false
  }

  function take({ items, isFull }: { items: readonly CartItem[]; isFull: boolean }, isOpen: boolean): void {
    if (isFull) sayFull(CART_MAX)
    const opens = isOpen && items.length > 0 && !isFull
    const isOpenNow = opens || (store.getState().isOpen && items.length > 0)
    // What was offered was offered for other selections.
    set({ items, isOpen: isOpenNow, rows: [] })
  }

  // A logout empties the storage, and the cart with it.
  kept.subscribe('betCart', () => {
    if (!isWriting) store.setState(readCart(kept))
  })

  return {
    store,
    set,
    /** Specification section 4: the cart opens when a bet is toggled; who chose the bar opens it by a tap on that. */
    toggle: (item: CartItem): void =>
      take(toggleItem(store.getState().items, item), !kept.read('betHabits')?.opensAsBar),
    /** And when the first bet is added. */
    add(item: CartItem): void {
      const { items } = store.getState()
      take(addItem(items, item), items.length === 0)
    },
    remove: (id: string): void =>
      take({ items: removeItem(store.getState().items, id), isFull: false }, false),
    clear: (): void => set({ ...EMPTY, items: [], stakes: {} }),
    open: (): void => set({ isOpen: store.getState().items.length > 0 }),
    /** Closing clears the text about changed odds: who opens it again sees the prices of then. */
    close: (): void => set({ isOpen: false, items: agreeToAll(store.getState().items) }),
    stake: (id: string, digits: string): void =>
      set({ stakes: { ...store.getState().stakes, [id]: digits } }),
  }
}

/** Everything that decides what a tap would cost: a reload shows the same slip. */
function readCart(kept: Storage): CartState {
  return {
    ...EMPTY,
    items: readItems(kept),
    stakes: kept.read('betStakes') ?? {},
    chosenKind: kept.read('betKind') ?? null,
  }
}

function writeKind(kept: Storage, kind: CartState['chosenKind']): void {
  if (kind) kept.write('betKind', kind)
  else kept.remove('betKind')
}

function readItems(kept: Storage): readonly CartItem[] {
  return (kept.read('betCart') ?? []).flatMap((each) => {
    const read = CartItem.safeParse(each)
    // A mark belongs to the moment it was set.
    return read.success ? [{ ...read.data, changeStateClass: '' as const }] : []
  })
}

let sayFull: (max: number) => void = () => {}
export function onFull(run: (max: number) => void): void {
  sayFull = run
}

export const cart = createCart(storage, (max) => sayFull(max))

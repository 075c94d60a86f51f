import type { SeriesRow } from '@keo/sportsbook-contract/odds-refresh'
import { createStore } from 'zustand/vanilla'
import type { Storage } from '../../shared/storage.ts'
import { storage } from '../../shared/storage.ts'
import { CartItem } from './cart-item.ts'
import { addItem, CART_MAX, removeItem, toggleItem } from './cart-rules.ts'
import { agreeToAll } from './odds-policy.ts'

export type BetKind = 'single' | 'series'

export type CartState = {
  readonly items: readonly CartItem[]
  readonly isOpen: boolean
  /** Null until the player chose: one selection is a single, several are a series. */
  readonly chosenKind: BetKind | null
  /** Whole units as digits, by the id of a selection or of a row of series. */
  readonly stakes: Readonly<Record<string, string>>
  /** Which of them the keypad types into. */
  readonly activeStake: string | null
  /** The rows that the provider offers for these selections together (`sos`). */
  readonly rows: readonly SeriesRow[]
}

const EMPTY: Omit<CartState, 'items' | 'stakes'> = {
  isOpen: false,
  chosenKind: null,
  activeStake: null,
  rows: [],
}

export type Cart = ReturnType<typeof createCart>

/** The one cart. It outlives the page in the session's storage and ends with the session of its member. */
export function createCart(kept: Storage, sayFull: (max: number) => void) {
  const store = createStore<CartState>(() => ({ ...EMPTY, items: readItems(kept), stakes: readStakes(kept) }))
  let isWriting = false

  function set(change: Partial<CartState>): void {
    store.setState(change)
    const { items, stakes } = store.getState()
    isWriting = true
    if (change.items) kept.write('betCart', [...items])
    if (change.stakes) kept.write('betStakes', { ...stakes })
    isWriting = false
  }

  function take({ items, isFull }: { items: readonly CartItem[]; isFull: boolean }, isOpen: boolean): void {
    if (isFull) sayFull(CART_MAX)
    const opens = isOpen && items.length > 0 && !isFull
    set({ items, isOpen: opens || (store.getState().isOpen && items.length > 0) })
  }

  // A logout empties the storage, and the cart with it.
  kept.subscribe('betCart', () => {
    if (!isWriting) store.setState({ ...EMPTY, items: readItems(kept), stakes: readStakes(kept) })
  })

  return {
    store,
    set,
    /** Specification section 4: the cart opens when a bet is toggled. */
    toggle: (item: CartItem): void => take(toggleItem(store.getState().items, item), true),
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

function readItems(kept: Storage): readonly CartItem[] {
  return (kept.read('betCart') ?? []).flatMap((each) => {
    const read = CartItem.safeParse(each)
    return read.success ? [read.data] : []
  })
}

const readStakes = (kept: Storage): CartState['stakes'] => kept.read('betStakes') ?? {}

export function kindOf({ chosenKind, items }: Pick<CartState, 'chosenKind' | 'items'>): BetKind {
  if (items.length < 2) return 'single'
  return chosenKind ?? 'series'
}

let sayFull: (max: number) => void = () => {}
export function onFull(run: (max: number) => void): void {
  sayFull = run
}

export const cart = createCart(storage, (max) => sayFull(max))

import { seconds } from '@keo/units/instants'
import type { Cancel, Clock } from '../../../platform/time.ts'
import type { Quote, SeriesRow } from '../../sportsbook/index.ts'
import type { CartItem } from './cart-item.ts'
import type { Cart } from './cart-store.ts'
import { movedIds, type OddsPolicy, refreshItems, withoutMark } from './odds-policy.ts'

type Needs = {
  cart: Cart
  clock: Clock
  policy(): OddsPolicy
  ask(items: readonly CartItem[]): Promise<{ quotes: readonly Quote[]; rows: readonly SeriesRow[] }>
}

/** Specification section 9: how long a moved price is marked. */
const MARK_MS = seconds(2)
/** Nothing is bet at a price that was asked for longer ago. */
const PRICE_AGE_MAX_MS = seconds(10)

/** Keeps the cart at the provider's prices and limits. */
export function createRefresher({ cart, clock, policy, ask }: Needs) {
  const marks = new Map<string, Cancel>()
  let running: Promise<boolean> | null = null
  /** When the prices of these selections were asked for: by both clocks, as either may stand still or be set. */
  let asked: { at: number; monotonic: number; ids: string } | null = null

  async function refresh(): Promise<boolean> {
    const { items } = cart.store.getState()
    const sent = { at: clock.now(), monotonic: clock.monotonicMs() }
    if (items.length === 0) return false
    const answer = await ask(items).catch(() => null)
    if (!answer) return false
    // What came or went meanwhile was not asked about.
    const isSame = idsOf(items) === idsOf(cart.store.getState().items)
    apply(answer.quotes, isSame ? answer.rows : [])
    asked = isSame ? { ...sent, ids: idsOf(cart.store.getState().items) } : null
    return true
  }

  function apply(quotes: readonly Quote[], rows: readonly SeriesRow[]): void {
    const { items: before, stakes, activeStake } = cart.store.getState()
    const items = refreshItems(before, quotes, policy())
    const moved = movedIds(before, quotes)
    const now = (key: string): string => moved.get(key) ?? key
    cart.set({
      items,
      rows,
      // A stake stays with its selection when the line is replaced.
      ...(moved.size > 0 && {
        stakes: Object.fromEntries(Object.entries(stakes).map(([key, digits]) => [now(key), digits])),
        activeStake: activeStake && now(activeStake),
      }),
    })
    for (const item of items) {
      const known = before.find(({ id }) => id === item.id)
      const hasMoved = known !== undefined && known.betMatchMarket.odds !== item.betMatchMarket.odds
      if (item.changeStateClass && (hasMoved || !known)) mark(item.id)
    }
  }

  function mark(id: string): void {
    marks.get(id)?.()
    const end = clock.after(MARK_MS, () => cart.set({ items: withoutMark(cart.store.getState().items, id) }))
    marks.set(id, end)
  }

  return {
    /** True when the provider answered. Whoever asks while a call is under way gets a later one. */
    now(): Promise<boolean> {
      const next = (running ?? Promise.resolve(true)).then(refresh)
      running = next
      void next.finally(() => {
        if (running === next) running = null
      })
      return next
    },
    /** Asks unless a call is under way already. */
    soon(): void {
      if (!running) void this.now()
    },
    /** Whether everything in the cart has a price of these ten seconds. */
    isFresh(): boolean {
      if (!asked || asked.ids !== idsOf(cart.store.getState().items)) return false
      const age = Math.max(clock.now() - asked.at, clock.monotonicMs() - asked.monotonic)
      return age < PRICE_AGE_MAX_MS
    },
  }
}

const idsOf = (items: readonly CartItem[]): string => items.map(({ id }) => id).join()

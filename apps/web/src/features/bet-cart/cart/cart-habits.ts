import type { Currency } from '@keo/units/money'
import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import type { Stored } from '../../../platform/storage-schema.ts'

type Habits = Stored<'betHabits'>
type QuickStakes = readonly [number, number, number]

/** Percent that a price may fall without a word. */
export const DROP_PERCENTS = [0, 1, 3, 5] as const

const SMALL: QuickStakes = [5, 10, 50]
const QUICK: Record<Currency, QuickStakes> = {
  VND: [50_000, 100_000, 500_000],
  CNY: SMALL,
  USD: SMALL,
  USDT: SMALL,
}

const STANDARD: Habits = { isKept: false, dropPercent: 0 }
let last = { text: '', habits: STANDARD }

/** The same object as long as nothing changed, as React asks of a store. */
export function cartHabits(): Habits {
  const stored = { ...STANDARD, ...storage.read('betHabits') }
  const text = JSON.stringify(stored)
  if (text !== last.text) last = { text, habits: stored }
  return last.habits
}

export function useCartHabits(): Habits {
  return useSyncExternalStore((run) => storage.subscribe('betHabits', run), cartHabits)
}

export function changeHabits(change: Partial<Habits>): void {
  storage.write('betHabits', { ...cartHabits(), ...change })
}

/** The amounts that one tap adds: the player's own, or the usual ones. */
export function quickStakes({ quickStakes: own }: Habits, currency: Currency): QuickStakes {
  const [first, second, third] = own?.[currency] ?? []
  return first && second && third ? [first, second, third] : QUICK[currency]
}

export function changeQuickStake(currency: Currency, place: number, amount: number): void {
  const habits = cartHabits()
  const amounts = quickStakes(habits, currency).map((each, at) => (at === place ? amount : each))
  changeHabits({ quickStakes: { ...habits.quickStakes, [currency]: amounts } })
}

import { useSyncExternalStore } from 'react'
import { storage } from '../../shared/storage.ts'
import type { Stored } from '../../shared/storage-schema.ts'

type Habits = Stored<'betHabits'>

/** Percent that a price may fall without a word. */
export const DROP_PERCENTS = [0, 1, 3, 5] as const

const STANDARD: Habits = { isKept: false, dropPercent: 0 }
let last = STANDARD

/** The same object as long as nothing changed, as React asks of a store. */
export function cartHabits(): Habits {
  const stored = { ...STANDARD, ...storage.read('betHabits') }
  if (stored.isKept !== last.isKept || stored.dropPercent !== last.dropPercent) last = stored
  return last
}

export function useCartHabits(): Habits {
  return useSyncExternalStore((run) => storage.subscribe('betHabits', run), cartHabits)
}

export function changeHabits(change: Partial<Habits>): void {
  storage.write('betHabits', { ...cartHabits(), ...change })
}

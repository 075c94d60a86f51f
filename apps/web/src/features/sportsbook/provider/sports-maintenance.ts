import type { Instant } from '@keo/units/instants'
import { createStore } from 'zustand/vanilla'

/** While the provider is closed; without the pair in its message only that it is. */
export type SportsMaintenance = { readonly from?: Instant; readonly to?: Instant }

/** `[start-end]`, in milliseconds since 1970 or in seconds. */
const PAIR = /\[\s*(\d{10}|\d{13})\s*-\s*(\d{10}|\d{13})\s*\]/
const MS_DIGITS = 13

export function readMaintenance(message: string): SportsMaintenance {
  const [, from, to] = PAIR.exec(message) ?? []
  return from && to ? { from: inMs(from), to: inMs(to) } : {}
}

const inMs = (digits: string): Instant => Number(digits) * (digits.length === MS_DIGITS ? 1 : 1000)

/** Null while the provider is open. */
export function createSportsMaintenance() {
  return createStore<{ now: SportsMaintenance | null }>(() => ({ now: null }))
}
export const sportsMaintenance = createSportsMaintenance()

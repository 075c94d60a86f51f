import type { Draws } from '../draws.ts'
import { type Multiplier, returnOf, times } from '../multiplier.ts'

export type WheelRisk = 'low' | 'medium' | 'high'
export type Wheel = { readonly risk: WheelRisk; readonly places: number }

export const WHEEL_RISKS = ['low', 'medium', 'high'] as const satisfies readonly WheelRisk[]
/** Sizes that a player chooses from; only the high wheel comes in others than the first. */
export const WHEEL_SIZES = [10, 20, 30, 40, 50] as const
const LEAST_PLACES = WHEEL_SIZES[0]
const MOST_PLACES = WHEEL_SIZES[4]

const FIXED = {
  low: [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0],
  medium: [0, 1.9, 0, 1.5, 0, 2, 0, 1.5, 0, 3],
} as const

/** Only the high wheel comes in other sizes than ten. */
export function isWheel({ risk, places }: Wheel): boolean {
  if (risk !== 'high') return places === LEAST_PLACES
  return Number.isInteger(places) && places >= LEAST_PLACES && places <= MOST_PLACES
}

/** What each place pays, place 0 at the top. */
export function wheelMultipliers({ risk, places }: Wheel): Multiplier[] {
  if (risk !== 'high') return FIXED[risk].map(times)
  return Array.from({ length: places }, (_, place) => (place === 0 ? times(0.99 * places) : 0))
}

export const spinWheel = (draws: Draws, places: number) => draws.below(places)

export const wheelReturn = (wheel: Wheel) =>
  returnOf(wheelMultipliers(wheel).map((multiplier) => [1 / wheel.places, multiplier]))

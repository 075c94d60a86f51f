import type { Pause, ScorePeriod, Stretch } from './shape.ts'

/** A stretch with what most have not. */
export function stretchOf(
  given: Pick<Stretch, 'ticks' | 'tickSeconds' | 'clockPeriod'> & Partial<Stretch>,
): Stretch {
  return {
    turn: 'both',
    clockFrom: 0,
    added: null,
    pause: null,
    endPeriod: null,
    isWalkOff: false,
    ...given,
  }
}

export function pauseOf(clockPeriod: number, seconds: number): Pause {
  return { clockPeriod, seconds }
}

/** Whole numbers from the first up to, not including, the last. */
export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_nothing, index) => from + index)
}

export function periodFor(id: number, stretches: readonly number[], countsShootOut = false): ScorePeriod {
  return { id, stretches, countsShootOut }
}

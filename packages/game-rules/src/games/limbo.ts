import type { Draws } from '../draws.ts'
import { LOST, type Multiplier } from '../multiplier.ts'
import { burstPoint, chanceToReach, LEAST_TARGET, MOST_TARGET, reaches } from './burst-point.ts'

const SCALE_OF_HUNDREDTHS = 100

export const isLimboTarget = (target: number) =>
  Number.isInteger(target) && target >= LEAST_TARGET && target <= MOST_TARGET

/** Where the round ended, in hundredths. */
export const limboPoint = (draws: Draws) => burstPoint(draws.bits52())

export const limboMultiplier = (target: number, point: number): Multiplier =>
  reaches(target, point) ? target * SCALE_OF_HUNDREDTHS : LOST

export const limboReturn = (target: number) => (chanceToReach(target) * target) / SCALE_OF_HUNDREDTHS

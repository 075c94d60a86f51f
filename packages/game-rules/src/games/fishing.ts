import type { Draws } from '../draws.ts'
import { LOST, type Multiplier, returnOf, times } from '../multiplier.ts'

/** What each kind of fish pays when a shot catches it. */
export const FISH_VALUES = [2, 3, 5, 8, 10, 15, 20, 30, 50, 100, 200] as const
export type FishValue = (typeof FISH_VALUES)[number]

const PAID_PERCENT = 96
const PERCENT = 100

/** A shot draws one number below a hundred times the value; the first 96 catch the fish. */
export const shoot = (draws: Draws, value: FishValue) => draws.below(PERCENT * value)

export const fishingMultiplier = (value: FishValue, shot: number): Multiplier =>
  shot < PAID_PERCENT ? times(value) : LOST

/** The share of shots that catch the fish. */
export const fishingChance = (value: FishValue) => PAID_PERCENT / (PERCENT * value)

export const fishingReturn = (value: FishValue) =>
  returnOf([[fishingChance(value), fishingMultiplier(value, 0)]])

import type { Draws } from '../draws.ts'
import { LOST, type Multiplier, returnOf, times } from '../multiplier.ts'

/** The six faces in the order of their numbers. */
export const BAU_CUA_FACES = ['nai', 'bau', 'ga', 'ca', 'cua', 'tom'] as const
export type BauCuaFace = (typeof BAU_CUA_FACES)[number]

const DICE = 3

export const rollBauCua = (draws: Draws): BauCuaFace[] =>
  Array.from({ length: DICE }, () => faceOf(draws.below(BAU_CUA_FACES.length)))

const faceOf = (number: number): BauCuaFace => BAU_CUA_FACES[number] ?? 'nai'

/** Each die that shows the face pays once the stake; the stake itself comes back with the first. */
export function bauCuaMultiplier(face: BauCuaFace, dice: readonly BauCuaFace[]): Multiplier {
  const hits = dice.filter((shown) => shown === face).length
  return hits === 0 ? LOST : times(hits + 1)
}

export function bauCuaReturn(): number {
  const rolls = BAU_CUA_FACES.flatMap((a) =>
    BAU_CUA_FACES.flatMap((b) => BAU_CUA_FACES.map((c): BauCuaFace[] => [a, b, c])),
  )
  return returnOf(rolls.map((dice) => [1 / rolls.length, bauCuaMultiplier('nai', dice)]))
}

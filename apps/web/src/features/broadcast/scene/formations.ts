import type { Field } from './fields.ts'

/** Where a player of the home side stands when nobody attacks: the keeper first. */
export type Spot = readonly [along: number, across: number]

const ELEVEN: readonly Spot[] = [
  [0.04, 0.5], [0.2, 0.16], [0.17, 0.38], [0.17, 0.62], [0.2, 0.84], [0.33, 0.2], [0.31, 0.5], [0.33, 0.8],
  [0.45, 0.3], [0.47, 0.52], [0.45, 0.72],
] // prettier-ignore
const FIVE: readonly Spot[] = [
  [0.34, 0.5], [0.24, 0.22], [0.24, 0.78], [0.13, 0.35], [0.13, 0.65],
] // prettier-ignore
const SIX_ON_ICE: readonly Spot[] = [
  [0.075, 0.5], [0.24, 0.32], [0.24, 0.68], [0.4, 0.2], [0.43, 0.5], [0.4, 0.8],
] // prettier-ignore
const SEVEN: readonly Spot[] = [
  [0.03, 0.5], [0.16, 0.2], [0.2, 0.38], [0.2, 0.62], [0.16, 0.8], [0.3, 0.32], [0.3, 0.68],
] // prettier-ignore
const THIRTEEN: readonly Spot[] = [
  [0.16, 0.5], [0.38, 0.08], [0.4, 0.22], [0.41, 0.35], [0.44, 0.46], [0.44, 0.54], [0.46, 0.42], [0.46, 0.5],
  [0.46, 0.58], [0.41, 0.65], [0.4, 0.78], [0.38, 0.92], [0.28, 0.4],
] // prettier-ignore
const SCRIMMAGE: readonly Spot[] = [
  [0.26, 0.5], [0.44, 0.34], [0.44, 0.42], [0.44, 0.5], [0.44, 0.58], [0.44, 0.66], [0.4, 0.5], [0.35, 0.5],
  [0.44, 0.12], [0.44, 0.88], [0.4, 0.24],
] // prettier-ignore

const MIDDLE: Spot = [0.4, 0.5]

/** The place of one of a side. */
export const spotIn = (spots: readonly Spot[], at: number): Spot => spots[at % spots.length] ?? MIDDLE

export function formationOf({ kind, look }: Field): readonly Spot[] {
  if (kind === 'court') return FIVE
  if (kind === 'rink') return SIX_ON_ICE
  if (kind === 'hall') return SEVEN
  if (kind === 'gridiron') return look === 'yards' ? SCRIMMAGE : THIRTEEN
  return ELEVEN
}

const SIX_AT_NET: readonly Spot[] = [
  [0.14, 0.2], [0.14, 0.5], [0.14, 0.8], [0.37, 0.2], [0.38, 0.5], [0.37, 0.8],
] // prettier-ignore
const PAIR: readonly Spot[] = [
  [0.2, 0.3], [0.22, 0.72],
] // prettier-ignore

/** Of the sports over a net, on the home side of it. */
export function courtSpots({ kind, perSide }: Field): readonly Spot[] {
  if (perSide === 6) return SIX_AT_NET
  if (perSide === 2) return PAIR
  return kind === 'table' ? ALONE_AT_TABLE : ALONE
}

const ALONE: readonly Spot[] = [[0.1, 0.5]]
const ALONE_AT_TABLE: readonly Spot[] = [[0.16, 0.55]]

import type { ScoreKind } from '@keo/sportsbook-contract/match-enums'
import type { Side } from '../../score.ts'

/** Who can score in a tick: both, or one side after the other. */
export type Turn = 'both' | 'homeFirst' | 'awayFirst' | 'home' | 'away'

export type Pause = { readonly clockPeriod: number; readonly seconds: number }

/** A run of ticks that are all alike and count towards the same score periods. */
export type Stretch = {
  readonly ticks: number
  readonly turn: Turn
  readonly tickSeconds: number
  readonly clockPeriod: number
  /** Seconds that have passed on the clock of its period when it begins. */
  readonly clockFrom: number
  /** Least and most minutes of added time. It has the same number of longer ticks, so the number reveals nothing. */
  readonly added: readonly [number, number] | null
  /** Null when play runs straight on from the stretch before. */
  readonly pause: Pause | null
  /** What the clock shows once it has ended, where that has a number of its own; else the pause that follows. */
  readonly endPeriod: number | null
  /** The home side bats last: not at all when it leads, and only until it does. */
  readonly isWalkOff: boolean
}

export type ScorePeriod = {
  readonly id: number
  readonly stretches: readonly number[]
  /** The winner of a shoot-out is given one more. */
  readonly countsShootOut: boolean
}

export type ShootOut = {
  readonly rounds: number
  readonly waiting: Pause
  readonly clockPeriod: number
  readonly period: number
  /** The period of the first rounds alone, where the provider has one. */
  readonly firstRoundsPeriod: number | null
}

/** How a level match is decided. */
export type Decider = {
  readonly repeats: boolean
  readonly isSuddenDeath: boolean
  readonly shootOut: ShootOut | null
}

/** The periods and ticks of a match, the same for all teams. */
export type Shape = {
  readonly kinds: readonly ScoreKind[]
  readonly clock: 'up' | 'down' | 'none'
  /** Normal time, then one round of extra time. */
  readonly stretches: readonly Stretch[]
  readonly normalCount: number
  /** The headline first. */
  readonly periods: readonly ScorePeriod[]
  /** Score periods of a quarter of an hour each, where the sport counts by them. */
  readonly slices: readonly number[]
  /** The score period of the first round of extra time alone, where each round has its own. */
  readonly firstRoundPeriod: number | null
  readonly decider: Decider | null
  readonly notStarted: number
  readonly over: number
}

/** Rounds of extra time go on counting: slots are stretches as played. */
export function stretchOfSlot(shape: Shape, slot: number): number {
  const extra = shape.stretches.length - shape.normalCount
  return slot < shape.stretches.length ? slot : shape.normalCount + ((slot - shape.normalCount) % extra)
}

export function stretchAt(shape: Shape, index: number): Stretch {
  const stretch = shape.stretches[index]
  if (!stretch) throw new RangeError(`no stretch ${index}`)
  return stretch
}

export function acts(turn: Turn, tick: number, side: Side): boolean {
  if (turn === 'both' || turn === side) return true
  if (turn === 'homeFirst') return (tick % 2 === 0) === (side === 'home')
  return turn === 'awayFirst' && (tick % 2 === 0) === (side === 'away')
}

/** How many ticks of the stretch a side still has, the given number of ticks being over. */
export function turnsLeft(stretch: Stretch, played: number, side: Side): number {
  const left = stretch.ticks - played
  if (stretch.turn === 'both' || stretch.turn === side) return left
  if (stretch.turn === 'home' || stretch.turn === 'away') return 0
  return acts(stretch.turn, played, side) ? Math.ceil(left / 2) : Math.floor(left / 2)
}

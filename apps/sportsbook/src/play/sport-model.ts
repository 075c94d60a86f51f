import type { ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { SPORT, type SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Chance } from './chance.ts'
import type { Pairs, Split } from './pairs.ts'
import type { ScoreSheet, Side } from './score.ts'

export const SPORT_IDS: readonly SportId[] = Object.values(SPORT)

/** What a model needs to know of a match. Edge and pace are spread like a normal of deviation 1 around 0. */
export type MatchSetting = {
  readonly sportId: SportId
  /** The provider's number of the format (`fmt`). */
  readonly format: number
  /** Strength of the home side against the away side, the advantage of playing at home left out. */
  readonly edge: number
  /** How much is scored, whoever scores. */
  readonly pace: number
  readonly isNeutral: boolean
  /** A level match goes on to extra time and a decision. */
  readonly isKnockout: boolean
}

export const EVENT_KINDS = [
  'periodStart', 'periodEnd', 'over', 'addedTime',
  'danger', 'dangerOver', 'shot', 'shotOnTarget', 'corner', 'yellowCard', 'redCard', 'substitution',
  'goal', 'penalty', 'penaltyMissed', 'varCheck', 'varStands', 'varCancels',
  'points', 'timeout', 'point', 'breakPoint', 'game', 'tieBreak', 'set', 'frame', 'ball', 'knockDown', 'decision',
  'delayed', 'postponed', 'interrupted', 'suspended', 'resumed', 'abandoned', 'cancelled', 'walkover', 'retired',
] as const // prettier-ignore
export type EventKind = (typeof EVENT_KINDS)[number]

export type MatchEvent = {
  readonly kind: EventKind
  readonly side: Side | null
  /** Points scored, minutes added, the number of the set and the like. */
  readonly amount?: number
  /** How it came about, such as `header` or `penalty`: a word of the model. */
  readonly manner?: string
}

/** Why betting stands still; the numbers are the provider's delay events (`pt`). */
export const SUSPENSION = {
  periodChange: 1,
  danger: 2,
  varCheck: 3,
  other: 4,
  penalty: 5,
  card: 6,
  score: 7,
} as const
export type Suspension = (typeof SUSPENSION)[keyof typeof SUSPENSION]

export type Frame<State> = {
  /** From kick-off, on the world's clock. Frames ascend. */
  readonly atMs: number
  readonly state: State
  readonly events: readonly MatchEvent[]
  readonly suspension: Suspension | null
}

/** A state as the wire shows it. */
export type Snapshot = {
  readonly isOver: boolean
  /** The period of the clock (`mc.pe`). */
  readonly clockPeriod: number
  /** Null where the clock tells nothing, as between sets. */
  readonly seconds: number | null
  readonly isRunning: boolean
  readonly countsDown: boolean
  readonly addedMinutes: number | null
  /** 0 normal time, 1 extra time, 2 shoot-out. */
  readonly part: 0 | 1 | 2
  readonly serving: Side | null
  readonly scores: ScoreSheet
  /** The sport's own board (`sb`), by the provider's short names. */
  readonly board: Readonly<Record<string, number | string>>
}

/** What an operator or a test makes happen: it comes true with the first step at or after its time. */
export type ForcedEvent = {
  readonly atMs: number
  readonly kind: 'goal' | 'redCard' | 'yellowCard' | 'corner' | 'penalty' | 'varCheck' | 'point' | 'end'
  readonly side: Side
}

/** A question that no score answers, such as the method of a win. Answers are the provider's option numbers. */
export type Question =
  | { readonly topic: 'winner' }
  | {
      readonly topic: 'nextScore'
      readonly kind: ScoreKind
      readonly period: number
      readonly number: number
    }
  | { readonly topic: 'timeOfFirstGoal' | 'extraTime' | 'shootOut' | 'howDecided' | 'method' | 'distance' }
  | { readonly topic: 'lastScore'; readonly kind: ScoreKind; readonly period: number }
  | { readonly topic: 'raceTo'; readonly kind: ScoreKind; readonly period: number; readonly target: number }
  | { readonly topic: 'tieBreak'; readonly period: number }
  | { readonly topic: 'gameWinner'; readonly period: number; readonly number: number }

/** Everything still open, given a state: distributions of final values, those already reached included. */
export type Outlook = {
  /** Null for a kind or period that the sport does not have or that can no longer be bet on. */
  pair(kind: ScoreKind, period: number): Pairs | null
  split(kind: ScoreKind, first: number, second: number): Split | null
  /** Chances by option number, or null when the model does not know the question or it is already decided. */
  answers(question: Question): ReadonlyMap<number, number> | null
}

/**
 * One sport. `play` and `outlook` draw on the same numbers: the outlook at a state is exactly the distribution of
 * what `play` goes on to do from there.
 */
export type SportModel<State = unknown> = {
  readonly sportId: SportId
  before(setting: MatchSetting): State
  /** The whole match, frame by frame, the first at 0. Pure: the same arguments give the same frames. */
  play(setting: MatchSetting, chance: Chance, forced: readonly ForcedEvent[]): readonly Frame<State>[]
  snapshot(state: State): Snapshot
  outlook(setting: MatchSetting, state: State): Outlook
  /** The option number that answers the question by what has been played; null while it is open. */
  answer(question: Question, played: readonly Frame<State>[]): number | null
}

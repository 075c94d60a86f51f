import type { Cancel } from '@keo/service-kit/clock'
import type { Frame, Outlook, MatchSetting, MatchEvent, Snapshot, Suspension } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'

/** Match statuses by the provider's numbers (`ms`). */
export const MATCH_STATUS = {
  ended: 0,
  postponed: 1,
  interrupted: 2,
  cancelled: 3,
  notStarted: 4,
  live: 5,
  delayed: 6,
  abandoned: 7,
  suspended: 8,
} as const
export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS]

export type Scene = {
  readonly match: Match
  readonly status: MatchStatus
  readonly snapshot: Snapshot
  readonly suspension: Suspension | null
  /** Grows with every frame; equal numbers mean an equal scene. */
  readonly version: number
  /** What the model still holds open, under the given setting: the book passes its belief. */
  outlook(setting: MatchSetting): Outlook
  /** Frames up to this moment, oldest first. */
  played(): readonly Frame<unknown>[]
}

export type SceneChange = { readonly matchId: number; readonly events: readonly MatchEvent[] }

/** Matches on the clock. */
export type Stage = {
  /** The match at this moment; null for an id that the world does not know. */
  scene(matchId: number): Scene | null
  /** Matches that are being played or stand interrupted. */
  live(): readonly Scene[]
  /** Told once for each new frame or status, in order. */
  listen(tell: (change: SceneChange) => void): Cancel
}

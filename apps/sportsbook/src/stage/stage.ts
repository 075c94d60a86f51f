import type { Cancel, Instant } from '@keo/service-kit/clock'
import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import type { Frame, Outlook, MatchSetting, MatchEvent, Snapshot, Suspension } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'

export type Scene = {
  readonly match: Match
  readonly status: MatchStatus
  readonly snapshot: Snapshot
  readonly suspension: Suspension | null
  /** Grows with every frame; equal numbers mean an equal scene. */
  readonly version: number
  /** When this scene came; a running clock has gone on since. For a match not begun, its start. */
  readonly since: Instant
  /** What the model still holds open, under the given setting: the book passes its belief. */
  outlook(setting: MatchSetting): Outlook
  /** Frames up to this moment, oldest first. */
  played(): readonly Frame<unknown>[]
}

/**
 * Statuses after which nothing more is played. A snapshot that is not over under one of them was cut short: only what
 * was decided by then stands.
 */
const FINAL_STATUSES: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.ended,
  MATCH_STATUS.postponed,
  MATCH_STATUS.cancelled,
  MATCH_STATUS.abandoned,
])

export function isFinal(status: MatchStatus): boolean {
  return FINAL_STATUSES.has(status)
}

const PLAYED_STATUSES: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.live,
  MATCH_STATUS.interrupted,
  MATCH_STATUS.suspended,
])

export function isBeingPlayed({ status }: Pick<Scene, 'status'>): boolean {
  return PLAYED_STATUSES.has(status)
}

export type SceneChange = { readonly matchId: number; readonly events: readonly MatchEvent[] }

/** Matches on the clock. */
export type Stage = {
  /** The match at this moment; null for an id that the world does not know. */
  scene(matchId: number): Scene | null
  /** Matches that are being played or stand interrupted. */
  live(): readonly Scene[]
  /** Notified of new frames and statuses, in order; frames that came together are one notice. */
  listen(notify: (change: SceneChange) => void): Cancel
  /**
   * Notified when the clock jumped. Matches that began and ended within the jump get no notice of their own, and of those
   * that were or are being played only the last frame is notified.
   */
  listenToJumps(notify: (jump: { readonly from: Instant; readonly to: Instant }) => void): Cancel
}

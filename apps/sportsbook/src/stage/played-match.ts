import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import { chanceOf } from '../play/chance.ts'
import { SUSPENSION, type Frame, type MatchEvent, type SportModel } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'
import { type TimedIntervention, type View, withInterventions } from './interventions.ts'
import { brokenPeriod } from './broken-periods.ts'
import { timelineOf, turnsOfDisruption, type Timeline, type TimedTurn } from './timeline.ts'
import type { ForcedMatchEvent, Turn } from './forced-events.ts'

/** One moment of a played match: a frame, its time counted from the scheduled start, and the status it brings. */
export type Moment = {
  readonly frame: Frame<unknown>
  readonly status: MatchStatus
  /** Where the clock shows something else than the state does; null where it shows the state. */
  readonly period: number | null
  /** The time its clock counts from, if not the time of its frame. */
  readonly clockMs?: number
  readonly view?: View
}

/** A whole match with its disruption and everything that was forced on it. */
export type PlayedMatch = {
  readonly match: Match
  readonly before: unknown
  readonly moments: readonly Moment[]
}

type Needs = { match: Match; model: SportModel; seed: string; forced: readonly ForcedMatchEvent[] }

export function playMatch({ match, model, seed, forced }: Needs): PlayedMatch {
  const before = model.before(match.setting)
  const free = model.play(match.setting, chanceOf(seed), [])
  const timeline = timelineOf([
    ...turnsOfDisruption(match.disruption, free.at(-1)?.atMs ?? 0),
    ...forcedTurns(match, forced),
  ])
  const forcedPlay = forced.flatMap(({ at, what }) =>
    'play' in what ? [{ ...what.play, atMs: Math.max(0, timeline.toPlayMs(at - match.startsAt)) }] : [],
  )
  const frames = forcedPlay.length > 0 ? model.play(match.setting, chanceOf(seed), forcedPlay) : free
  const moments = momentsOf({ match, before, frames, timeline })
  return { match, before, moments: withInterventions(moments, interventionsOf(match, forced), before) }
}

function interventionsOf({ startsAt }: Match, forced: readonly ForcedMatchEvent[]): TimedIntervention[] {
  return forced.flatMap(({ at, what }) =>
    'intervention' in what ? [{ atMs: at - startsAt, intervention: what.intervention }] : [],
  )
}

function forcedTurns({ startsAt }: Match, forced: readonly ForcedMatchEvent[]): TimedTurn[] {
  return forced.flatMap(({ at, what }) => ('turn' in what ? [{ atMs: at - startsAt, turn: what.turn }] : []))
}

type MomentParts = { match: Match; before: unknown; frames: readonly Frame<unknown>[]; timeline: Timeline }

/** Frames at the times of the timeline, and between them the turns, each on the state it happens to. */
function momentsOf({ match, before, frames, timeline }: MomentParts): Moment[] {
  const moments: Moment[] = []
  const turns = [...timeline.turns]
  let hasBegun = false
  function takeTurnsUpTo(untilMs: number) {
    for (let next = turns[0]; next && next.atMs <= untilMs; next = turns[0]) {
      turns.shift()
      moments.push(turnMoment(match, next, { state: moments.at(-1)?.frame.state ?? before, hasBegun }))
    }
  }
  for (const [index, frame] of frames.entries()) {
    const atMs = timeline.toStageMs(frame.atMs)
    takeTurnsUpTo(atMs)
    if (atMs >= timeline.stopsAtMs || atMs === Infinity) return moments
    const status = index === frames.length - 1 ? MATCH_STATUS.ended : MATCH_STATUS.live
    moments.push({ frame: atMs === frame.atMs ? frame : { ...frame, atMs }, status, period: null })
    hasBegun = true
  }
  // Turns after the end of the match are left out.
  return moments
}

type MatchSoFar = { readonly state: unknown; readonly hasBegun: boolean }

function turnMoment({ setting }: Match, { atMs, turn }: TimedTurn, { state, hasBegun }: MatchSoFar): Moment {
  const status = statusAfter(turn, hasBegun)
  const standsStill = status === MATCH_STATUS.interrupted || status === MATCH_STATUS.suspended
  return {
    frame: { atMs, state, events: [eventOf(turn)], suspension: standsStill ? SUSPENSION.other : null },
    status,
    period: brokenPeriod(setting.sportId, turn),
  }
}

function statusAfter(turn: Turn, hasBegun: boolean): MatchStatus {
  switch (turn.kind) {
    case 'walkover':
    case 'retired':
      return MATCH_STATUS.ended
    case 'resumed':
      return hasBegun ? MATCH_STATUS.live : MATCH_STATUS.notStarted
    case 'delayed':
    case 'interrupted':
    case 'suspended':
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
      return MATCH_STATUS[turn.kind]
  }
}

function eventOf(turn: Turn): MatchEvent {
  if (turn.kind === 'walkover') return { kind: turn.kind, side: turn.winner }
  if (turn.kind === 'retired') return { kind: turn.kind, side: turn.loser }
  return { kind: turn.kind, side: null }
}

import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import { chanceOf } from '../play/chance.ts'
import { SUSPENSION, type Frame, type MatchEvent, type SportModel } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'
import { type TimedAside, type View, withAsides } from './interventions.ts'
import { brokenPeriod } from './broken-periods.ts'
import { courseOf, fatedTurns, type Course, type TimedTurn } from './timeline.ts'
import type { ForcedMatchEvent, Turn } from './forced-events.ts'

/** One moment of a performance: a frame, its time counted from the scheduled start, and the status it brings. */
export type Beat = {
  readonly frame: Frame<unknown>
  readonly status: MatchStatus
  /** Where the clock shows something else than the state does; null where it shows the state. */
  readonly period: number | null
  /** Where its clock counts from, if not from the moment of the beat. */
  readonly clockMs?: number
  readonly view?: View
}

/** A whole match as it comes to pass, fate and force included. */
export type Performance = { readonly match: Match; readonly before: unknown; readonly beats: readonly Beat[] }

type Needs = { match: Match; model: SportModel; seed: string; forced: readonly ForcedMatchEvent[] }

export function perform({ match, model, seed, forced }: Needs): Performance {
  const before = model.before(match.setting)
  const free = model.play(match.setting, chanceOf(seed), [])
  const course = courseOf([...fatedTurns(match.fate, free.at(-1)?.atMs ?? 0), ...forcedTurns(match, forced)])
  const wished = forced.flatMap(({ at, what }) =>
    'play' in what ? [{ ...what.play, atMs: Math.max(0, course.toPlayMs(at - match.startsAt)) }] : [],
  )
  const frames = wished.length > 0 ? model.play(match.setting, chanceOf(seed), wished) : free
  const beats = beatsOf({ match, before, frames, course })
  return { match, before, beats: withAsides(beats, asidesOf(match, forced), before) }
}

function asidesOf({ startsAt }: Match, forced: readonly ForcedMatchEvent[]): TimedAside[] {
  return forced.flatMap(({ at, what }) =>
    'aside' in what ? [{ atMs: at - startsAt, aside: what.aside }] : [],
  )
}

function forcedTurns({ startsAt }: Match, forced: readonly ForcedMatchEvent[]): TimedTurn[] {
  return forced.flatMap(({ at, what }) => ('turn' in what ? [{ atMs: at - startsAt, turn: what.turn }] : []))
}

type Cast = { match: Match; before: unknown; frames: readonly Frame<unknown>[]; course: Course }

/** Frames at the times the course gives them, and between them the turns, each on the state it befalls. */
function beatsOf({ match, before, frames, course }: Cast): Beat[] {
  const beats: Beat[] = []
  const turns = [...course.turns]
  let hasBegun = false
  function takeTurnsUpTo(untilMs: number) {
    for (let next = turns[0]; next && next.atMs <= untilMs; next = turns[0]) {
      turns.shift()
      beats.push(turnBeat(match, next, { state: beats.at(-1)?.frame.state ?? before, hasBegun }))
    }
  }
  for (const [index, frame] of frames.entries()) {
    const atMs = course.toStageMs(frame.atMs)
    takeTurnsUpTo(atMs)
    if (atMs >= course.stopsAtMs || atMs === Infinity) return beats
    const status = index === frames.length - 1 ? MATCH_STATUS.ended : MATCH_STATUS.live
    beats.push({ frame: atMs === frame.atMs ? frame : { ...frame, atMs }, status, period: null })
    hasBegun = true
  }
  // What was meant to befall the match later finds it over.
  return beats
}

type Befallen = { readonly state: unknown; readonly hasBegun: boolean }

function turnBeat({ setting }: Match, { atMs, turn }: TimedTurn, { state, hasBegun }: Befallen): Beat {
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

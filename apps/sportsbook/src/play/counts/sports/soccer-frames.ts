import { SUSPENSION, type MatchEvent } from '../../sport-model.ts'
import type { EventOf } from '../draw-tick.ts'
import {
  between,
  plainFrame,
  type TickFrame,
  type TickFrames,
  type TickPresenter,
  type Tick,
} from '../tick-frames.ts'
import type { Side } from '../../score.ts'

/** Kinds by their place in the shape. */
const WORDS = ['goal', 'corner', 'yellowCard', 'redCard'] as const

export const soccerEvent: EventOf = (place, side, amount, draw) => {
  const kind = WORDS[place] ?? 'goal'
  return kind === 'goal' ? { kind, side, amount, manner: mannerOf(draw()) } : { kind, side, amount }
}

function mannerOf(at: number): string {
  if (at < 0.09) return 'penalty'
  if (at < 0.26) return 'header'
  if (at < 0.31) return 'freeKick'
  return at < 0.34 ? 'ownGoal' : 'shot'
}

/** Chances in a tick without a goal that something is in the air which comes to nothing. */
const IDLE = {
  missedPenalty: 0.00007,
  varCancels: 0.00012,
  danger: 0.013,
  shotOnTarget: 0.006,
  shot: 0.014,
  substitution: 0.005,
}
const VAR_SHARE = 0.08

/** A goal is always preceded by danger, so that nobody who bets knows more than the book. */
export const soccerFrames: TickPresenter = (tick, draw) => {
  const goal = tick.events.find((event) => event.kind === 'goal')
  if (goal) return goalFrames(tick, goal, draw)
  const at = draw()
  const side: Side = draw() < 0.5 ? 'home' : 'away'
  if (tick.incident) return stoppage(tick, tick.incident.kind, tick.incident.side, draw, false)
  if (at < IDLE.missedPenalty) return stoppage(tick, 'penalty', side, draw, false)
  if (at < IDLE.missedPenalty + IDLE.varCancels) return stoppage(tick, 'varCheck', side, draw, false)
  if (tick.events.some((event) => event.kind === 'redCard')) return redCard(tick, draw)
  if (at < IDLE.danger) return passingDanger(tick, side, draw)
  const colour = colourOf(draw(), side)
  return { frames: [plainFrame(tick, colour ? [...tick.events, colour] : tick.events)], endMs: tick.lengthMs }
}

function colourOf(at: number, side: Side): MatchEvent | null {
  if (at < IDLE.shotOnTarget) return { kind: 'shotOnTarget', side }
  if (at < IDLE.shotOnTarget + IDLE.shot) return { kind: 'shot', side }
  if (at < IDLE.shotOnTarget + IDLE.shot + IDLE.substitution) return { kind: 'substitution', side }
  return null
}

function goalFrames(tick: Tick, goal: MatchEvent, draw: () => number): TickFrames {
  const side = goal.side ?? 'home'
  const incident = tick.incident?.kind
  if (incident === 'penalty' || (!incident && goal.manner === 'penalty'))
    return stoppage(tick, 'penalty', side, draw, true)
  if (incident === 'varCheck' || draw() < VAR_SHARE) return stoppage(tick, 'varCheck', side, draw, true)
  const lead = between(draw, 2, 4)
  const ball: MatchEvent[] = [{ kind: 'shotOnTarget', side }, ...tick.events]
  const frames = [
    danger(tick, side, lead),
    { ...later(tick, lead, true, ball), isSettling: true, hold: scored(draw) },
  ]
  return { frames, endMs: tick.lengthMs }
}

function danger(tick: Tick, side: Side, lead: number): TickFrame {
  const hold = { cause: SUSPENSION.danger, ms: lead + 1_000 }
  return { ...plainFrame(tick, [{ kind: 'danger', side }]), hold, isSettling: false }
}

function scored(draw: () => number): TickFrame['hold'] {
  return { cause: SUSPENSION.score, ms: between(draw, 3, 8) }
}

function later(tick: Tick, ms: number, isRunning: boolean, events: readonly MatchEvent[]): TickFrame {
  const atMs = tick.lengthMs + ms
  return { atMs, clockMs: atMs, isRunning, events, hold: null, isSettling: false }
}

/** The clock stands still while a penalty is taken or a goal is looked at again. */
function stoppage(
  tick: Tick,
  kind: 'penalty' | 'varCheck',
  side: Side,
  draw: () => number,
  isGoal: boolean,
): TickFrames {
  const lead = between(draw, 1, 3)
  const wait = between(draw, 12, 24)
  const cause = kind === 'penalty' ? SUSPENSION.penalty : SUSPENSION.varCheck
  const call = { ...later(tick, lead, false, [{ kind, side }]), hold: { cause, ms: wait + 1_000 } }
  const last = later(tick, lead, false, endOf(tick, kind, side, isGoal))
  const hold = isGoal ? scored(draw) : { cause, ms: between(draw, 2, 4) }
  const frames = [danger(tick, side, lead), call, { ...last, atMs: last.atMs + wait, hold, isSettling: true }]
  return { frames, endMs: tick.lengthMs + wait }
}

function endOf(tick: Tick, kind: 'penalty' | 'varCheck', side: Side, isGoal: boolean): readonly MatchEvent[] {
  const others = tick.events
  if (kind === 'varCheck') return [{ kind: isGoal ? 'varStands' : 'varCancels', side }, ...others]
  if (!isGoal) return [{ kind: 'penaltyMissed', side }, ...others]
  const own = others.filter((event) => event.kind === 'goal' && event.side === side)
  const rest = others.filter((event) => !own.includes(event))
  return [...own.map(({ kind: word, amount }) => ({ kind: word, side, amount, manner: 'penalty' })), ...rest]
}

function redCard(tick: Tick, draw: () => number): TickFrames {
  const hold = { cause: SUSPENSION.card, ms: between(draw, 4, 8) }
  return { frames: [{ ...plainFrame(tick), hold }], endMs: tick.lengthMs }
}

/** Danger that comes to nothing; the tick is over when it has passed. */
function passingDanger(tick: Tick, side: Side, draw: () => number): TickFrames {
  const lead = between(draw, 2, 4)
  const over = later(tick, lead, true, [{ kind: 'dangerOver', side }, ...tick.events])
  const frames = [
    danger(tick, side, lead),
    { ...over, hold: { cause: SUSPENSION.danger, ms: 0 }, isSettling: true },
  ]
  return { frames, endMs: tick.lengthMs }
}

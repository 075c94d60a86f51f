import type { Chance } from '../chance.ts'
import type { Side } from '../score.ts'
import type { Tally } from './tally.ts'
import { SUSPENSION, type ForcedEvent, type Frame, type MatchEvent } from '../sport-model.ts'

/** Before the match, a unit under way, between two units, after the last. */
export type Phase = 'before' | 'play' | 'break' | 'over'

export type PointState = {
  readonly phase: Phase
  /** The scores of the units that are over, oldest first. */
  readonly finished: readonly Tally[]
}

/** A sport that is played point by point. */
export type PointRules<State extends PointState> = {
  /** The first unit, or the next after a break. */
  start(state: State): State
  after(state: State, winner: Side): State
  /** The next point may turn the game, the set or the match. */
  isDanger(state: State): boolean
  tell(from: State, to: State, winner: Side): readonly MatchEvent[]
  /** From the end of one point to the end of the next; luck is at least 0 and below 1. */
  pointMs(state: State, luck: number): number
  readonly breakMs: number
}

const DANGER_MS = 4_000
const PERIOD_CHANGE_MS = 8_000
const HURRIED_POINT_MS = 1_000

export function playPoints<State extends PointState>(
  rules: PointRules<State>,
  before: State,
  homeChance: (state: State) => number,
  chance: Chance,
  forced: readonly ForcedEvent[],
): readonly Frame<State>[] {
  const orders = ordersOf(forced)
  let state = rules.start(before)
  const frames: Frame<State>[] = [{ atMs: 0, state, events: [started(state)], suspension: null }]
  let at = 0
  for (let step = 0; state.phase !== 'over'; step++) {
    const luck = chance.at(step)
    const drawn: Side = luck() < homeChance(state) ? 'home' : 'away'
    const lasts = orders.isEnding() ? HURRIED_POINT_MS : rules.pointMs(state, luck())
    at += lasts
    if (lasts > DANGER_MS && rules.isDanger(state)) {
      frames.push({ atMs: at - DANGER_MS, state, events: [], suspension: SUSPENSION.danger })
    }
    const winner = orders.take(at) ?? drawn
    const next = rules.after(state, winner)
    const isBreak = next.phase === 'break'
    const events = rules.tell(state, next, winner)
    frames.push({ atMs: at, state: next, events, suspension: isBreak ? SUSPENSION.periodChange : null })
    state = isBreak ? rules.start(next) : next
    if (isBreak) {
      frames.push({ atMs: at + PERIOD_CHANGE_MS, state: next, events: [], suspension: null })
      at += orders.isEnding() ? PERIOD_CHANGE_MS + HURRIED_POINT_MS : rules.breakMs
      frames.push({ atMs: at, state, events: [started(state)], suspension: null })
    }
  }
  return frames
}

function started(state: PointState): MatchEvent {
  return { kind: 'periodStart', side: null, amount: state.finished.length + 1 }
}

/** Forced events by their time: a point for a side, or an end, after which that side wins every point in haste. */
export function ordersOf(forced: readonly ForcedEvent[]) {
  const waiting = forced
    .filter(({ kind }) => kind === 'point' || kind === 'goal' || kind === 'end')
    .toSorted((a, b) => a.atMs - b.atMs)
  let ending: Side | null = null
  return {
    isEnding: () => ending !== null,
    take(atMs: number): Side | null {
      const [first] = waiting
      if (ending || !first || first.atMs > atMs) return ending
      waiting.shift()
      if (first.kind === 'end') ending = first.side
      return first.side
    },
  }
}

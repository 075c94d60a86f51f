import type { Chance } from '../chance.ts'
import type { Side } from '../score.ts'
import { ordersOf } from './orders.ts'
import type { Tally } from './tally.ts'
import { SUSPENSION, type ForcedEvent, type Frame, type MatchEvent } from '../sport-model.ts'

/** Before the match, a unit under way, between two units, after the last. */
export type Phase = 'before' | 'play' | 'break' | 'over'

export type PointState = {
  readonly phase: Phase
  /** The scores of the units that are over, oldest first. */
  readonly finished: readonly Tally[]
}

/** A sport that is played point by point, or visit by visit: a step is who wins the point, or what the visit brings. */
export type PointRules<State extends PointState, Step> = {
  /** The first unit, or the next after a break. */
  start(state: State): State
  after(state: State, step: Step): State
  /** The step that an operator forces. */
  forced(state: State, side: Side, isEnding: boolean): Step
  /** The next step may turn the game, the set or the match. */
  isDanger(state: State): boolean
  eventsBetween(from: State, to: State, step: Step): readonly MatchEvent[]
  /** From the end of one step to the end of the next; luck is at least 0 and below 1. */
  stepMs(state: State, luck: number): number
  breakMs(state: State): number
}

const DANGER_MS = 4_000
const PERIOD_CHANGE_MS = 8_000
const HURRIED_STEP_MS = 1_000

export function playPoints<State extends PointState, Step>(
  rules: PointRules<State, Step>,
  before: State,
  draw: (state: State, luck: () => number) => Step,
  chance: Chance,
  forced: readonly ForcedEvent[],
): readonly Frame<State>[] {
  const orders = ordersOf(forced)
  let state = rules.start(before)
  const frames: Frame<State>[] = [{ atMs: 0, state, events: [started(state)], suspension: null }]
  let at = 0
  for (let step = 0; state.phase !== 'over'; step++) {
    const luck = chance.at(step)
    const lasts = orders.isEnding() ? HURRIED_STEP_MS : rules.stepMs(state, luck())
    at += lasts
    if (lasts > DANGER_MS && rules.isDanger(state)) {
      frames.push({ atMs: at - DANGER_MS, state, events: [], suspension: SUSPENSION.danger })
    }
    const side = orders.take(at)
    const taken = side ? rules.forced(state, side, orders.isEnding()) : draw(state, luck)
    const next = rules.after(state, taken)
    const isBreak = next.phase === 'break'
    const events = rules.eventsBetween(state, next, taken)
    frames.push({ atMs: at, state: next, events, suspension: isBreak ? SUSPENSION.periodChange : null })
    state = isBreak ? rules.start(next) : next
    if (isBreak) {
      frames.push({ atMs: at + PERIOD_CHANGE_MS, state: next, events: [], suspension: null })
      at += orders.isEnding() ? PERIOD_CHANGE_MS + HURRIED_STEP_MS : rules.breakMs(next)
      frames.push({ atMs: at, state, events: [started(state)], suspension: null })
    }
  }
  return frames
}

function started(state: PointState): MatchEvent {
  return { kind: 'periodStart', side: null, amount: state.finished.length + 1 }
}

/** A point goes to the home side with a chance. */
export function drawSide(homeChance: number, luck: () => number): Side {
  return luck() < homeChance ? 'home' : 'away'
}

import type { Chance } from '../chance.ts'
import type { ForcedEvent, Frame } from '../sport-model.ts'
import { counted, drawTick, eventsOf, force, limit, redsOf, type EventOf } from './draw-tick.ts'
import { isMark, menAfter } from './short-handed/men.ts'
import { playShootOut } from './extra-time/play-shoot-out.ts'
import { PRESENTER_STEPS, SLOT_STEPS, STEPS_OF_A_SLOT } from './play-steps.ts'
import type { Rates } from './rates.ts'
import { createRun, emit, endPeriod, hold, rest, takeForced, type Run } from './run.ts'
import { acts, stretchAt, stretchOfSlot, type Pause, type Stretch } from './periods/shape.ts'
import { movedOn, stateBefore, type CountsState } from './state.ts'
import type { TickFrame, TickPresenter, ForcedIncident } from './tick-frames.ts'
import { marginOf } from './view.ts'

export type Script = {
  readonly eventOf: EventOf
  readonly presenter: TickPresenter
  /** What a forced score is worth. */
  readonly typicalScore: number
}

type Game = { readonly rates: Rates; readonly chance: Chance; readonly script: Script; readonly run: Run }

/** The whole match, by the rates that the outlook reckons with. */
export function playMatch(
  rates: Rates,
  script: Script,
  chance: Chance,
  forced: readonly ForcedEvent[],
): readonly Frame<CountsState>[] {
  const { shape } = rates
  const run = createRun({ ...stateBefore(shape), stand: 'playing' }, forced)
  const game = { rates, chance, script, run }
  for (let slot = 0; slot < shape.normalCount && !run.isEnded; slot++) playSlot(game, slot)
  const isLevel = () => !run.isEnded && marginOf(run.state) === 0
  if (shape.decider && isLevel()) {
    run.state = { ...run.state, part: 1 }
    playExtra(game, isLevel)
    if (shape.decider.shootOut && isLevel()) playShootOut(run, rates, chance, shape.decider.shootOut)
  }
  finish(run)
  return run.frames
}

function playExtra(game: Game, isLevel: () => boolean): void {
  const { shape } = game.rates
  const size = shape.stretches.length - shape.normalCount
  let slot = shape.normalCount
  do {
    const end = slot + size
    while (slot < end && !game.run.isEnded && !isCutShort(game)) playSlot(game, slot++)
  } while (shape.decider?.repeats && isLevel())
}

/** In sudden death the first score ends it. */
function isCutShort({ rates, run }: Game): boolean {
  return rates.shape.decider?.isSuddenDeath === true && marginOf(run.state) !== 0
}

const AFTER_THE_LAST_MS = 3_000

function finish(run: Run): void {
  const { shape, slot, clockPeriod } = run.state
  const last = stretchAt(shape, stretchOfSlot(shape, slot))
  endPeriod(run, { clockPeriod: run.state.part < 2 ? (last.endPeriod ?? clockPeriod) : clockPeriod })
  run.state = { ...run.state, stand: 'over', isRunning: false, clockPeriod: shape.over }
  emit(run, run.nowMs + AFTER_THE_LAST_MS, [{ kind: 'over', side: null }])
}

function playSlot(game: Game, slot: number): void {
  const { rates, run, chance } = game
  const stretch = stretchAt(rates.shape, stretchOfSlot(rates.shape, slot))
  if (stretch.isWalkOff && marginOf(run.state) > 0) return
  if (stretch.pause) breakFor(run, stretch.pause)
  run.state = { ...run.state, slot, tick: 0 }
  if (slot === 0 || stretch.pause) startPeriod(run, stretch)
  const lengthMs = stretch.added
    ? addTime(run, stretch, stretch.added, chance.at(SLOT_STEPS + slot)())
    : stretch.tickSeconds * 1_000
  for (let tick = 0; tick < stretch.ticks && !run.isEnded; tick++) {
    if (slot >= rates.shape.normalCount && isCutShort(game)) return
    playTick(game, { stretch, lengthMs, slot, tick })
  }
}

function breakFor(run: Run, pause: Pause): void {
  const { shape, slot } = run.state
  const last = stretchAt(shape, stretchOfSlot(shape, slot))
  endPeriod(run, { clockPeriod: last.endPeriod ?? pause.clockPeriod })
  rest(run, pause.clockPeriod, pause.seconds)
}

function startPeriod(run: Run, { clockPeriod, clockFrom }: Stretch): void {
  run.state = { ...run.state, clockPeriod, seconds: clockFrom, isRunning: true, addedMinutes: null }
  emit(run, run.nowMs, [{ kind: 'periodStart', side: null }])
}

/** Announces the added time and sets the length of its ticks. */
function addTime(run: Run, { ticks }: Stretch, [least, most]: readonly [number, number], at: number): number {
  const amount = least + Math.floor(at * (most - least + 1))
  run.state = { ...run.state, addedMinutes: amount }
  emit(run, run.nowMs + 1, [{ kind: 'addedTime', side: null, amount }])
  return Math.round((amount * 60_000) / ticks)
}

type Place = {
  readonly stretch: Stretch
  readonly lengthMs: number
  readonly slot: number
  readonly tick: number
}

function isIncident(event: ForcedEvent): event is ForcedEvent & ForcedIncident {
  return event.kind === 'penalty' || event.kind === 'varCheck'
}

function playTick(game: Game, place: Place): void {
  const { run, rates, chance, script } = game
  const index = stretchOfSlot(rates.shape, place.slot)
  const draw = chance.at(place.slot * STEPS_OF_A_SLOT + place.tick)
  const { men } = run.state
  const { sendingOff } = rates
  const advantage = sendingOff && isMark(place.tick, sendingOff.markTicks) ? men.next : men.now
  const drawn = drawTick(rates, { index, tick: place.tick, advantage }, draw)
  const due = takeForced(run, run.nowMs + place.lengthMs, (side) =>
    acts(place.stretch.turn, place.tick, side),
  )
  for (const event of due) force(rates.shape, drawn, event, script.typicalScore, draw)
  if (place.stretch.isWalkOff || index >= rates.shape.normalCount)
    limit(run.state, index, drawn, marginOf(run.state))
  const tick = {
    lengthMs: place.lengthMs,
    stretch: place.stretch,
    before: run.state,
    events: eventsOf(rates.shape, drawn, script.eventOf, draw),
    incident: due.find(isIncident) ?? null,
  }
  const shown = script.presenter(tick, chance.at(PRESENTER_STEPS + place.slot * STEPS_OF_A_SLOT + place.tick))
  const tallies = counted(run.state, place.slot, drawn)
  const settled = {
    tick: place.tick + 1,
    tallies,
    men: sendingOff ? menAfter(men, advantage, redsOf(drawn, sendingOff)) : men,
  }
  for (const frame of shown.frames) addFrame(run, frame, place, settled)
  run.nowMs += shown.endMs
  if (due.some((event) => event.kind === 'end')) run.isEnded = true
}

/** What a tick leaves. */
type Settled = Pick<CountsState, 'tick' | 'tallies' | 'men'>

function addFrame(run: Run, frame: TickFrame, { stretch, lengthMs, tick }: Place, settled: Settled): void {
  const at = run.nowMs + frame.atMs
  if (frame.hold) hold(run, frame.hold.cause, at + frame.hold.ms)
  const seconds = stretch.clockFrom + (tick * lengthMs + frame.clockMs) / 1_000
  run.state = frame.isSettling
    ? movedOn(run.state, settled, seconds, frame)
    : movedOn(run.state, run.state, seconds, frame)
  emit(run, at, frame.events)
}

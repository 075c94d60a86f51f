import type { Side } from '../../score.ts'
import { SUSPENSION, type MatchSetting } from '../../sport-model.ts'
import { createCountsModel } from '../counts-model.ts'
import type { EventOf } from '../draw-tick.ts'
import { shapeOfQuarters } from '../periods/quarters.ts'
import { ratesOf, type Rates } from '../rates.ts'
import { acts, type Shape } from '../periods/shape.ts'
import { inProportion, meansOf } from '../strength.ts'
import { between, plainFrame, type TickFrame, type TickPresenter, type Tick } from '../tick-frames.ts'

/** Drives of both sides in a quarter. */
const QUARTER_TICKS = 6
const DRIVES = QUARTER_TICKS * 2

function shapeOf(): Shape {
  return shapeOfQuarters({
    sportId: 6,
    count: 4,
    seconds: 900,
    ticks: QUARTER_TICKS,
    breakSeconds: 120,
    halfTimeSeconds: 780,
    overtimeSeconds: 600,
    overtimeTicks: 4,
    hasLateWithOvertime: false,
  })
}

/** How often a drive brings a safety, a field goal, a touchdown without, with one and with two extra points. */
const DRIVE = [0, 0, 0.004, 0.17, 0, 0, 0.012, 0.19, 0.01]
const MANNERS: Readonly<Record<number, string>> = { 2: 'safety', 3: 'fieldGoal' }
const POINTS = { home: 23.6, away: 21.4 }

const driveEvent: EventOf = (_place, side, amount) => ({
  kind: 'points',
  side,
  amount,
  manner: MANNERS[amount] ?? 'touchdown',
})

function rates(setting: MatchSetting, shape: Shape): Rates {
  const means = meansOf(setting, POINTS, { edge: 0.15, pace: 0.08 })
  const chances = {
    home: inProportion(DRIVE, means.home / DRIVES),
    away: inProportion(DRIVE, means.away / DRIVES),
  }
  return ratesOf(
    shape,
    shape.stretches.map(() => [chances]),
    { home: 0, away: 0 },
  )
}

const PLAYS = 5
const MOST_YARDS = 10

/** Downs are called out on the way; they hint at nothing, for they are drawn apart from the drive. */
const presenter: TickPresenter = (tick, draw) => {
  const frames = Array.from({ length: PLAYS - 1 }, (_nothing, play) => playFrame(tick, play + 1, draw))
  const after = between(draw, 20, 60)
  const hold = tick.events.length > 0 ? { cause: SUSPENSION.score, ms: between(draw, 4, 8) } : null
  const next: TickFrame = {
    ...plainFrame(tick, []),
    atMs: tick.lengthMs + after,
    isSettling: false,
    board: boardOf(attackerOf(tick, 1), 1, MOST_YARDS),
  }
  return {
    frames: [...frames, { ...plainFrame(tick), isRunning: false, hold }, next],
    endMs: tick.lengthMs + after,
  }
}

function playFrame(tick: Tick, play: number, draw: () => number): TickFrame {
  const atMs = Math.round((tick.lengthMs * play) / PLAYS)
  const down = 1 + Math.floor(draw() * 4)
  const yards = down === 1 ? MOST_YARDS : 1 + Math.floor(draw() * MOST_YARDS)
  const board = boardOf(attackerOf(tick, 0), down, yards)
  return { atMs, clockMs: atMs, isRunning: true, events: [], hold: null, isSettling: false, board }
}

function attackerOf({ stretch, before }: Tick, later: number): Side {
  return acts(stretch.turn, before.tick + later, 'home') ? 'home' : 'away'
}

function boardOf(attacker: Side, down: number, yards: number): TickFrame['board'] {
  return { rp: attacker === 'home' ? 1 : 2, rd: down, ry: yards }
}

export const americanFootball = createCountsModel({
  sportId: 6,
  shapeOf,
  rates,
  script: { eventOf: driveEvent, presenter, typicalScore: 7 },
})

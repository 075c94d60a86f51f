import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { type ScoreLine, type ScoreSheet } from '../score.ts'
import type { Snapshot } from '../sport-model.ts'
import { stretchAt, stretchOfSlot, type ScorePeriod } from './periods/shape.ts'
import { countedIn, isOnlyExtra, kindPlaces, type CountsState, type Tally } from './state.ts'

export function snapshotOf(state: CountsState): Snapshot {
  const { shape } = state
  return {
    isOver: state.stand === 'over',
    clockPeriod: state.clockPeriod,
    seconds: secondsShown(state),
    isRunning: state.isRunning,
    countsDown: shape.clock === 'down',
    addedMinutes: state.addedMinutes,
    part: state.part,
    serving: null,
    scores: state.stand === 'before' ? [] : scoresOf(state),
    board: state.board,
  }
}

function secondsShown(state: CountsState): number | null {
  const { shape } = state
  if (shape.clock === 'none' || state.part === 2) return null
  if (shape.clock === 'up' || state.stand === 'over') return Math.floor(state.seconds)
  const stretch = stretchAt(shape, stretchOfSlot(shape, state.slot))
  return Math.max(0, Math.ceil(stretch.clockFrom + stretch.ticks * stretch.tickSeconds - state.seconds))
}

const SHEETS = new WeakMap<readonly Tally[], { readonly key: string; readonly sheet: ScoreSheet }>()

/** Most frames change no score, and they share their tallies, so their sheet is made once. */
function scoresOf(state: CountsState): ScoreSheet {
  const key = `${state.slot} ${state.part} ${state.kicks?.taken ?? ''} ${state.stand}`
  const known = SHEETS.get(state.tallies)
  if (known?.key === key) return known.sheet
  const sheet = [
    ...state.shape.periods.flatMap((period) => linesOf(state, period)),
    ...roundLines(state),
    ...shootOutLines(state),
  ]
  SHEETS.set(state.tallies, { key, sheet })
  return sheet
}

function linesOf(state: CountsState, period: ScorePeriod): ScoreLine[] {
  const { shape } = state
  const first = period.stretches[0] ?? 0
  if (first > state.slot || (isOnlyExtra(shape, period) && state.part === 0)) return []
  const bonus = period.countsShootOut ? shootOutBonus(state) : NO_BONUS
  const kinds = shape.kinds.includes(SCORE_KIND.redCards)
    ? [...shape.kinds, SCORE_KIND.bookings]
    : shape.kinds
  return kinds.map((kind) => {
    const [home, away] = countedIn(state, kindPlaces(shape, kind), period.stretches)
    const more = kind === SCORE_KIND.score ? bonus : NO_BONUS
    return { period: period.id, kind, home: home + more[0], away: away + more[1] }
  })
}

/** Rounds of extra time that each have a line of their own, such as the tenth inning. */
function roundLines({ shape, slot, tallies }: CountsState): ScoreLine[] {
  const { firstRoundPeriod, normalCount } = shape
  if (firstRoundPeriod === null || slot < normalCount) return []
  const size = shape.stretches.length - normalCount
  return Array.from({ length: Math.floor((slot - normalCount) / size) + 1 }, (_nothing, round) => {
    const [home, away] = [0, 1].map((side) =>
      tallies
        .slice(normalCount + round * size, normalCount + (round + 1) * size)
        .reduce((sum, tally) => sum + (tally.counts[side] ?? 0), 0),
    )
    return { period: firstRoundPeriod + round, kind: SCORE_KIND.score, home: home ?? 0, away: away ?? 0 }
  })
}

const NO_BONUS = [0, 0] as const

function shootOutBonus({ stand, kicks }: CountsState): readonly [number, number] {
  if (!kicks || stand !== 'over') return NO_BONUS
  return kicks.home > kicks.away ? [1, 0] : [0, 1]
}

function shootOutLines({ shape, kicks }: CountsState): ScoreLine[] {
  const rules = shape.decider?.shootOut
  if (!kicks || !rules) return []
  const kind = SCORE_KIND.score
  const all = { period: rules.period, kind, home: kicks.home, away: kicks.away }
  const [home, away] = kicks.firstRounds
  return rules.firstRoundsPeriod ? [all, { period: rules.firstRoundsPeriod, kind, home, away }] : [all]
}

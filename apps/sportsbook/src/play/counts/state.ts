import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { type Side } from '../score.ts'
import { EVEN, type Men } from './short-handed/men.ts'
import { stretchAt, stretchOfSlot, type ScorePeriod, type Shape } from './periods/shape.ts'

/** What was counted in one stretch: home and away of each kind in turn. */
export type Tally = { readonly counts: readonly number[]; readonly last: readonly (Side | null)[] }

export type Kicks = {
  readonly taken: number
  readonly home: number
  readonly away: number
  /** The score of the rounds agreed on, before sudden death. */
  readonly firstRounds: readonly [number, number]
}

export type CountsState = {
  readonly shape: Shape
  readonly stand: 'before' | 'playing' | 'over'
  readonly part: 0 | 1 | 2
  readonly slot: number
  /** Ticks of the slot that are over. */
  readonly tick: number
  readonly tallies: readonly Tally[]
  readonly kicks: Kicks | null
  readonly men: Men
  readonly clockPeriod: number
  /** Seconds passed on the clock of the period. */
  readonly seconds: number
  readonly isRunning: boolean
  readonly addedMinutes: number | null
  readonly board: Readonly<Record<string, number | string>>
}

const NO_BOARD = {}

export function stateBefore(shape: Shape): CountsState {
  return {
    shape,
    stand: 'before',
    part: 0,
    slot: 0,
    tick: 0,
    tallies: [],
    kicks: null,
    men: EVEN,
    clockPeriod: shape.notStarted,
    seconds: 0,
    isRunning: false,
    addedMinutes: null,
    board: NO_BOARD,
  }
}

/** Spelt out field by field: copying by spreading takes most of the time of a match. */
export function movedOn(
  state: CountsState,
  { tick, tallies, men }: Pick<CountsState, 'tick' | 'tallies' | 'men'>,
  seconds: number,
  { isRunning, board }: { readonly isRunning: boolean; readonly board?: CountsState['board'] },
): CountsState {
  return {
    shape: state.shape,
    stand: state.stand,
    part: state.part,
    slot: state.slot,
    tick,
    tallies,
    kicks: state.kicks,
    men,
    clockPeriod: state.clockPeriod,
    seconds,
    isRunning,
    addedMinutes: state.addedMinutes,
    board: board ?? state.board,
  }
}

/** Places in a tally that make up a kind; bookings are yellow and red cards together. */
export function kindPlaces(shape: Shape, kind: ScoreKind): readonly number[] {
  const kinds = kind === SCORE_KIND.bookings ? [SCORE_KIND.yellowCards, SCORE_KIND.redCards] : [kind]
  return kinds.map((each) => shape.kinds.indexOf(each)).filter((place) => place >= 0)
}

export function periodOf(shape: Shape, id: number): ScorePeriod | null {
  return shape.periods.find((period) => period.id === id) ?? null
}

export function hasExtra(shape: Shape, period: ScorePeriod): boolean {
  return (period.stretches.at(-1) ?? 0) >= shape.normalCount
}

export function isOnlyExtra(shape: Shape, period: ScorePeriod): boolean {
  return (period.stretches[0] ?? 0) >= shape.normalCount
}

/** Nothing more can be counted in the period. */
export function isClosed(state: CountsState, period: ScorePeriod): boolean {
  const { shape } = state
  if (state.stand === 'over') return true
  if (period.countsShootOut && shape.decider) return false
  if (hasExtra(shape, period) && shape.decider?.repeats) return false
  if (state.part === 2) return true
  const last = period.stretches.at(-1) ?? 0
  return state.slot > last || (state.slot === last && state.tick >= stretchAt(shape, last).ticks)
}

/** How much is counted so far: [home, away]. */
export function countedIn(
  state: CountsState,
  places: readonly number[],
  stretches: readonly number[],
): readonly [number, number] {
  let [home, away] = [0, 0]
  state.tallies.forEach((tally, slot) => {
    if (!stretches.includes(stretchOfSlot(state.shape, slot))) return
    for (const place of places) {
      home += tally.counts[place * 2] ?? 0
      away += tally.counts[place * 2 + 1] ?? 0
    }
  })
  return [home, away]
}

/** Who was the last to count in the period; null when nobody has. */
export function lastIn(state: CountsState, place: number, stretches: readonly number[]): Side | null {
  for (let slot = state.tallies.length - 1; slot >= 0; slot--) {
    const last = state.tallies[slot]?.last[place]
    if (last && stretches.includes(stretchOfSlot(state.shape, slot))) return last
  }
  return null
}

import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { type Side } from '../score.ts'
import type { ForcedEvent, MatchEvent } from '../sport-model.ts'
import { SCORE_PLACE } from './extra-time/extra-time.ts'
import { scoreChances, tickChances, type Rates } from './rates.ts'
import { acts, stretchAt, type Shape } from './periods/shape.ts'
import type { Reds, SendingOff } from './short-handed/men.ts'
import type { CountsState, Tally } from './state.ts'

/** What is counted in one tick: home and away of each kind in turn. */
export type Drawn = { readonly counts: number[]; readonly isHomeFirst: boolean }

/** The word for something counted, and how it came about. */
export type EventOf = (place: number, side: Side, amount: number, draw: () => number) => MatchEvent

const SIDES = ['home', 'away'] as const

/** A tick of a stretch, and how many men the home side has more in it. */
type TickPlace = { readonly index: number; readonly tick: number; readonly advantage: number }

export function drawTick(rates: Rates, { index, tick, advantage }: TickPlace, draw: () => number): Drawn {
  const { turn } = stretchAt(rates.shape, index)
  const counts: number[] = []
  for (let place = 0; place < rates.shape.kinds.length; place++) {
    const chances =
      place === SCORE_PLACE ? scoreChances(rates, index, advantage) : tickChances(rates, index, place)
    const [home, away] = [pick(chances.home, draw()), pick(chances.away, draw())]
    counts.push(acts(turn, tick, 'home') ? home : 0, acts(turn, tick, 'away') ? away : 0)
  }
  return { counts, isHomeFirst: draw() < 0.5 }
}

function pick(chances: Float64Array, at: number): number {
  let sum = 0
  for (let value = 0; value < chances.length; value++) {
    sum += chances[value] ?? 0
    if (at < sum) return value
  }
  return chances.length - 1
}

const FORCED_KINDS = {
  goal: SCORE_KIND.score,
  point: SCORE_KIND.score,
  corner: SCORE_KIND.corners,
  yellowCard: SCORE_KIND.yellowCards,
  redCard: SCORE_KIND.redCards,
} as const

const PENALTY_SCORED = 0.76

/** Puts what is forced into the tick, beside what was drawn. */
export function force(
  shape: Shape,
  drawn: Drawn,
  event: ForcedEvent,
  typicalScore: number,
  draw: () => number,
): void {
  if (event.kind === 'varCheck' || event.kind === 'end') return
  if (event.kind === 'penalty' && draw() >= PENALTY_SCORED) return
  const place = shape.kinds.indexOf(event.kind === 'penalty' ? SCORE_KIND.score : FORCED_KINDS[event.kind])
  if (place < 0) return
  const at = place * 2 + SIDES.indexOf(event.side)
  drawn.counts[at] = Math.max(drawn.counts[at] ?? 0, place === SCORE_PLACE ? typicalScore : 1)
}

/** Sudden death and the last batting end with the score that decides. */
export function limit(state: CountsState, index: number, drawn: Drawn, margin: number): void {
  const { shape } = state
  const [home, away] = [drawn.counts[0] ?? 0, drawn.counts[1] ?? 0]
  if (stretchAt(shape, index).isWalkOff) drawn.counts[0] = Math.min(home, Math.max(0, 1 - margin))
  if (index < shape.normalCount || !shape.decider?.isSuddenDeath) return
  const isHome = home > 0 && (away === 0 || drawn.isHomeFirst)
  drawn.counts[0] = Number(isHome)
  drawn.counts[1] = Number(!isHome && away > 0)
}

export function eventsOf(
  shape: Shape,
  drawn: Drawn,
  eventOf: EventOf,
  draw: () => number,
): readonly MatchEvent[] {
  if (drawn.counts.every((count) => count === 0)) return NO_EVENTS
  const order = drawn.isHomeFirst ? SIDES : SIDES.toReversed()
  return shape.kinds.flatMap((_kind, place) =>
    order.flatMap((side) => {
      const amount = drawn.counts[place * 2 + SIDES.indexOf(side)] ?? 0
      return amount > 0 ? [eventOf(place, side, amount, draw)] : []
    }),
  )
}

const NO_EVENTS: readonly MatchEvent[] = []

/** The tallies with a tick added; the same array when nothing was counted. */
export function counted(state: CountsState, slot: number, drawn: Drawn): readonly Tally[] {
  if (drawn.counts.every((count) => count === 0)) return state.tallies
  const tallies = state.tallies.slice()
  for (let missing = tallies.length; missing <= slot; missing++) tallies.push(EMPTY)
  const before = tallies[slot] ?? EMPTY
  tallies[slot] = {
    counts: drawn.counts.map((count, place) => count + (before.counts[place] ?? 0)),
    last: state.shape.kinds.map((_kind, place) => lastOf(drawn, place) ?? before.last[place] ?? null),
  }
  return tallies
}

const EMPTY: Tally = { counts: [], last: [] }

export function redsOf({ counts }: Drawn, { place }: SendingOff): Reds {
  return { home: counts[place * 2] ?? 0, away: counts[place * 2 + 1] ?? 0 }
}

function lastOf({ counts, isHomeFirst }: Drawn, place: number): Side | null {
  const [home, away] = [(counts[place * 2] ?? 0) > 0, (counts[place * 2 + 1] ?? 0) > 0]
  if (home && away) return isHomeFirst ? 'away' : 'home'
  if (home) return 'home'
  return away ? 'away' : null
}

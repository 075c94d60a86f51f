import { repeated } from '../../pmf.ts'
import { ADVANTAGES, isMark, placeOf, type Men, type SendingOff } from './men.ts'
import { scoreChances, tickChances, type Cursor, type Rates, type TickChances } from '../rates.ts'
import { stretchAt } from '../periods/shape.ts'

/** A place in a match, and who has how many men there. */
export type Start = { readonly rates: Rates; readonly cursor: Cursor; readonly men: Men }

/** By advantage at the end: how likely it is together with each of the cells. */
export type Layers = readonly (Float64Array | null)[]

type Segment = { readonly stretch: number; readonly from: number; readonly ticks: number }

/** From mark to mark up to the end of a stretch. */
function segmentsUpTo({ rates, cursor }: Start, { markTicks }: SendingOff, last: number): readonly Segment[] {
  const segments: Segment[] = []
  for (let stretch = cursor.stretch; stretch <= last; stretch++) {
    const { ticks } = stretchAt(rates.shape, stretch)
    let from = stretch === cursor.stretch ? cursor.tick : 0
    while (from < ticks) {
      const to = Math.min(ticks, (Math.floor(from / markTicks) + 1) * markTicks)
      segments.push({ stretch, from, ticks: to - from })
      from = to
    }
  }
  return segments
}

/** A run of like ticks: chances of 0, 1, 2... goals in it by advantage, and what its cards do. */
export type Distribution = {
  readonly ticks: number
  readonly chances: readonly TickChances[]
  readonly home: readonly Float64Array[]
  readonly away: readonly Float64Array[]
  /** Chances of coming from one advantage to another, row by row. */
  readonly cards: Float64Array
}

/** What the goals of a run do to the cells; `of` is the advantage with which each layer plays it. */
type Step = (layers: Layers, distribution: Distribution, of: (place: number) => number) => Layers

/** The cells of a moment whose advantage is known. */
export function layersFrom({ next }: Men, cells: Float64Array): Layers {
  return ADVANTAGES.map((advantage) => (advantage === next ? cells : null))
}

/** Goes on through the stretches: from mark to mark the goals come first and then the cards. */
export function along(start: Start, stretches: readonly number[], first: Layers, step: Step): Layers {
  const { rates, men } = start
  const { sendingOff } = rates
  let layers = first
  if (!sendingOff) return layers
  for (const { stretch, from, ticks } of segmentsUpTo(start, sendingOff, stretches.at(-1) ?? -1)) {
    const distribution = distributionOf(rates, sendingOff, stretch, ticks)
    // Only the segment under way can still be played with the men of before.
    const isUnderWay = !isMark(from, sendingOff.markTicks)
    if (stretches.includes(stretch))
      layers = step(layers, distribution, (place) => (isUnderWay ? placeOf(men.now) : place))
    layers = sentOff(layers, distribution.cards)
  }
  return layers
}

const DISTRIBUTIONS = new WeakMap<Rates, Map<number, Distribution>>()
const SIZE = ADVANTAGES.length

function distributionOf(rates: Rates, { place }: SendingOff, stretch: number, ticks: number): Distribution {
  let known = DISTRIBUTIONS.get(rates)
  if (!known) DISTRIBUTIONS.set(rates, (known = new Map()))
  const key = stretch * 4_096 + ticks
  let distribution = known.get(key)
  if (!distribution) {
    const chances = ADVANTAGES.map((advantage) => scoreChances(rates, stretch, advantage))
    distribution = {
      ticks,
      chances,
      home: sameLength(chances.map(({ home }) => repeated(home, ticks).weights)),
      away: sameLength(chances.map(({ away }) => repeated(away, ticks).weights)),
      cards: power(cardsOfTick(tickChances(rates, stretch, place)), ticks),
    }
    known.set(key, distribution)
  }
  return distribution
}

/** What is less likely than this falls to the number before it. */
export const FARFETCHED = 1e-9

function sameLength(all: readonly Float64Array[]): readonly Float64Array[] {
  const length = Math.max(...all.map((weights) => weights.findLastIndex((weight) => weight > FARFETCHED) + 1))
  return all.map((weights) => {
    const same = new Float64Array(length)
    weights.forEach((weight, at) => {
      const to = Math.min(at, length - 1)
      same[to] = (same[to] ?? 0) + weight
    })
    return same
  })
}

function cardsOfTick({ home, away }: TickChances): Float64Array {
  const [worse, better] = [(home[1] ?? 0) * (away[0] ?? 1), (away[1] ?? 0) * (home[0] ?? 1)]
  const table = new Float64Array(SIZE * SIZE)
  for (let from = 0; from < SIZE; from++) {
    const row = from * SIZE
    table[row + from] = 1 - worse - better
    const [down, up] = [row + Math.max(0, from - 1), row + Math.min(SIZE - 1, from + 1)]
    table[down] = (table[down] ?? 0) + worse
    table[up] = (table[up] ?? 0) + better
  }
  return table
}

function power(table: Float64Array, times: number): Float64Array {
  let result: Float64Array = Float64Array.from({ length: SIZE * SIZE }, (_none, at) =>
    Number(at % (SIZE + 1) === 0),
  )
  let square = table
  for (let left = times; left > 0; left >>= 1) {
    if (left & 1) result = product(result, square)
    if (left > 1) square = product(square, square)
  }
  return result
}

function product(first: Float64Array, second: Float64Array): Float64Array {
  const table = new Float64Array(SIZE * SIZE)
  for (let from = 0; from < SIZE; from++)
    for (let over = 0; over < SIZE; over++)
      for (let to = 0; to < SIZE; to++) {
        const at = from * SIZE + to
        table[at] = (table[at] ?? 0) + (first[from * SIZE + over] ?? 0) * (second[over * SIZE + to] ?? 0)
      }
  return table
}

function sentOff(layers: Layers, cards: Float64Array): Layers {
  const after = ADVANTAGES.map((): Float64Array | null => null)
  layers.forEach((cells, from) => {
    if (!cells) return
    for (let to = 0; to < SIZE; to++) {
      const chance = cards[from * SIZE + to] ?? 0
      if (chance === 0) continue
      const sum = (after[to] ??= new Float64Array(cells.length))
      for (let at = 0; at < cells.length; at++) sum[at] = (sum[at] ?? 0) + chance * (cells[at] ?? 0)
    }
  })
  return after
}

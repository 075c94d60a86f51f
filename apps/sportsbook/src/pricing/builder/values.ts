import { VIEWS } from '../samples.ts'
import type { Reading, Template } from '../template.ts'
import { sideOf } from '../verdicts/grades.ts'
import type { Ends, Held } from './ends.ts'
import { rankOf } from './ranks.ts'

/** An option of a market, and the score from which it counts. */
export type Place = {
  readonly template: Template
  readonly line: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

type Read = (home1: number, away1: number, home2: number, away2: number) => number

/** What a market reads of each end: few different values among many ends, so that each is graded once. */
export type Values = {
  readonly first: readonly number[]
  readonly second: readonly number[]
  /** Which of the values each end has. */
  readonly at: Uint16Array
}

/** Many markets and lines read the same of an end. */
const valuesKnown = new WeakMap<Held, Map<string, Values | null>>()

/** Whether the ends say what the market reads. Asks for none of them. */
export const isReadIn = (held: Held, reading: Reading): boolean => readsOf(held, reading) !== null

/** Null where the ends do not say what the market reads. */
export function valuesOf(held: Held, reading: Reading): Values | null {
  const known = valuesKnown.get(held) ?? new Map<string, Values | null>()
  valuesKnown.set(held, known)
  const key = reading.of === 'question' ? reading.of : nameOf(reading)
  let values = known.get(key)
  if (values === undefined) {
    const reads = readsOf(held, reading)
    known.set(key, (values = reads && readAll(held.ends(), reads)))
  }
  return values
}

/** How the option ends with each of the values, as a rank. */
export function ranksOfValues(values: Values, { template, line, optionType, scoreAtBet }: Place): number[] {
  const ahead = template.countsFromBet && scoreAtBet ? scoreAtBet[0] - scoreAtBet[1] : 0
  return values.first.map((first, at) =>
    rankOf(template.grade(optionType, line, first - ahead, values.second[at] ?? 0)),
  )
}

/** How the option ends in each of the ends, as a rank. */
export function ranksOf(values: Values, place: Place): Uint8Array {
  const ofValues = ranksOfValues(values, place)
  const ranks = new Uint8Array(values.at.length)
  for (let i = 0; i < ranks.length; i++) ranks[i] = ofValues[values.at[i] ?? 0] ?? 0
  return ranks
}

const nameOf = (reading: Exclude<Reading, { of: 'question' }>): string =>
  reading.of === 'split' ? `split ${reading.by}` : `${reading.of} ${reading.period}`

/** Scores are far below this. */
const SCORES = 4096

function readAll(ends: Ends, [a, b]: readonly [Read, Read]): Values {
  const first: number[] = []
  const second: number[] = []
  const places = new Map<number, number>()
  const at = new Uint16Array(ends.size)
  for (let i = 0; i < ends.size; i++) {
    const [home1, away1] = [ends.home1[i] ?? 0, ends.away1[i] ?? 0]
    const [home2, away2] = [ends.home2[i] ?? 0, ends.away2[i] ?? 0]
    const one = a(home1, away1, home2, away2)
    const other = b(home1, away1, home2, away2)
    const key = one * SCORES + other
    const place = places.get(key) ?? first.length
    at[i] = place
    if (place < first.length) continue
    places.set(key, place)
    first.push(one)
    second.push(other)
  }
  return { first, second, at }
}

const NOTHING: Read = () => 0

/** The two numbers of the template's reading. */
function readsOf(held: Held, reading: Reading): readonly [Read, Read] | null {
  if (reading.of === 'question') return [(_h1, _a1, home, away) => sideOf(home - away), NOTHING]
  if (reading.of === 'split') {
    if (!held.hasFirst) return null
    const view = VIEWS[reading.by]
    return [(home1, away1) => view(home1, away1), (_h1, _a1, home2, away2) => view(home2, away2)]
  }
  const scores = scoresOf(held, reading.period)
  if (!scores) return null
  const [home, away] = scores
  if (reading.of === 'pair') return [home, away]
  const view = VIEWS[reading.of]
  return [
    (home1, away1, home2, away2) => view(home(home1, away1, home2, away2), away(home1, away1, home2, away2)),
    NOTHING,
  ]
}

const FIRST: readonly [Read, Read] = [(home1) => home1, (_home1, away1) => away1]
const SECOND: readonly [Read, Read] = [(_h1, _a1, home2) => home2, (_h1, _a1, _h2, away2) => away2]
const BOTH: readonly [Read, Read] = [
  (home1, _a1, home2) => home1 + home2,
  (_h1, away1, _h2, away2) => away1 + away2,
]

function scoresOf({ strand, hasFirst }: Held, period: number): readonly [Read, Read] | null {
  if (strand.of === 'period') return SECOND
  if (strand.of === 'race') return period === strand.match ? SECOND : hasFirst ? FIRST : null
  if (period === strand.halves[0]) return FIRST
  return period === strand.halves[1] ? SECOND : BOTH
}

import type { Pairs, Pmf, Split } from '../play/pairs.ts'
import type { Outlook } from '../play/sport-model.ts'
import type { Reading, View } from './template.ts'

/** Every value a reading can end with, and its chance. A reading of one number has no second column. */
export type Samples = {
  readonly size: number
  readonly a: ArrayLike<number>
  readonly b: ArrayLike<number>
  readonly chance: ArrayLike<number>
  /** Option numbers in their order, where the model answers by option. */
  readonly answers: readonly number[] | null
}

const ZEROS: ArrayLike<number> = []

/** Reads an outlook, each distribution once however many markets look at it. */
export type Reader = (reading: Reading, number: number) => Samples | null

export function readerOf(outlook: Outlook): Reader {
  const read = new Map<string, Samples | null>()
  const pairs = new Map<string, Pairs | null>()

  function pairOf(kind: Parameters<Outlook['pair']>[0], period: number): Pairs | null {
    const key = `${kind}/${period}`
    let pair = pairs.get(key)
    if (pair === undefined) pairs.set(key, (pair = outlook.pair(kind, period)))
    return pair
  }

  function fresh(reading: Reading, number: number): Samples | null {
    if (reading.of === 'question') return answerSamples(outlook.answers(reading.questionAt(number)))
    if (reading.of === 'split') {
      const split = outlook.split(reading.kind, reading.first, reading.second)
      return split && splitSamples(split, reading.by)
    }
    const pair = pairOf(reading.kind, reading.period)
    if (!pair) return null
    return reading.of === 'pair' ? pairSamples(pair) : pmfSamples(pair[reading.of]())
  }

  return (reading, number) => {
    const key = keyOf(reading, number)
    let samples = read.get(key)
    if (samples === undefined) read.set(key, (samples = fresh(reading, number)))
    return samples
  }
}

function keyOf(reading: Reading, number: number): string {
  if (reading.of === 'question') return `?${JSON.stringify(reading.questionAt(number))}`
  if (reading.of === 'split') return `${reading.by}${reading.kind}/${reading.first}/${reading.second}`
  return `${reading.of}${reading.kind}/${reading.period}`
}

function pmfSamples({ from, weights }: Pmf): Samples {
  const [a, chance]: [number[], number[]] = [[], []]
  for (const [i, weight] of weights.entries()) {
    if (weight <= 0) continue
    a.push(from + i)
    chance.push(weight)
  }
  return { size: a.length, a, b: ZEROS, chance, answers: null }
}

type Visit = (a: number, b: number, chance: number) => void

const pairSamples = (pair: Pairs): Samples => collected((visit) => pair.each(visit))

/** Of two numbers at once most combinations hardly ever come: what they add up to goes to the likeliest. */
const FARFETCHED = 1e-10

function collected(each: (visit: Visit) => void): Samples {
  const [a, b, chance]: [number[], number[], number[]] = [[], [], []]
  let [likeliest, left] = [0, 0]
  each((first, second, weight) => {
    if (weight < FARFETCHED) {
      left += weight
      return
    }
    if (weight > (chance[likeliest] ?? 0)) likeliest = chance.length
    a.push(first)
    b.push(second)
    chance.push(weight)
  })
  chance[likeliest] = (chance[likeliest] ?? 0) + left
  return { size: a.length, a, b, chance, answers: null }
}

/** The same number of both periods, by the shortest way the split has. */
function splitSamples(split: Split, by: View): Samples {
  const short = { margin: split.margins, total: split.totals, home: split.homes, away: split.aways }[by]
  if (short) return collected(short)
  const view = VIEWS[by]
  const chances = new Map<number, number>()
  split.each((home1, away1, home2, away2, weight) => {
    const key = view(home1, away1) * STRIDE + view(home2, away2)
    chances.set(key, (chances.get(key) ?? 0) + weight)
  })
  return collected((visit) => {
    for (const [key, weight] of chances) {
      const first = Math.round(key / STRIDE)
      visit(first, key - first * STRIDE, weight)
    }
  })
}

/** Wider than twice any score. */
const STRIDE = 4096

export const VIEWS: Readonly<Record<View, (home: number, away: number) => number>> = {
  margin: (home, away) => home - away,
  total: (home, away) => home + away,
  home: (home) => home,
  away: (_home, away) => away,
}

function answerSamples(answers: ReadonlyMap<number, number> | null): Samples | null {
  if (!answers) return null
  const options = [...answers.keys()]
  const chance = [...answers.values()]
  return { size: options.length, a: options, b: ZEROS, chance, answers: options }
}

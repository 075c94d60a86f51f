import type { Pairs, Pmf, Split } from '../play/pairs.ts'
import type { Outlook } from '../play/sport-model.ts'
import type { Reading } from './template.ts'

/** Every value a reading can end with, and its chance. Columns that a reading does not have are zeros. */
export type Samples = {
  readonly size: number
  readonly a: ArrayLike<number>
  readonly b: ArrayLike<number>
  readonly c: ArrayLike<number>
  readonly d: ArrayLike<number>
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
    if (reading.of === 'question') return answerSamples(outlook.answers(reading.ask(number)))
    if (reading.of === 'split')
      return splitSamples(outlook.split(reading.kind, reading.first, reading.second))
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
  if (reading.of === 'question') return `?${JSON.stringify(reading.ask(number))}`
  if (reading.of === 'split') return `s${reading.kind}/${reading.first}/${reading.second}`
  return `${reading.of}${reading.kind}/${reading.period}`
}

function pmfSamples({ from, weights }: Pmf): Samples {
  const [a, chance]: [number[], number[]] = [[], []]
  for (const [i, weight] of weights.entries()) {
    if (weight <= 0) continue
    a.push(from + i)
    chance.push(weight)
  }
  return { size: a.length, a, b: ZEROS, c: ZEROS, d: ZEROS, chance, answers: null }
}

function pairSamples(pair: Pairs): Samples {
  const [a, b, chance]: [number[], number[], number[]] = [[], [], []]
  pair.each((home, away, weight) => {
    if (weight <= 0) return
    a.push(home)
    b.push(away)
    chance.push(weight)
  })
  return { size: a.length, a, b, c: ZEROS, d: ZEROS, chance, answers: null }
}

/** Of four numbers at once most combinations hardly ever come: what they add up to goes to the likeliest. */
const FARFETCHED = 1e-8

function splitSamples(split: Split | null): Samples | null {
  if (!split) return null
  const columns = { a: [] as number[], b: [] as number[], c: [] as number[], d: [] as number[] }
  const chance: number[] = []
  let left = 1
  let likeliest = 0
  split.each((home1, away1, home2, away2, weight) => {
    if (weight < FARFETCHED) return
    columns.a.push(home1)
    columns.b.push(away1)
    columns.c.push(home2)
    columns.d.push(away2)
    left -= weight
    if (chance.push(weight) && weight > (chance[likeliest] ?? 0)) likeliest = chance.length - 1
  })
  chance[likeliest] = (chance[likeliest] ?? 0) + left
  return { size: chance.length, ...columns, chance, answers: null }
}

function answerSamples(answers: ReadonlyMap<number, number> | null): Samples | null {
  if (!answers) return null
  const options = [...answers.keys()]
  const chance = [...answers.values()]
  return { size: options.length, a: options, b: ZEROS, c: ZEROS, d: ZEROS, chance, answers: options }
}

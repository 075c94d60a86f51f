import type { Split } from '../../play/pairs.ts'
import type { Outlook } from '../../play/sport-model.ts'
import type { Strand } from './strands.ts'

/**
 * Every way a strand can end, and its chance. Of halves both are given; of a race the score of the first unit (null once
 * that is over) and the units won; of a period its score stands second.
 */
export type Ends = {
  readonly size: number
  readonly home1: Int16Array
  readonly away1: Int16Array
  readonly home2: Int16Array
  readonly away2: Int16Array
  readonly chance: Float64Array
}

/** What is rarer is left out and the rest is scaled to 1: together it is less than a hundred-thousandth. */
const FARFETCHED = 1e-10

type Visit = (home1: number, away1: number, home2: number, away2: number, chance: number) => void

/** A strand of which the play holds something open. Its ends are enumerated when somebody first needs them. */
export type Held = {
  readonly strand: Strand
  /** Whether its ends say what stood in between. */
  readonly hasFirst: boolean
  ends(): Ends
}

/** Null when the play holds nothing of the strand open. */
export function heldOf(outlook: Outlook, strand: Strand): Held | null {
  const split = splitOf(outlook, strand)
  if (split) return heldBy(strand, true, (visit) => split.each(visit))
  if (strand.of === 'halves') return null
  const pair = outlook.pair(strand.kind, strand.of === 'race' ? strand.match : strand.period)
  return (
    pair &&
    heldBy(strand, false, (visit) => pair.each((home, away, chance) => visit(0, 0, home, away, chance)))
  )
}

function splitOf(outlook: Outlook, strand: Strand): Split | null {
  if (strand.of === 'halves') return outlook.split(strand.kind, ...strand.halves)
  return strand.of === 'race' ? outlook.split(strand.kind, strand.first, strand.match) : null
}

function heldBy(strand: Strand, hasFirst: boolean, each: (visit: Visit) => void): Held {
  let made: Ends | undefined
  return { strand, hasFirst, ends: () => (made ??= collected(each)) }
}

function collected(each: (visit: Visit) => void): Ends {
  const scores: number[] = []
  const chances: number[] = []
  let sum = 0
  each((home1, away1, home2, away2, chance) => {
    if (chance < FARFETCHED) return
    sum += chance
    scores.push(home1, away1, home2, away2)
    chances.push(chance)
  })
  const size = chances.length
  const column = (place: number) => {
    const values = new Int16Array(size)
    for (let i = 0; i < size; i++) values[i] = scores[4 * i + place] ?? 0
    return values
  }
  return {
    size,
    home1: column(0),
    away1: column(1),
    home2: column(2),
    away2: column(3),
    chance: Float64Array.from(chances, (weight) => weight / sum),
  }
}

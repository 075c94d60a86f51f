import type { Outlook } from '../../play/sport-model.ts'
import { VIEWS } from '../samples.ts'
import type { Template } from '../template.ts'
import { sideOf } from '../verdicts/grades.ts'
import { rankOf } from './ranks.ts'
import type { Strand } from './strands.ts'

/**
 * Every way a strand can end, and its chance. Of halves both are given; of a race the score of the first unit (null once
 * that is over) and the units won; of a period its score stands second.
 */
export type Ends = {
  readonly size: number
  readonly hasFirst: boolean
  readonly home1: Int16Array
  readonly away1: Int16Array
  readonly home2: Int16Array
  readonly away2: Int16Array
  readonly chance: Float64Array
}

/** What is rarer is left out and the rest is scaled to 1: together it is less than a hundred-thousandth. */
const FARFETCHED = 1e-10

type Visit = (home1: number, away1: number, home2: number, away2: number, chance: number) => void

/** Null when the play holds nothing of the strand open. */
export function endsOf(outlook: Outlook, strand: Strand): Ends | null {
  if (strand.of === 'halves') {
    const split = outlook.split(strand.kind, ...strand.halves)
    return split && collected((visit) => split.each(visit), true)
  }
  const split = strand.of === 'race' ? outlook.split(strand.kind, strand.first, strand.match) : null
  if (split) return collected((visit) => split.each(visit), true)
  const pair = outlook.pair(strand.kind, strand.of === 'race' ? strand.match : strand.period)
  return (
    pair && collected((visit) => pair.each((home, away, chance) => visit(0, 0, home, away, chance)), false)
  )
}

function collected(each: (visit: Visit) => void, hasFirst: boolean): Ends {
  const columns: [number[], number[], number[], number[], number[]] = [[], [], [], [], []]
  let sum = 0
  each((...end) => {
    const chance = end[4]
    if (chance < FARFETCHED) return
    sum += chance
    end.forEach((value, column) => columns[column]?.push(value))
  })
  const [home1, away1, home2, away2, chance] = columns
  return {
    size: chance.length,
    hasFirst,
    home1: Int16Array.from(home1),
    away1: Int16Array.from(away1),
    home2: Int16Array.from(home2),
    away2: Int16Array.from(away2),
    chance: Float64Array.from(chance, (weight) => weight / sum),
  }
}

/** An option of a market, and the score from which it counts. */
export type Place = {
  readonly template: Template
  readonly line: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

type Read = (home1: number, away1: number, home2: number, away2: number) => number

/** How the option ends in each of the ends, as a rank; null where the ends do not say. */
export function ranksOf(ends: Ends, strand: Strand, place: Place): Uint8Array | null {
  const reads = readsOf(ends, strand, place)
  if (!reads) return null
  const { template, line, optionType, scoreAtBet } = place
  const ahead = template.countsFromBet && scoreAtBet ? scoreAtBet[0] - scoreAtBet[1] : 0
  const [a, b] = reads
  const ranks = new Uint8Array(ends.size)
  for (let i = 0; i < ends.size; i++) {
    const [home1, away1] = [ends.home1[i] ?? 0, ends.away1[i] ?? 0]
    const [home2, away2] = [ends.home2[i] ?? 0, ends.away2[i] ?? 0]
    const first = a(home1, away1, home2, away2) - ahead
    ranks[i] = rankOf(template.grade(optionType, line, first, b(home1, away1, home2, away2)))
  }
  return ranks
}

const NOTHING: Read = () => 0

/** The two numbers of the template's reading. */
function readsOf(ends: Ends, strand: Strand, { template: { reading } }: Place): readonly [Read, Read] | null {
  if (reading.of === 'question') return [(_h1, _a1, home, away) => sideOf(home - away), NOTHING]
  if (reading.of === 'split') {
    if (!ends.hasFirst) return null
    const view = VIEWS[reading.by]
    return [(home1, away1) => view(home1, away1), (_h1, _a1, home2, away2) => view(home2, away2)]
  }
  const scores = scoresOf(ends, strand, reading.period)
  if (!scores) return null
  const [home, away] = scores
  if (reading.of === 'pair') return [home, away]
  const view = VIEWS[reading.of]
  return [(...end) => view(home(...end), away(...end)), NOTHING]
}

const FIRST: readonly [Read, Read] = [(home1) => home1, (_home1, away1) => away1]
const SECOND: readonly [Read, Read] = [(_h1, _a1, home2) => home2, (_h1, _a1, _h2, away2) => away2]
const BOTH: readonly [Read, Read] = [
  (home1, _a1, home2) => home1 + home2,
  (_h1, away1, _h2, away2) => away1 + away2,
]

function scoresOf({ hasFirst }: Ends, strand: Strand, period: number): readonly [Read, Read] | null {
  if (strand.of === 'period') return SECOND
  if (strand.of === 'race') return period === strand.match ? SECOND : hasFirst ? FIRST : null
  if (period === strand.halves[0]) return FIRST
  return period === strand.halves[1] ? SECOND : BOTH
}

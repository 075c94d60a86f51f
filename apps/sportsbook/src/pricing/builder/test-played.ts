import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { modelOf } from '../../play/models.ts'
import { scoreOf, type ScoreLine, type ScoreSheet } from '../../play/score.ts'
import type { SportModel } from '../../play/sport-model.ts'
import { endsOf } from '../../play/test-ends.ts'
import type { Scene } from '../../stage/stage.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { slotOf } from '../market-ids.ts'
import type { Reading, Template } from '../template.ts'
import { createVerdicts } from '../verdicts/settlement.ts'
import type { BuilderPick } from './price-builder.ts'
import { rankOf } from './ranks.ts'

type Picks = readonly BuilderPick[]
type Played = { readonly forIt: number; readonly against: number }

/** How often each combination won and lost in matches of these seeds; half of a quarter line is a push. */
export function playedOut(scene: Scene, combinations: readonly Picks[], seeds: Iterable<string>): Played[] {
  const { setting } = scene.match
  const model = modelOf(setting.sportId)
  const endOf = endsOf(setting)
  const grader = graderOf(scene, combinations, model)
  const sums = combinations.map(() => new Float64Array(FOR_IT.length))
  for (const seed of seeds) {
    const ranks = grader.ranksAt(endOf(seed))
    for (const [at, picks] of grader.combinations.entries()) {
      let worst = FOR_IT.length - 1
      for (const pick of picks) worst = Math.min(worst, ranks[pick] ?? 0)
      const counts = sums[at]
      if (counts) counts[worst] = (counts[worst] ?? 0) + 1
    }
  }
  return sums.map((counts) => ({ forIt: weighed(counts, FOR_IT), against: weighed(counts, AGAINST) }))
}

/** What each rank adds for the bet and against it. */
const FOR_IT = [0, 0, 0, 0.5, 1]
const AGAINST = [1, 0.5, 0, 0, 0]

const weighed = (counts: Float64Array, weights: readonly number[]): number =>
  counts.reduce((sum, count, rank) => sum + count * (weights[rank] ?? 0), 0)

type Reader = {
  readonly reading: Reading
  /** Their places among all picks, and what they are of. */
  readonly picks: { readonly at: number; readonly pick: BuilderPick }[]
  /** How they end, by the numbers that are read. */
  readonly known: Map<number, Uint8Array>
}

/**
 * Grades the ends of a match by its settlement. Markets that read the same numbers end the same, so that each
 * different reading is settled once; without the mistakes that the world makes in its reports.
 */
function graderOf(scene: Scene, combinations: readonly Picks[], model: SportModel) {
  const places = new Map<string, number>()
  const readers = new Map<string, Reader>()
  const placeOf = (pick: BuilderPick): number => {
    const name = `${pick.marketId} ${pick.optionType}`
    const known = places.get(name)
    if (known !== undefined) return known
    const at = places.size
    places.set(name, at)
    const { reading } = templateOf(scene, pick).template
    const key = reading.of === 'question' ? `? ${slotOf(pick.marketId)}` : JSON.stringify(reading)
    const reader = readers.get(key) ?? { reading, picks: [], known: new Map<number, Uint8Array>() }
    reader.picks.push({ at, pick })
    readers.set(key, reader)
    return at
  }
  const inPlaces = combinations.map((picks) => Int32Array.from(picks, placeOf))
  const ranks = new Uint8Array(places.size)
  return {
    combinations: inPlaces,
    ranksAt(state: unknown): Uint8Array {
      const { scores } = model.snapshot(state)
      for (const { reading, picks, known } of readers.values()) {
        const read = numberOf(reading, scores, model, state)
        let graded = known.get(read)
        if (!graded) known.set(read, (graded = settled(scene, picks, model, state)))
        for (let i = 0; i < graded.length; i++) ranks[picks[i]?.at ?? 0] = graded[i] ?? 0
      }
      return ranks
    },
  }
}

function templateOf({ match }: Scene, { marketId }: BuilderPick): { template: Template; line: number } {
  const found = catalogueOfSport(match.setting.sportId).at(slotOf(marketId))
  if (!found) throw new Error(`no market ${marketId}`)
  return { template: found.slots.template, line: found.line }
}

function settled(scene: Scene, picks: Reader['picks'], model: SportModel, state: unknown): Uint8Array {
  const frame = { atMs: 0, state, events: [], suspension: null }
  const snapshot = model.snapshot(state)
  const end = { ...scene, status: MATCH_STATUS.ended, snapshot, suspension: null, played: () => [frame] }
  const verdictOf = createVerdicts(() => model)
  return Uint8Array.from(picks, ({ pick }) => {
    const verdict = verdictOf(end, { ...pick, ...templateOf(scene, pick) })
    if (!verdict) throw new Error(`${pick.marketId} is not settled`)
    return rankOf(verdict.outcome)
  })
}

/** Scores are far below this. */
const SCORES = 4096

/** Everything that the reading looks at, as one number. */
function numberOf(reading: Reading, scores: ScoreSheet, model: SportModel, state: unknown): number {
  if (reading.of === 'question') {
    const frame = { atMs: 0, state, events: [], suspension: null }
    return model.answer(reading.questionAt(0), [frame]) ?? -1
  }
  if (reading.of !== 'split') return pairOf(scoreOf(scores, reading.kind, reading.period))
  const first = pairOf(scoreOf(scores, reading.kind, reading.first))
  return first * SCORES ** 2 + pairOf(scoreOf(scores, reading.kind, reading.second))
}

/** 0 where there is no such score. */
const pairOf = (line: ScoreLine | undefined): number => (line ? 1 + line.home * SCORES + line.away : 0)

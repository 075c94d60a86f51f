import type { Result } from '../../sportsbook/index.ts'
import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

type Pair = readonly [home: number, away: number]
type Name = 'firstHalf' | 'secondHalf' | 'extraTime' | 'shootOut' | 'corners' | 'yellowCards' | 'redCards'
type ResultCount = { readonly name: `results.${Name}`; readonly pair: Pair }

/** Soccer on grass and on screens; every other sport has its parts in columns. */
const SOCCERS: ReadonlySet<number> = new Set([SPORT.soccer, SPORT.electronicSoccer])

const EXTRA_HALVES = [PERIOD_PLACE.firstExtraHalf, PERIOD_PLACE.secondExtraHalf] as const

/** How a soccer match came to its score, as far as the provider tells: what was not played has no row. */
export function countsOf({ sportId, scores }: Pick<Result, 'sportId' | 'scores'>): ResultCount[] {
  if (!SOCCERS.has(sportId)) return []
  const at = (kind: number, ...places: number[]): Pair | null => {
    for (const place of places) {
      const found = scores.find((score) => score.kind === kind && score.period === sportCode(sportId, place))
      if (found) return [found.values[0] ?? 0, found.values[1] ?? 0]
    }
    return null
  }
  const halves = EXTRA_HALVES.flatMap((place) => {
    const pair = at(SCORE_KIND.score, place)
    return pair ? [pair] : []
  })
  const rows: [ResultCount['name'], Pair | null][] = [
    ['results.firstHalf', at(SCORE_KIND.score, PERIOD_PLACE.firstHalf)],
    ['results.secondHalf', at(SCORE_KIND.score, PERIOD_PLACE.secondHalf)],
    ['results.extraTime', at(SCORE_KIND.score, PERIOD_PLACE.extraTime) ?? sumOf(halves)],
    ['results.shootOut', at(SCORE_KIND.score, PERIOD_PLACE.shootOut)],
    ['results.corners', at(SCORE_KIND.corners, PERIOD_PLACE.realTime, PERIOD_PLACE.fullTime)],
    ['results.yellowCards', at(SCORE_KIND.yellowCards, PERIOD_PLACE.realTime, PERIOD_PLACE.fullTime)],
    ['results.redCards', at(SCORE_KIND.redCards, PERIOD_PLACE.realTime, PERIOD_PLACE.fullTime)],
  ]
  return rows.flatMap(([name, pair]) => (pair ? [{ name, pair }] : []))
}

function sumOf(pairs: readonly Pair[]): Pair | null {
  if (pairs.length === 0) return null
  return pairs.reduce(([home, away], pair): Pair => [home + pair[0], away + pair[1]], [0, 0])
}

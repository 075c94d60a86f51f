import type { ResultRecord } from '@keo/sportsbook-contract/matches'

type Pair = readonly [home: number, away: number]
type Name = 'firstHalf' | 'secondHalf' | 'extraTime' | 'shootOut' | 'corners' | 'yellowCards' | 'redCards'
type ResultCount = { readonly name: `results.${Name}`; readonly pair: Pair }

/** Soccer on grass and on screens; every other sport has its parts in columns. */
const SOCCERS: ReadonlySet<number> = new Set([1, 177])
const KIND = { score: 5, corners: 6, yellow: 7, red: 8 } as const

/** Periods of soccer, counted from the sport's own thousand (3.6). */
const REAL_TIME = 0
const FULL_TIME = 1
const FIRST_HALF = 2
const SECOND_HALF = 3
const EXTRA_HALVES = [4, 5] as const
const SHOOT_OUT = 6
const EXTRA_TIME = 13

/** How a soccer match came to its score, as far as the provider tells: what was not played has no row. */
export function countsOf({ sid, nsg }: Pick<ResultRecord, 'sid' | 'nsg'>): ResultCount[] {
  if (!SOCCERS.has(sid)) return []
  const at = (kind: number, ...places: number[]): Pair | null => {
    for (const place of places) {
      const found = nsg.find(({ pe, tyg }) => tyg === kind && pe === sid * 1000 + place)
      if (found) return [found.sc[0] ?? 0, found.sc[1] ?? 0]
    }
    return null
  }
  const halves = EXTRA_HALVES.flatMap((place) => {
    const pair = at(KIND.score, place)
    return pair ? [pair] : []
  })
  const rows: [ResultCount['name'], Pair | null][] = [
    ['results.firstHalf', at(KIND.score, FIRST_HALF)],
    ['results.secondHalf', at(KIND.score, SECOND_HALF)],
    ['results.extraTime', at(KIND.score, EXTRA_TIME) ?? sumOf(halves)],
    ['results.shootOut', at(KIND.score, SHOOT_OUT)],
    ['results.corners', at(KIND.corners, REAL_TIME, FULL_TIME)],
    ['results.yellowCards', at(KIND.yellow, REAL_TIME, FULL_TIME)],
    ['results.redCards', at(KIND.red, REAL_TIME, FULL_TIME)],
  ]
  return rows.flatMap(([name, pair]) => (pair ? [{ name, pair }] : []))
}

function sumOf(pairs: readonly Pair[]): Pair | null {
  if (pairs.length === 0) return null
  return pairs.reduce(([home, away], pair): Pair => [home + pair[0], away + pair[1]], [0, 0])
}

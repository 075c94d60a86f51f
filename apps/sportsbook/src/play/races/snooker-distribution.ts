import type { Side } from '../score.ts'
import { add } from './mixture.ts'
import { rememberRecent } from './recent.ts'
import { createSeries, type Ending, type Series } from './series.ts'
import type { PotRates, SnookerState } from './snooker-rules.ts'
import { remaining, TABLES, worth } from './snooker-table.ts'
import { LEVEL, otherSide, type Tally } from './tally.ts'

export type SnookerDistribution = { readonly series: Series; endings(state: SnookerState): readonly Ending[] }

const REMEMBERED = 64

export const snookerDistribution = rememberRecent(
  REMEMBERED,
  (home = 0, away = 0, needed = 4): SnookerDistribution => {
    const next = nextPotter({ home, away })
    const known = new Map<string, readonly Ending[]>()
    const whole = (frame: number, opener: Side) => {
      const key = `${frame % TABLES} ${opener}`
      const endings =
        known.get(key) ?? frameEndings(next, frame, opener, { points: LEVEL, potted: 0, striker: opener })
      known.set(key, endings)
      return endings
    }
    return {
      series: createSeries(needed, whole),
      endings: (state) => frameEndings(next, state.finished.length, state.opener, state),
    }
  },
)

/** The home side's chance to pot the next ball, whoever misses before, by who is at the table. */
function nextPotter({ home, away }: PotRates): PotRates {
  const someone = 1 - (1 - home) * (1 - away)
  return { home: home / someone, away: 1 - away / someone }
}

type Table = { readonly points: Tally; readonly potted: number; readonly striker: Side }

const MOST_POINTS = 160

/** Ball by ball: the home side's points tell the away side's, since both together follow from the balls. */
function frameEndings(next: PotRates, frame: number, opener: Side, from: Table): readonly Ending[] {
  const endings: Ending[] = []
  let weights = { home: new Float64Array(MOST_POINTS), away: new Float64Array(MOST_POINTS) }
  weights[from.striker][from.points.home] = 1
  let total = from.points.home + from.points.away
  for (let potted = from.potted; isOpen(weights); potted++) {
    const after = { home: new Float64Array(MOST_POINTS), away: new Float64Array(MOST_POINTS) }
    const value = worth(frame, potted)
    const isLast = (home: number) => Math.abs(2 * home - total) > remaining(potted)
    for (let home = 0; home < MOST_POINTS; home++) {
      const chance = (weights.home[home] ?? 0) + (weights.away[home] ?? 0)
      if (chance === 0) continue
      if (isLast(home)) {
        endings.push({ home, away: total - home, chance, opens: otherSide(opener) })
        continue
      }
      const pots = (weights.home[home] ?? 0) * next.home + (weights.away[home] ?? 0) * next.away
      add(after.home, home + value, pots)
      add(after.away, home, chance - pots)
    }
    weights = after
    total += value
  }
  return endings
}

function isOpen({ home, away }: Record<Side, Float64Array>): boolean {
  return home.some((chance) => chance > 0) || away.some((chance) => chance > 0)
}

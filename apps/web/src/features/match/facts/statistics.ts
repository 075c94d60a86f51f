import type { PlainMessageKey } from '@keo/messages/keys'
import type { fetchStatistics } from '../../sportsbook/index.ts'

type Statistics = Awaited<ReturnType<typeof fetchStatistics>>

export type StatisticRow = { readonly label: PlainMessageKey; readonly home: number; readonly away: number }

/** Counts of events worth comparing, in this order. */
const COUNTED = {
  danger: 'match.stat.attacks',
  shot: 'match.stat.shots',
  shotOnTarget: 'match.stat.shotsOnTarget',
  corner: 'match.stat.corners',
  yellowCard: 'match.stat.yellowCards',
  redCard: 'match.stat.redCards',
  substitution: 'match.stat.substitutions',
  penalty: 'match.stat.penalties',
  points: 'match.stat.scores',
  timeout: 'match.stat.timeouts',
  point: 'match.stat.points',
  breakPoint: 'match.stat.breakPoints',
  game: 'match.stat.games',
  set: 'match.stat.sets',
  frame: 'match.stat.frames',
  ball: 'match.stat.visits',
  knockDown: 'match.stat.knockDowns',
} as const satisfies Record<string, PlainMessageKey>

export function statisticRows({ counts }: Pick<Statistics, 'counts'>): StatisticRow[] {
  return Object.entries(COUNTED).flatMap(([kind, label]) => {
    const count = counts.find((one) => one.kind === kind)
    return count ? [{ label, home: count.home, away: count.away }] : []
  })
}

/** How much each kind of moment weighs in who presses more. */
const WEIGHTS: Readonly<Record<string, number>> = {
  danger: 2,
  shot: 1,
  shotOnTarget: 2,
  corner: 1,
  point: 1,
  points: 1,
}

/** The home side's share of the pressure in percent; null until anything has happened. */
export function pressureOf(counts: Statistics['counts']): number | null {
  let home = 0
  let all = 0
  for (const count of counts) {
    const weight = WEIGHTS[count.kind] ?? 0
    home += weight * count.home
    all += weight * (count.home + count.away)
  }
  return all === 0 ? null : Math.round((home / all) * 100)
}

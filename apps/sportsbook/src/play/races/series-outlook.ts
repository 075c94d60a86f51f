import type { Pairs, Pmf, Split } from '../pairs.ts'
import { after, continued, nextStandings, isDecided, passed } from './series.ts'
import type { Count, Ending, Series, Standing, Weighed } from './series.ts'
import { SIDES } from './tally.ts'
import { listedPairs, mixed, VIEWS, type Result, type View } from './mixture.ts'

/** A series under way: units won, the score inside the finished ones, and the endings of the unit being played. */
export type Running = {
  readonly series: Series
  readonly standing: Standing
  readonly before: { readonly home: number; readonly away: number }
  readonly endings: readonly Ending[]
}

/** What comes of the units: how many each side wins. */
export function unitsWon(running: Running): Pairs {
  return listedPairs(
    finalsOf(running.series, nextStandings(running.series, running.standing, running.endings)),
  )
}

function finalsOf(series: Series, from: readonly Weighed[]): readonly Result[] {
  return passed(series, from)
    .filter(({ standing }) => isDecided(series, standing))
    .map(({ standing, chance }) => ({ home: standing.home, away: standing.away, chance }))
}

/** The score summed over all units, such as games in tennis or points in volleyball. */
export function summedScore(running: Running): Pairs {
  const known = new Map<View, Pmf>()
  const counted = (view: View): Pmf => {
    const pmf = known.get(view) ?? sumOf(running, view)
    known.set(view, pmf)
    return pmf
  }
  return {
    each: (visit) => visitJoint(running, counted('away'), visit),
    home: () => counted('home'),
    away: () => counted('away'),
    margin: () => counted('margin'),
    total: () => counted('total'),
  }
}

function sumOf({ series, standing, before, endings }: Running, view: View): Pmf {
  const count = VIEWS[view]
  const from = count(before)
  return mixed(
    endings.map((ending) => ({
      weight: ending.chance,
      shift: from + count(ending),
      of: series.rest(view, after(standing, ending)),
    })),
  )
}

/** Both sides at once, counted as one number: the home side's in strides wide enough for the away side's. */
function visitJoint(running: Running, away: Pmf, visit: Parameters<Pairs['each']>[0]): void {
  const { series, standing, before, endings } = running
  const stride = away.from + away.weights.length
  const both: Count = (result) => result.home * stride + result.away
  const joint = continued(series, both, standing, endings, new Map())
  const from = both(before) + joint.from
  joint.weights.forEach((chance, i) => {
    if (chance > 0) visit(Math.floor((from + i) / stride), (from + i) % stride, chance)
  })
}

/** The score inside one unit; null unless it is certain to be played and still open. */
export function unitScore(running: Running, index: number): Pairs | null {
  const { series, standing, endings } = running
  const now = standing.home + standing.away
  const certain = series.needed + Math.min(standing.home, standing.away)
  if (index < now || index >= certain) return null
  if (index === now) return listedPairs(endings)
  const opens = { home: 0, away: 0 }
  for (const at of passed(series, nextStandings(series, standing, endings))) {
    if (at.standing.home + at.standing.away === index) opens[at.standing.opener] += at.chance
  }
  return listedPairs(
    SIDES.filter((side) => opens[side] > 0).flatMap((side) =>
      series
        .distribution(index, side)
        .map(({ home, away, chance }) => ({ home, away, chance: chance * opens[side] })),
    ),
  )
}

/** The score of the first unit together with the units won in the end; null once the first is over. */
export function firstAndFinal({ series, standing, endings }: Running): Split | null {
  if (standing.home + standing.away > 0) return null
  const finals = new Map<string, readonly Result[]>()
  return {
    each: (visit) => {
      for (const ending of endings) {
        const next = nextStandings(series, standing, [{ ...ending, chance: 1 }])
        const key = `${ending.home > ending.away} ${ending.opens}`
        const results = finals.get(key) ?? finalsOf(series, next)
        finals.set(key, results)
        for (const { home, away, chance } of results) {
          visit(ending.home, ending.away, home, away, ending.chance * chance)
        }
      }
    },
  }
}

/** The home side's chance to win the series. */
export function winnerChance(running: Running): number {
  let home = 0
  unitsWon(running).each((won, lost, chance) => {
    if (won > lost) home += chance
  })
  return home
}

import type { Side } from '../score.ts'
import { add } from './mixture.ts'
import { isUnitOver, nextOpener, nextServer, targetOf, type RallyState } from './rally-rules.ts'
import type { RallySport } from './rally-sports.ts'
import { rememberRecent } from './recent.ts'
import { createSeries, type Ending, type Series } from './series.ts'
import { LEVEL, type ServeRates, type Tally } from './tally.ts'

export type RallyDistribution = { readonly series: Series; endings(state: RallyState): readonly Ending[] }

const REMEMBERED = 64

export function rallyDistributions(sport: RallySport) {
  return rememberRecent(REMEMBERED, (home = 0, away = 0, needed = 2): RallyDistribution => {
    const rates = { home, away }
    const known = new Map<string, readonly Ending[]>()
    const whole = (target: number, opener: Side) => {
      const key = `${target} ${opener}`
      const endings = known.get(key) ?? unitEndings(sport, rates, target, opener, LEVEL, opener)
      known.set(key, endings)
      return endings
    }
    return {
      series: createSeries(needed, (unit, opener) => whole(targetOf(sport, needed, unit), opener)),
      endings: (state) => {
        const target = targetOf(sport, needed, state.finished.length)
        return unitEndings(sport, rates, target, state.opener, state.points, state.server)
      },
    }
  })
}

/**
 * Rally by rally from a score to every way the unit can end. Each score is weighed once for either side that may
 * serve there, and only passes on what it has.
 */
function unitEndings(
  sport: RallySport,
  rates: ServeRates,
  target: number,
  opener: Side,
  from: Tally,
  server: Side,
): readonly Ending[] {
  const endings: Ending[] = []
  const wide = target + sport.overtime + 1
  const weights = { home: new Float64Array(wide * wide), away: new Float64Array(wide * wide) }
  weights[server][from.home * wide + from.away] = 1
  for (let home = from.home; home < wide; home++) {
    for (let away = from.away; away < wide; away++) {
      const place = home * wide + away
      const onHome = weights.home[place] ?? 0
      const onAway = weights.away[place] ?? 0
      if (onHome + onAway === 0) continue
      const points = { home, away }
      if (isUnitOver(sport, target, points)) {
        endings.push({ ...points, chance: onHome + onAway, opens: nextOpener(sport, opener, points) })
        continue
      }
      const won = onHome * rates.home + onAway * rates.away
      const ahead = nextServer(sport, target, opener, { home: home + 1, away }, 'home')
      const behind = nextServer(sport, target, opener, { home, away: away + 1 }, 'away')
      add(weights[ahead], place + wide, won)
      add(weights[behind], place + 1, onHome + onAway - won)
    }
  }
  return endings
}

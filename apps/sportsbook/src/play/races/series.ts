import type { Pmf } from '../pairs.ts'
import type { Side } from '../score.ts'
import { add, CERTAIN_ZERO, mixed, VIEWS, type Result, type View } from './mixture.ts'

/** How a unit (set, game or frame) may end, and who opens the next one. */
export type Ending = Result & { readonly opens: Side }

/** Units won by each side, and who opens the unit to come. */
export type Standing = { readonly home: number; readonly away: number; readonly opener: Side }

export type Count = (result: { readonly home: number; readonly away: number }) => number

/** Units played until one side has as many as it needs. What it works out it remembers: make one per strength. */
export type Series = {
  readonly needed: number
  /** The endings of a whole unit; the index counts from 0. */
  distribution(index: number, opener: Side): readonly Ending[]
  /** Of the units still to come, counted one way. */
  rest(view: View, standing: Standing): Pmf
}

export function createSeries(needed: number, work: Series['distribution']): Series {
  const distributions = new Map<number, readonly Ending[]>()
  const distribution: Series['distribution'] = (index, opener) => {
    const key = index * 2 + (opener === 'home' ? 0 : 1)
    const known = distributions.get(key) ?? work(index, opener)
    distributions.set(key, known)
    return known
  }
  const series = { needed, distribution }
  const memory = { home: new Map(), away: new Map(), margin: new Map(), total: new Map() }
  return { ...series, rest: (view, standing) => restOf(series, VIEWS[view], standing, memory[view]) }
}

type Distribution = Pick<Series, 'needed' | 'distribution'>

export function isDecided(series: Distribution, standing: Standing): boolean {
  return Math.max(standing.home, standing.away) >= series.needed
}

export function after(standing: Standing, ending: Ending): Standing {
  const isHome = ending.home > ending.away
  return {
    home: standing.home + (isHome ? 1 : 0),
    away: standing.away + (isHome ? 0 : 1),
    opener: ending.opens,
  }
}

const MOST_UNITS = 64

function keyOf({ home, away, opener }: Standing): number {
  return (home * MOST_UNITS + away) * 2 + (opener === 'home' ? 0 : 1)
}

export function restOf(
  series: Distribution,
  count: Count,
  standing: Standing,
  memory: Map<number, Pmf>,
): Pmf {
  if (isDecided(series, standing)) return CERTAIN_ZERO
  const key = keyOf(standing)
  const known = memory.get(key)
  if (known) return known
  const endings = series.distribution(standing.home + standing.away, standing.opener)
  const rest = continued(series, count, standing, endings, memory)
  memory.set(key, rest)
  return rest
}

/** This unit by its endings and everything after it. */
export function continued(
  series: Distribution,
  count: Count,
  standing: Standing,
  endings: readonly Ending[],
  memory: Map<number, Pmf>,
): Pmf {
  return mixed(
    endings.map((ending) => ({
      weight: ending.chance,
      shift: count(ending),
      of: restOf(series, count, after(standing, ending), memory),
    })),
  )
}

export type Weighed = { readonly standing: Standing; readonly chance: number }

/** Every standing the series may pass through or end at, with its chance; those with fewer units come first. */
export function passed(series: Series, from: readonly Weighed[]): readonly Weighed[] {
  const waves: Map<number, Weighed>[] = []
  const put = (standing: Standing, chance: number) => {
    const units = standing.home + standing.away
    const wave = (waves[units] ??= new Map<number, Weighed>())
    const known = wave.get(keyOf(standing))
    wave.set(keyOf(standing), { standing, chance: chance + (known?.chance ?? 0) })
  }
  for (const { standing, chance } of from) put(standing, chance)
  for (let units = 0; units < waves.length; units++) {
    for (const { standing, chance } of waves[units]?.values() ?? []) {
      if (isDecided(series, standing)) continue
      for (const ending of nextStandings(series, standing)) put(ending.standing, chance * ending.chance)
    }
  }
  return waves.flatMap((wave) => Array.from(wave.values()))
}

/** The four ways on from a standing: who wins the unit, and who opens the next. */
export function nextStandings(
  series: Series,
  standing: Standing,
  endings = series.distribution(standing.home + standing.away, standing.opener),
): readonly Weighed[] {
  return waysOf(endings).map((ending) => ({ standing: after(standing, ending), chance: ending.chance }))
}

const knownWays = new WeakMap<readonly Ending[], readonly Ending[]>()

/** Endings that differ only in their scores, taken together as 1-0 or 0-1. */
function waysOf(endings: readonly Ending[]): readonly Ending[] {
  const known = knownWays.get(endings)
  if (known) return known
  const weights = new Float64Array(4)
  for (const ending of endings) {
    add(weights, (ending.home > ending.away ? 0 : 2) + (ending.opens === 'home' ? 0 : 1), ending.chance)
  }
  const ways = Array.from(weights, (chance, way): Ending => {
    const isHome = way < 2
    return { home: isHome ? 1 : 0, away: isHome ? 0 : 1, opens: way % 2 === 0 ? 'home' : 'away', chance }
  }).filter(({ chance }) => chance > 0)
  knownWays.set(endings, ways)
  return ways
}

import type { MatchSetting } from '../sport-model.ts'
import type { Side } from '../score.ts'
import { add } from './mixture.ts'
import { inSteps, rememberRecent } from './recent.ts'
import { createSeries, type Ending, type Series } from './series.ts'
import { LEVEL, type ServeRates, type Tally } from './tally.ts'
import {
  gameServer,
  isSetOver,
  isTieBreak,
  serverOf,
  tieBreakServer,
  tieBreakTarget,
} from './tennis-rules.ts'
import type { TennisState } from './tennis-rules.ts'

const SERVER_WINS = 0.632
const SERVE_BY_PACE = 0.02
const SERVE_BY_EDGE = 0.026

export function serveRates({ edge, pace }: MatchSetting): ServeRates {
  const serve = SERVER_WINS + SERVE_BY_PACE * pace
  return {
    home: inSteps(serve + SERVE_BY_EDGE * edge, 0.4, 0.85),
    away: 1 - inSteps(serve - SERVE_BY_EDGE * edge, 0.4, 0.85),
  }
}

/** The home side wins this game from these points: the home side's chance of a point is the same throughout. */
export function winGame(point: number, { home, away }: Tally): number {
  if (home >= 4 && home - away >= 2) return 1
  if (away >= 4 && away - home >= 2) return 0
  if (home >= 3 && home === away) return winTwoMore(point, point)
  return (
    point * winGame(point, { home: home + 1, away }) + (1 - point) * winGame(point, { home, away: away + 1 })
  )
}

/** From a level score, two points ahead before the other side is. */
function winTwoMore(first: number, second: number): number {
  const both = first * second
  return both / (both + (1 - first) * (1 - second))
}

export function winTieBreak(rates: ServeRates, first: Side, target: number, points: Tally): number {
  const known = new Map<number, number>()
  const from = (home: number, away: number): number => {
    if (home >= target && home - away >= 2) return 1
    if (away >= target && away - home >= 2) return 0
    if (home >= target - 1 && home === away) return winTwoMore(rates.home, rates.away)
    const key = home * 64 + away
    const point = rates[tieBreakServer(first, home + away)]
    const chance = known.get(key) ?? point * from(home + 1, away) + (1 - point) * from(home, away + 1)
    known.set(key, chance)
    return chance
  }
  return from(points.home, points.away)
}

/** Chances within one strength of the two sides that every state of the match uses. */
export type TennisDistribution = { readonly series: Series; endings(state: TennisState): readonly Ending[] }

const REMEMBERED = 64

export const tennisDistribution = rememberRecent(
  REMEMBERED,
  (homeRate = 0, awayRate = 0, needed = 2): TennisDistribution => {
    const rates = { home: homeRate, away: awayRate }
    const holds = { home: winGame(rates.home, LEVEL), away: winGame(rates.away, LEVEL) }
    const tieBreaks = new Map<string, number>()
    const winTie = (first: Side, target: number) => {
      const key = `${first} ${target}`
      const chance = tieBreaks.get(key) ?? winTieBreak(rates, first, target, LEVEL)
      tieBreaks.set(key, chance)
      return chance
    }
    const fresh = (opener: Side, set: number) => (game: number) => {
      const server = gameServer(opener, game)
      return game === 12 ? winTie(server, tieBreakTarget(needed, set)) : holds[server]
    }
    return {
      series: createSeries(needed, (set, opener) => setEndings(LEVEL, opener, fresh(opener, set))),
      endings: (state) => {
        const later = fresh(state.opener, state.finished.length)
        const now = state.games.home + state.games.away
        const current = winCurrentGame(rates, state)
        return setEndings(state.games, state.opener, (game) => (game === now ? current : later(game)))
      },
    }
  },
)

/** The home side's chance of the game or tie-break under way. */
export function winCurrentGame(rates: ServeRates, state: TennisState): number {
  const server = gameServer(state.opener, state.games.home + state.games.away)
  if (!isTieBreak(state)) return winGame(rates[serverOf(state)], state.points)
  return winTieBreak(rates, server, tieBreakTarget(state.needed, state.finished.length), state.points)
}

const GAMES_WIDE = 8

/** `homeWins` gives the home side's chance of each game, counted from 0. */
function setEndings(from: Tally, opener: Side, homeWins: (game: number) => number): readonly Ending[] {
  const endings: Ending[] = []
  const weights = new Float64Array(GAMES_WIDE * GAMES_WIDE)
  weights[from.home * GAMES_WIDE + from.away] = 1
  for (let home = from.home; home < GAMES_WIDE; home++) {
    for (let away = from.away; away < GAMES_WIDE; away++) {
      const chance = weights[home * GAMES_WIDE + away] ?? 0
      if (chance === 0) continue
      if (isSetOver({ home, away })) {
        endings.push({ home, away, chance, opens: gameServer(opener, home + away) })
        continue
      }
      const win = homeWins(home + away)
      add(weights, (home + 1) * GAMES_WIDE + away, chance * win)
      add(weights, home * GAMES_WIDE + away + 1, chance * (1 - win))
    }
  }
  return endings
}

import { MATCH_STATUS, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { ResultRecord } from '@keo/sportsbook-contract/matches'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Fixture, FixtureState } from './sportsbook-gateway.ts'

/** Sports whose regular time may end level; the others are played on until somebody wins. */
const DRAW_SPORTS: ReadonlySet<number> = new Set([SPORT.soccer, SPORT.rugby, SPORT.handball])
export const knowsDraw = (sportId: number): boolean => DRAW_SPORTS.has(sportId)

const VOID_STATES: ReadonlySet<number> = new Set([
  MATCH_STATUS.postponed,
  MATCH_STATUS.cancelled,
  MATCH_STATUS.abandoned,
])

function stateOf(status: number): FixtureState {
  if (VOID_STATES.has(status)) return 'void'
  return status === MATCH_STATUS.ended ? 'over' : 'open'
}

/** A match of two sides; an outright has none and is no fixture. */
export function fixtureOf({ id, bt, ms, ne, sid, lg, ts, nsg }: ResultRecord): Fixture[] {
  const [home, away] = ts
  if (!home || !away) return []
  const state = stateOf(ms)
  return [
    {
      matchId: String(id),
      sportId: sid,
      leagueId: lg.id,
      beginsAt: bt,
      home: { id: home.id, name: home.na },
      away: { id: away.id, name: away.na },
      leagueName: lg.na,
      isNeutral: ne === 1,
      state,
      score: state === 'over' ? finalScore(sid, nsg) : null,
    },
  ]
}

/** What a pick is judged by. */
function finalScore(sportId: number, scores: ResultRecord['nsg']): Fixture['score'] {
  const places = knowsDraw(sportId)
    ? [PERIOD_PLACE.fullTime, PERIOD_PLACE.realTime]
    : [PERIOD_PLACE.realTime, PERIOD_PLACE.fullTime]
  for (const place of places) {
    const found = scores.find(({ pe, tyg }) => tyg === SCORE_KIND.score && pe === sportCode(sportId, place))
    const [home, away] = found?.sc ?? []
    if (home !== undefined && away !== undefined) return { home, away }
  }
  return null
}

import { MATCH_STATUS, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { minutes, seconds } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { NoAnswer } from '../../../api/api-outcome.ts'
import { headline } from '../../match-words/index.ts'
import { isUnknownMatch } from '../../match/index.ts'
import { fetchResult, matchList, type ResultDetail } from '../../sportsbook/index.ts'
import type { Goals } from '../tutorial/line-verdict.ts'

const SHOWN = 8

export const practiceQueries = {
  /** Matches that have not begun, the next first. */
  matches: queryOptions({
    meta: { isPublic: true },
    queryKey: ['sports', 'practice', 'matches'],
    staleTime: seconds(10),
    refetchInterval: seconds(20),
    queryFn: async ({ signal }) => {
      const asked = { type: PLAY_TYPE.today, sportId: SPORT.soccer, orderBy: 0, size: SHOWN * 2 }
      const { records, isFailed } = await matchList(asked, { signal })
      if (isFailed) throw new NoAnswer('The match list did not come.')
      return records.filter(({ status }) => status === MATCH_STATUS.notStarted).slice(0, SHOWN)
    },
  }),
  /** Undefined while the match is on; null when it was never finished. */
  ending: (matchId: number) =>
    queryOptions({
      meta: { isPublic: true },
      queryKey: ['sports', 'practice', 'ending', matchId],
      refetchInterval: minutes(1),
      queryFn: async ({ signal }): Promise<{ goals: Goals | null } | null> => {
        try {
          return endingOf(await fetchResult(matchId, { signal }))
        } catch (error) {
          if (isUnknownMatch(error)) return null
          throw error
        }
      },
    }),
}

function endingOf(result: ResultDetail): { goals: Goals | null } {
  const score = result.status === MATCH_STATUS.ended ? fullTimeScore(result) : null
  return { goals: score && { home: score[0], away: score[1] } }
}

/** Extra time does not count: full time where it is told apart. */
function fullTimeScore(result: ResultDetail) {
  const fullTime = result.scores.filter(
    ({ period }) => period === sportCode(SPORT.soccer, PERIOD_PLACE.fullTime),
  )
  return headline({ ...result, scores: fullTime }) ?? headline(result)
}

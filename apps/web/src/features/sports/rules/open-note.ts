import type { Say } from '@keo/messages/say'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { countedNote } from '../../match-words/index.ts'
import type { Part } from './market-columns.ts'
import type { Match } from '../../sportsbook/index.ts'

type Noted = Pick<Match, 'sportId' | 'status' | 'marketCount' | 'clock'>

/** What is said in the place of the columns of a match that has none of their markets: what is on sale instead. */
export function openNote(match: Noted, say: Say, part: Part = 'whole'): string {
  const { status, marketCount } = match
  if (marketCount === 0)
    return say(status === MATCH_STATUS.notStarted ? 'sports.open.notYet' : 'sports.open.none')
  if (part === 'firstHalf') return say('sports.open.firstHalf', { n: marketCount })
  const isBeyond90 = countedNote(match) === 'match.counted.ninety'
  return say(isBeyond90 ? 'sports.open.extraTime' : 'sports.open.others', { n: marketCount })
}

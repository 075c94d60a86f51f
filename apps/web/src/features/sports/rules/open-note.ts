import type { Say } from '@keo/messages/say'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { countedNote } from '../../match-words/index.ts'
import type { Part } from './market-columns.ts'

type Noted = Pick<MatchRecord, 'sid' | 'ms' | 'tms' | 'mc'>

/** What is said in the place of the columns of a match that has none of their markets: what is on sale instead. */
export function openNote(match: Noted, say: Say, part: Part = 'whole'): string {
  const { ms, tms } = match
  if (tms === 0) return say(ms === MATCH_STATUS.notStarted ? 'sports.open.notYet' : 'sports.open.none')
  if (part === 'firstHalf') return say('sports.open.firstHalf', { n: tms })
  const isBeyond90 = countedNote(match) === 'match.counted.ninety'
  return say(isBeyond90 ? 'sports.open.extraTime' : 'sports.open.others', { n: tms })
}

import type { Say } from '@keo/messages/say'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'

const NOT_STARTED = 4
/** Soccer from the end of normal time on (3.5). */
const BEYOND_90: ReadonlySet<number> = new Set([1005, 1006, 1007, 1008, 1009, 1010, 1012, 1013, 1014])

/** What is said in the place of the columns of a match that has none of their markets: what is on sale instead. */
export function openNote({ ms, tms, mc }: Pick<MatchRecord, 'ms' | 'tms' | 'mc'>, say: Say): string {
  if (tms === 0) return say(ms === NOT_STARTED ? 'sports.open.notYet' : 'sports.open.none')
  return say(BEYOND_90.has(mc.pe) ? 'sports.open.extraTime' : 'sports.open.others', { n: tms })
}

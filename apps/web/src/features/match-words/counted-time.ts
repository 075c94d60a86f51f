import type { Match } from '../sportsbook/index.ts'
import type { PlainMessageKey } from '@keo/messages/keys'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { codePlace } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

/** Codes of the clock (3.5) from the end of normal time on, after the sport's thousand. */
const HALVES = new Set([5, 6, 7, 8, 9, 10, 12, 13, 14])
const QUARTERS = new Set([12, 13, 15, 16])
const THIRDS = new Set([7, 8, 9, 10, 11, 12, 13])

type Rule = { readonly beyond: ReadonlySet<number>; readonly words: PlainMessageKey }
const NINETY: Rule = { beyond: HALVES, words: 'match.counted.ninety' }
const NORMAL: Rule = { beyond: HALVES, words: 'match.counted.normal' }
const WHOLE: Rule = { beyond: QUARTERS, words: 'match.counted.whole' }

/** Whether the main markets count what is played after normal time, by sport. */
const RULES: Readonly<Record<number, Rule>> = {
  [SPORT.soccer]: NINETY,
  [SPORT.iceHockey]: { ...NORMAL, beyond: THIRDS },
  [SPORT.basketball]: WHOLE,
  [SPORT.rugby]: NORMAL,
  [SPORT.americanFootball]: WHOLE,
  [SPORT.handball]: NORMAL,
  [SPORT.electronicBasketball]: WHOLE,
}

/** What the main markets count, said while more than normal time is played; null before and afterwards. */
export function countedNote({
  sportId,
  status,
  clock,
}: Pick<Match, 'sportId' | 'status' | 'clock'>): PlainMessageKey | null {
  const rule = RULES[sportId]
  return rule && status === MATCH_STATUS.live && rule.beyond.has(codePlace(sportId, clock.period))
    ? rule.words
    : null
}

import type { AutoCashOutEvent } from './auto-cash-out.ts'
import { SPORT } from './sport-ids.ts'

/** What of a match a cash-out can wait for. */
export type MatchRule = 'minute' | AutoCashOutEvent

const RULES: ReadonlyMap<number, readonly MatchRule[]> = new Map([
  [SPORT.soccer, ['minute', 'goal', 'redCard']],
  [SPORT.electronicSoccer, ['goal']],
  [SPORT.iceHockey, ['goal']],
  [SPORT.handball, ['goal']],
])

/** Goals where the sport has goals; minutes and sendings-off are soccer's alone. Empty where nothing is waited for. */
export const matchRulesOf = (sportId: number): readonly MatchRule[] => RULES.get(sportId) ?? []

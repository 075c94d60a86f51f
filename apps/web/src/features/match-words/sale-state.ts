import type { PlainMessageKey } from '@keo/messages/keys'
import { MATCH_SALE, SUSPENSION_CAUSE, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

const FINAL: ReadonlySet<number> = new Set([
  MATCH_STATUS.ended,
  MATCH_STATUS.postponed,
  MATCH_STATUS.cancelled,
  MATCH_STATUS.abandoned,
])

/** Delay events of the wire (3.18), in words. */
const CAUSES: Readonly<Record<number, PlainMessageKey>> = {
  [SUSPENSION_CAUSE.periodChange]: 'match.cause.1',
  [SUSPENSION_CAUSE.danger]: 'match.cause.2',
  [SUSPENSION_CAUSE.varCheck]: 'match.cause.3',
  [SUSPENSION_CAUSE.other]: 'match.cause.4',
  [SUSPENSION_CAUSE.penalty]: 'match.cause.5',
  [SUSPENSION_CAUSE.card]: 'match.cause.6',
  [SUSPENSION_CAUSE.score]: 'match.cause.7',
}

/** Soccer, ice hockey, handball and electronic soccer: elsewhere a score is points. */
const GOAL_SPORTS: ReadonlySet<number> = new Set([
  SPORT.soccer,
  SPORT.iceHockey,
  SPORT.handball,
  SPORT.electronicSoccer,
])

type Standing = {
  readonly sportId: number
  readonly status: number
  readonly saleStatus: number
  readonly cause: number | null
}

export const isFinal = ({ status }: Pick<Standing, 'status'>): boolean => FINAL.has(status)

/** What is said of a match on which nothing can be bet just now; null while betting is open or all is over. */
export function causeOf({ sportId, status, saleStatus, cause }: Standing): PlainMessageKey | null {
  if (FINAL.has(status)) return null
  if (status !== MATCH_STATUS.live && status !== MATCH_STATUS.notStarted) return 'match.suspended.stopped'
  if (saleStatus !== MATCH_SALE.suspended) return null
  if (cause === SUSPENSION_CAUSE.score && !GOAL_SPORTS.has(sportId)) return 'match.cause.points'
  return CAUSES[cause ?? 0] ?? 'match.cause.4'
}

import { MATCH_SALE, MATCH_STATUS, SUSPENSION_CAUSE } from '@keo/sportsbook-contract/match-enums'
import { isBreak } from '../match-words/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'

/** Where the broadcast of a match is. */
export type Stage =
  /** Not begun. */
  | 'before'
  | 'play'
  /** Between two parts. */
  | 'break'
  /** On, but everybody waits: a penalty, or pictures that are looked at again. */
  | 'held'
  /** Delayed or interrupted. */
  | 'stopped'
  | 'over'
  /** Postponed, cancelled or abandoned. */
  | 'void'

const VOID = new Set<number>([MATCH_STATUS.postponed, MATCH_STATUS.cancelled, MATCH_STATUS.abandoned])
const HOLDING = new Set<number | null>([SUSPENSION_CAUSE.varCheck, SUSPENSION_CAUSE.penalty])

type Standing = Pick<MatchHead, 'sportId' | 'status' | 'clock' | 'saleStatus' | 'cause'>

export function stageOf(head: Standing): Stage {
  const { status, saleStatus, cause } = head
  if (status === MATCH_STATUS.notStarted) return 'before'
  if (status === MATCH_STATUS.ended) return 'over'
  if (VOID.has(status)) return 'void'
  if (status !== MATCH_STATUS.live) return 'stopped'
  if (isBreak(head)) return 'break'
  return saleStatus === MATCH_SALE.suspended && HOLDING.has(cause) ? 'held' : 'play'
}

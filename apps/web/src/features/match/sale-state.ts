import type { PlainMessageKey } from '@keo/messages/keys'

/** Match status (3.4). */
export const STATUS = { over: 0, postponed: 1, cancelled: 3, notStarted: 4, live: 5, abandoned: 7 } as const
const FINAL: ReadonlySet<number> = new Set([
  STATUS.over,
  STATUS.postponed,
  STATUS.cancelled,
  STATUS.abandoned,
])
const SUSPENDED = 2

/** Delay events of the wire (3.18), in words. */
const CAUSES: Readonly<Record<number, PlainMessageKey>> = {
  1: 'match.cause.1',
  2: 'match.cause.2',
  3: 'match.cause.3',
  4: 'match.cause.4',
  5: 'match.cause.5',
  6: 'match.cause.6',
  7: 'match.cause.7',
}

/** Soccer, ice hockey, handball and electronic soccer: elsewhere a score is points. */
const GOAL_SPORTS: ReadonlySet<number> = new Set([1, 2, 8, 177])
const SCORED = 7

type Standing = {
  readonly sid: number
  readonly ms: number
  readonly ss: number
  readonly cause: number | null
}

export const isFinal = ({ ms }: Pick<Standing, 'ms'>): boolean => FINAL.has(ms)

/** What is said of a match on which nothing can be bet just now; null while betting is open or all is over. */
export function causeOf({ sid, ms, ss, cause }: Standing): PlainMessageKey | null {
  if (FINAL.has(ms)) return null
  if (ms !== STATUS.live && ms !== STATUS.notStarted) return 'match.suspended.stopped'
  if (ss !== SUSPENDED) return null
  if (cause === SCORED && !GOAL_SPORTS.has(sid)) return 'match.cause.points'
  return CAUSES[cause ?? 0] ?? 'match.cause.4'
}

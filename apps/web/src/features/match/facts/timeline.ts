import type { getMatchEvents } from '@keo/sportsbook-contract/own-calls'
import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { PlainMessageKey } from '@keo/messages/keys'

export type MatchEvents = ProviderResponseOf<typeof getMatchEvents>
export type MatchEvent = MatchEvents['events'][number]

export type TimelineRow = MatchEvent & {
  /** Score after it, where it changed the score. */
  readonly score: readonly [number, number] | null
}

/** What is told of a match; the rest, such as attacks and single points, is for the tracker. */
const TOLD = {
  goal: 'match.event.goal',
  points: 'match.event.points',
  penalty: 'match.event.penalty',
  penaltyMissed: 'match.event.penaltyMissed',
  yellowCard: 'match.event.yellowCard',
  redCard: 'match.event.redCard',
  corner: 'match.event.corner',
  substitution: 'match.event.substitution',
  varCheck: 'match.event.varCheck',
  varStands: 'match.event.varStands',
  varCancels: 'match.event.varCancels',
  addedTime: 'match.event.addedTime',
  timeout: 'match.event.timeout',
  game: 'match.event.game',
  set: 'match.event.set',
  frame: 'match.event.frame',
  tieBreak: 'match.event.tieBreak',
  knockDown: 'match.event.knockDown',
  decision: 'match.event.decision',
  periodStart: 'match.event.periodStart',
  periodEnd: 'match.event.periodEnd',
  over: 'match.event.over',
  delayed: 'match.event.delayed',
  postponed: 'match.event.postponed',
  interrupted: 'match.event.interrupted',
  suspended: 'match.event.suspended',
  resumed: 'match.event.resumed',
  abandoned: 'match.event.abandoned',
  cancelled: 'match.event.cancelled',
  walkover: 'match.event.walkover',
  retired: 'match.event.retired',
} as const satisfies Record<string, PlainMessageKey>
type ToldKind = keyof typeof TOLD

const MOMENTS = {
  danger: 'match.event.danger',
  dangerOver: 'match.event.dangerOver',
  shot: 'match.event.shot',
  shotOnTarget: 'match.event.shotOnTarget',
  point: 'match.event.point',
  breakPoint: 'match.event.breakPoint',
  ball: 'match.event.ball',
} as const satisfies Record<string, PlainMessageKey>

const isTold = (kind: string): kind is ToldKind => Object.hasOwn(TOLD, kind)
const isMoment = (kind: string): kind is keyof typeof MOMENTS => Object.hasOwn(MOMENTS, kind)

/** What an event is called; null for one that this version does not know. */
export function eventLabel(kind: string): PlainMessageKey | null {
  if (isTold(kind)) return TOLD[kind]
  return isMoment(kind) ? MOMENTS[kind] : null
}

/** Games of a rally sport are told, single games of tennis are too many. */
const SCORING = new Set(['goal', 'points'])

/** Newest first, with the score that each goal made. */
export function timelineOf(events: readonly MatchEvent[]): TimelineRow[] {
  let score: readonly [number, number] = [0, 0]
  const rows: TimelineRow[] = []
  for (const event of events) {
    if (!isTold(event.kind)) continue
    const counts = SCORING.has(event.kind) && event.side !== null
    if (counts) score = plus(score, event)
    rows.push({ ...event, score: counts ? score : null })
  }
  return rows.toReversed()
}

function plus([home, away]: readonly [number, number], { side, amount = 1 }: MatchEvent) {
  return side === 'home' ? ([home + amount, away] as const) : ([home, away + amount] as const)
}

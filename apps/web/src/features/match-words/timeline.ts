import type { getMatchEvents } from '@keo/sportsbook-contract/own-calls'
import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { PlainMessageKey } from '@keo/messages/keys'

export type MatchEvents = ProviderResponseOf<typeof getMatchEvents>
export type MatchEvent = MatchEvents['events'][number]

export type TimelineRow = MatchEvent & {
  /** "67", "45+2"; in sports that count anew in each part "3·7", the part first. */
  readonly minute: string
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

const SCORING = new Set(['goal', 'points'])
const MINUTE_MS = 60_000

/** Newest first, with the score that each goal made. Breaks between the parts are no playing time. */
export function timelineOf(events: readonly MatchEvent[], halfMinutes: number | null): TimelineRow[] {
  let score: readonly [number, number] = [0, 0]
  let part = { number: 0, startsAtMs: 0 }
  const rows: TimelineRow[] = []
  for (const event of events) {
    if (event.kind === 'periodStart') part = { number: part.number + 1, startsAtMs: event.atMs }
    if (!isTold(event.kind)) continue
    const counts = SCORING.has(event.kind) && event.side !== null
    if (counts) score = plus(score, event)
    rows.push(
      Object.assign({ minute: minuteOf(event, part, halfMinutes), score: counts ? score : null }, event),
    )
  }
  return rows.toReversed()
}

type Part = { readonly number: number; readonly startsAtMs: number }
/** Where the parts of soccer begin, in halves: extra time comes in thirds of one. */
const SOCCER_STARTS = [0, 1, 2, 2 + 1 / 3]

function minuteOf({ atMs }: MatchEvent, { number, startsAtMs }: Part, halfMinutes: number | null): string {
  const inPart = Math.floor(Math.max(0, atMs - startsAtMs) / MINUTE_MS) + 1
  if (halfMinutes === null) return `${Math.max(1, number)}·${inPart}`
  const from = Math.round((SOCCER_STARTS[number - 1] ?? 0) * halfMinutes)
  const until = Math.round((SOCCER_STARTS[number] ?? 1) * halfMinutes)
  return from + inPart > until && until > from ? `${until}+${from + inPart - until}` : String(from + inPart)
}

function plus([home, away]: readonly [number, number], { side, amount = 1 }: MatchEvent) {
  return side === 'home' ? ([home + amount, away] as const) : ([home, away + amount] as const)
}

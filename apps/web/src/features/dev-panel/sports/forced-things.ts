import type { PlainMessageKey } from '@keo/messages/keys'
import { HOLD_CAUSES, type HoldCause, LINE_WAYS, type LineWay } from '@keo/sportsbook-contract/interventions'
import {
  FORCED_KINDS,
  FORCED_TURNS,
  type ForcedKind,
  type ForcedTurn,
} from '@keo/sportsbook-contract/control'

type Named = { readonly name: PlainMessageKey; readonly isOneSided: boolean }
export type Forced = Named &
  (
    | { readonly group: 'event'; readonly kind: ForcedKind }
    | { readonly group: 'turn'; readonly kind: ForcedTurn }
    | { readonly group: 'hold'; readonly kind: HoldCause }
    | { readonly group: 'line'; readonly kind: LineWay }
  )

const EVENT_NAMES = {
  goal: 'match.event.goal',
  redCard: 'match.event.redCard',
  yellowCard: 'match.event.yellowCard',
  corner: 'match.event.corner',
  penalty: 'match.event.penalty',
  varCheck: 'match.event.varCheck',
  point: 'match.event.points',
  end: 'match.event.over',
} as const satisfies Record<ForcedKind, PlainMessageKey>

const TURN_NAMES = {
  delayed: 'match.event.delayed',
  interrupted: 'match.event.interrupted',
  suspended: 'match.event.suspended',
  resumed: 'match.event.resumed',
  postponed: 'match.event.postponed',
  cancelled: 'match.event.cancelled',
  abandoned: 'match.event.abandoned',
  walkover: 'match.event.walkover',
  retired: 'match.event.retired',
} as const satisfies Record<ForcedTurn, PlainMessageKey>

const HOLD_NAMES = {
  danger: 'match.cause.2',
  varCheck: 'match.cause.3',
  penalty: 'match.cause.5',
  card: 'match.cause.6',
  score: 'match.cause.7',
  periodChange: 'match.cause.1',
  other: 'match.cause.4',
} as const satisfies Record<HoldCause, PlainMessageKey>
const HOLDS = Object.keys(HOLD_CAUSES) as HoldCause[]

const LINE_NAMES = {
  home: 'panel.line.home',
  away: 'panel.line.away',
  more: 'panel.line.more',
  fewer: 'panel.line.fewer',
} as const satisfies Record<LineWay, PlainMessageKey>

/** Everything that the contract lets happen to a match, in its order. */
export const FORCED = {
  event: FORCED_KINDS.map((kind): Forced => ({
    group: 'event',
    kind,
    name: EVENT_NAMES[kind],
    isOneSided: kind !== 'end',
  })),
  turn: FORCED_TURNS.map((kind): Forced => ({
    group: 'turn',
    kind,
    name: TURN_NAMES[kind],
    isOneSided: kind === 'walkover' || kind === 'retired',
  })),
  hold: HOLDS.map((kind): Forced => ({
    group: 'hold',
    kind,
    name: HOLD_NAMES[kind],
    isOneSided: kind === 'danger',
  })),
  line: LINE_WAYS.map((kind): Forced => ({
    group: 'line',
    kind,
    name: LINE_NAMES[kind],
    isOneSided: false,
  })),
}

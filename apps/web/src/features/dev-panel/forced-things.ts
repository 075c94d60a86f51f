import type { PlainMessageKey } from '@keo/messages/keys'
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
}

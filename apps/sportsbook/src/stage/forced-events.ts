import type { Instant } from '@keo/service-kit/clock'
import type { Side } from '../play/score.ts'
import type { ForcedEvent } from '../play/sport-model.ts'
import type { Intervention } from './interventions.ts'

/** What happens to a match beside its play, by its disruption or by an operator. */
export type Turn =
  | { readonly kind: 'delayed'; readonly byMs: number }
  /** Without a length it lasts until the match is resumed. */
  | { readonly kind: 'interrupted' | 'suspended'; readonly forMs: number | null }
  | { readonly kind: 'resumed' | 'postponed' | 'cancelled' | 'abandoned' }
  | { readonly kind: 'walkover'; readonly winner: Side }
  | { readonly kind: 'retired'; readonly loser: Side }

export type ForcedPlay = Pick<ForcedEvent, 'kind' | 'side'>

/** Something an operator or a test made happen. Its time is never before the moment of the request. */
export type ForcedMatchEvent = {
  readonly matchId: number
  readonly at: Instant
  readonly what:
    | { readonly play: ForcedPlay }
    | { readonly turn: Turn }
    | { readonly intervention: Intervention }
}

/** Where forced events outlive the process: with them and the seed a match can be played again as it was. */
export type ForcedEventStore = {
  list(): Promise<ForcedMatchEvent[]>
  add(event: ForcedMatchEvent): Promise<void>
}

import { sqlInstant } from '@keo/service-kit/db/columns'
import { days, type Instant } from '@keo/units/instants'
import type { RewardRow } from './reward-store.ts'
import type { Gift } from './reward-types.ts'

/** A gift at the moment that it is given: its days begin, however long a reviewer took. */
export function givenGift(gift: Gift, now: Instant) {
  if ('badge' in gift) return { state: 'ready' as const, until: null }
  if ('freeBet' in gift) return { state: 'ready' as const, until: now + days(gift.freeBet.days) }
  if ('spins' in gift) return { state: 'waiting' as const, until: now + days(gift.spins.days) }
  return { state: 'ready' as const, until: now + days('box' in gift ? gift.box.days : gift.turns.days) }
}

/**
 * Its ground is gone: a badge is no longer worn, free spins that are left are called off, a free bet that was not used can be
 * used no more, nor turns that are left or a box that is closed. What was won with them stays.
 */
export function giftTakenBack({ kind, gift_state }: RewardRow, now: Instant) {
  const isLeft = gift_state === 'waiting' || gift_state === 'ready'
  const ended = kind === 'freeSpins' ? ('toCancel' as const) : ('over' as const)
  return {
    state: 'revoked' as const,
    ended_at: sqlInstant(now),
    ...(isLeft ? { gift_state: ended } : {}),
  }
}

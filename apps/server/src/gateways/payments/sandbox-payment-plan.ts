import type { ChannelKind } from '@keo/contract/deposit'
import type { PaymentNews } from '@keo/contract/deposit-parties'
import { seconds } from '@keo/units/instants'

export type PlannedNews = { readonly kind: PaymentNews['kind']; readonly afterMs: number }

type Behaviour = {
  /** From "I have paid" to the news that it arrived. */
  readonly min: number
  readonly max: number
  /** Percent of the payments that end so instead. */
  readonly proof?: number
  readonly refused?: number
  /** A merchant who does not release: the player has to ask for a reviewer. */
  readonly silent?: number
}

/** The sandbox behaviour of each channel, in seconds and percent. */
const BY_KIND: Record<Exclude<ChannelKind, 'crypto'>, Behaviour> = {
  bank: { min: 20, max: 90, proof: 5 },
  gateway: { min: 5, max: 20, refused: 2 },
  ewallet: { min: 5, max: 30 },
  c2c: { min: 60, max: 300, silent: 3 },
}
const BY_NETWORK: Record<string, Behaviour> = {
  TRC20: { min: 45, max: 75 },
  ERC20: { min: 150, max: 210 },
}
const TWICE_PERCENT = 30
const LATE_SEEN_PERCENT = 25

const RELEASES_PERCENT = 40
const DENIES_PERCENT = 30

/** What a merchant does about a dispute: releases it late, denies that anything came, or stays silent. */
export function answerToDispute(chance: () => number): 'paid' | 'refused' | null {
  const fate = chance() * 100
  if (fate < RELEASES_PERCENT) return 'paid'
  return fate < RELEASES_PERCENT + DENIES_PERCENT ? 'refused' : null
}

/** What a party will tell after a payment, and when: some of it twice, some of it in the wrong order. */
export function planOf(
  payment: { kind: ChannelKind; network: string; isProven: boolean },
  chance: () => number,
): PlannedNews[] {
  const behaviour = payment.kind === 'crypto' ? BY_NETWORK[payment.network] : BY_KIND[payment.kind]
  const { min, max, proof = 0, refused = 0, silent = 0 } = behaviour ?? BY_KIND.bank
  const endMs = seconds(min) + Math.floor(chance() * seconds(max - min))
  const fate = chance() * 100
  if (!payment.isProven && fate < proof) return [{ kind: 'proof', afterMs: endMs }]
  if (fate < refused) return [{ kind: 'refused', afterMs: endMs }]
  if (fate < silent) return []
  const isSeenLate = chance() * 100 < LATE_SEEN_PERCENT
  const isTwice = chance() * 100 < TWICE_PERCENT
  return [
    { kind: 'seen', afterMs: isSeenLate ? endMs + seconds(2) : Math.floor(endMs / 2) },
    { kind: 'paid', afterMs: endMs },
    ...(isTwice ? [{ kind: 'paid' as const, afterMs: endMs + seconds(4) }] : []),
  ]
}

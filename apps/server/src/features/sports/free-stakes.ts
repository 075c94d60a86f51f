import { freeBetGain } from '@keo/contract/free-bets'
import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import type { Money } from '@keo/units/money'
import type { Command } from '../ledger/index.ts'
import { commandHead } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'
import type { MovedOrder } from './sports-arrays.ts'
import type { KnownOrder } from './sports-store.ts'

/** A bet that a free bet is to pay. */
export type FreeBetUse = {
  readonly freeBet: string
  readonly memberId: MemberId
  readonly amount: Money
  readonly legs: BetLegs | null
}

/** What the terms of a free bet look at. */
export type BetLegs = readonly { readonly sportId: number; readonly price: number }[]

/** Whoever keeps the free bets of members. */
export type FreeBetDesk = {
  /** Whether the bet must be looked at before it may pay. */
  hasTerms(freeBet: string): Promise<boolean>
  /** All of them, or the refusal of one: it must be the member's, ready, in time, of exactly this stake, and fit its terms. */
  use(tx: Tx, uses: readonly FreeBetUse[]): Promise<void>
  /** Their bets were not taken or are void: they can be used again. */
  giveBack(tx: Tx, freeBets: readonly string[]): Promise<void>
  /** What a member can stake by free bets now, in minor units of dong. */
  readyOf(memberId: string): Promise<bigint>
}

export const freeBetUse = (
  { freeBet, memberId, amount }: ProviderTransaction,
  legs: BetLegs | null,
): FreeBetUse[] => (freeBet === null ? [] : [{ freeBet, memberId, amount, legs }])

/** The house pays the stake into the wallet, from where it is held as every stake is: in one transaction, so nobody else has it. */
export function freeStake(transaction: ProviderTransaction): Command[] {
  if (transaction.freeBet === null) return []
  const head = commandHead(transaction, 'bet.free')
  return [{ ...head, key: `${head.key}:free`, op: 'move', from: 'house:promotions', to: 'available' }]
}

/** The part of what a bet returned that is the house's stake: a free bet pays winnings alone (MON-32). */
export function houseShare(stake: bigint, { stakeState, paid, cashed }: MovedOrder): bigint {
  if (stakeState === 'returned') return stake
  const returned = paid + cashed
  return returned <= 0n ? 0n : returned - freeBetGain(returned, stake)
}

type Moved = { readonly command?: Command; readonly order?: MovedOrder }

/**
 * After every movement the house has its share of all that the bet returned by then: a win, a void, a price of an early end, a
 * correction of either. So whatever comes in whatever order ends the same.
 */
export function freeStakeBack({ command, order: after }: Moved, before: KnownOrder) {
  if (before.freeBet === null || !command || !after) return {}
  const share = houseShare(before.stake ?? 0n, after)
  const change = share - before.freeBack
  const order = { ...after, freeBack: share }
  // Once, and not to who keeps something of the bet: a part of it may have been ended early before it was void.
  const isVoid = after.stakeState === 'returned' && before.stakeState !== 'returned'
  const back = isVoid && after.paid + after.cashed <= 0n ? { freeBetBack: before.freeBet } : {}
  if (change === 0n) return { order, ...back }
  const minor = change < 0n ? -change : change
  const { memberId, reference } = command
  const said = {
    memberId,
    reference,
    key: `${command.key}:free`,
    amount: { minor, currency: before.currency } as Money,
  }
  const freeCommand: Command =
    change > 0n
      ? { ...said, kind: 'bet.free-back', op: 'force', to: 'house:promotions' }
      : { ...said, kind: 'bet.free', op: 'move', from: 'house:promotions', to: 'available' }
  return { order, freeCommand, ...back }
}

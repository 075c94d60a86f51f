import type { PayoutNotice, PayoutState } from '@keo/contract/payout-parties'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import type { Tx } from '@keo/service-kit/db/database'
import type { Money } from '@keo/units/money'
import type { AskStatement } from '../statements/party-statement.ts'

export type Payout = {
  readonly orderNo: string
  readonly channel: WithdrawChannel
  readonly amount: Money
  /** The bank, the network or the e-wallet. */
  readonly place: string
  readonly number: string
  readonly holder: string
}

/**
 * A party that pays out. What became of it comes back as signed notices (late, repeated, in any order), and can be asked.
 * `unknown` is no answer at all: it may have been taken, so nothing is paid back and nothing paid twice.
 */
export type PayoutGateway = {
  /** The same order again gets the first answer and pays nothing more. */
  send(payout: Payout): Promise<'accepted' | 'targetRefused' | 'unknown'>
  /** `none`: the party never got it. */
  ask(orderNo: string): Promise<PayoutState | 'none' | 'unknown'>
  /** Whether the party itself has signed this, and not long ago. */
  isGenuine(notice: PayoutNotice): boolean
  /** What it paid out. A party without it has no statement, and its book is compared by nobody. */
  readonly statement?: AskStatement
}

/** By channel; null where nobody pays out. */
export type PayoutGateways = Readonly<Record<WithdrawChannel, PayoutGateway | null>>

export type PayoutReviewer = {
  submit(tx: Tx, order: { orderNo: string; amount: Money }): Promise<void>
  onVerdict(handle: (orderNo: string, isApproved: boolean) => Promise<void>): void
}

/** What a party gives for one USDT now, in minor units of dong. */
export type UsdtRate = () => bigint

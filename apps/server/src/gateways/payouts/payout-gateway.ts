import type { PayoutNotice } from '@keo/contract/withdraw'
import type { Tx } from '@keo/service-kit/db/database'
import type { Money } from '@keo/units/money'

export type Payout = {
  readonly orderNo: string
  readonly amount: Money
  /** The bank, the network or the e-wallet. */
  readonly place: string
  readonly number: string
  readonly holder: string
}

/** A party that pays out. What became of it comes back as signed notices: late, repeated, in any order. */
export type PayoutGateway = {
  /** In the transaction of the approval: nothing is approved that was not handed over. */
  send(tx: Tx, payout: Payout): Promise<void>
  /** Whether the party itself has signed this, and not long ago. */
  isGenuine(notice: PayoutNotice): boolean
  onNotice(hear: (notice: PayoutNotice) => Promise<void>): void
}

export type PayoutReviewer = {
  submit(tx: Tx, order: { orderNo: string; amount: Money }): Promise<void>
  onVerdict(hear: (orderNo: string, isApproved: boolean) => Promise<void>): void
}

/** What a party gives for one USDT now, in minor units of dong. */
export type UsdtRate = () => bigint

import type { ParsedRequestOf } from '@keo/contract/define-call'
import type { ChannelKind } from '@keo/contract/deposit'
import type { callbackOfParty } from '@keo/contract/deposit-parties'
import type { Tx } from '@keo/service-kit/db/database'
import type { Money } from '@keo/units/money'
import type { AskStatement } from '../statements/party-statement.ts'
import type { PayTarget } from './sandbox-targets.ts'

/** An order as a payment party sees it. */
export type Payment = {
  readonly orderNo: string
  readonly party: string
  readonly kind: ChannelKind
  readonly channelName: string
  readonly amount: Money
  readonly note: string
  readonly network: string
  readonly contract: string
  readonly confirmations: number
}

/** What comes to our door in the name of a payment party. */
export type PaymentCallback = ParsedRequestOf<typeof callbackOfParty>

/** What a merchant writes by itself. */
export type MerchantWord = 'hello' | 'checking' | 'waiting'

/**
 * The parties that take money for us. Whether and when it arrived they tell by signed callbacks, late, twice or in another
 * order; everything here runs in the transaction of the order, so that neither is without the other.
 */
export type PaymentGateway = {
  /** Whether the party itself has signed this, and not long ago. */
  isGenuine(callback: PaymentCallback): boolean
  /** Whether money for that target is theirs to take. */
  takes(target: PayTarget): boolean
  /** The message of a transfer, as it is handed out. */
  noteOf(note: string): string
  /** A fresh address to pay to on a chain. */
  addressOn(network: string): string
  open(tx: Tx, payment: Payment): Promise<void>
  /** The player says that it was paid. */
  paid(tx: Tx, orderNo: string): Promise<void>
  proofShown(tx: Tx, orderNo: string): Promise<void>
  playerWrote(tx: Tx, orderNo: string): Promise<void>
  /** The merchant of a paid order does not release it. They may still pay, or deny that anything came. */
  dispute(tx: Tx, orderNo: string): Promise<void>
  onMerchantWord(handle: (orderNo: string, word: MerchantWord) => Promise<void>): void
  /** What it gives for one USDT now, in minor units of dong; USDT_RATE stands in for a party that names none. */
  usdtRate?(): bigint
  /** What came in, under the ids of its callbacks. A party without it has no statement, and its book is compared by nobody. */
  readonly statement?: AskStatement
}

/** By channel; null where nobody takes money. */
export type PaymentGateways = Readonly<Record<ChannelKind, PaymentGateway | null>>

/** People of ours who decide whether a merchant was paid. */
export type DisputeReview = {
  ask(tx: Tx, orderNo: string): Promise<void>
  /** Who decides for the member credits the order as it was made; against, it fails with the reason. */
  onVerdict(
    handle: (orderNo: string, isForMember: boolean, given?: { readonly reason: string }) => Promise<void>,
  ): void
}

/** People of ours who look at money that fits no order. */
export type ReviewGateway = {
  ask(tx: Tx, receiptId: string): Promise<void>
  /** Who approves credits what came, as far as the member may have it; else it goes back. */
  onVerdict(handle: (receiptId: string, isApproved: boolean) => Promise<void>): void
}

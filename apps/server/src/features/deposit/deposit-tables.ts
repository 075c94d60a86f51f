import type { ChannelKind } from '@keo/contract/deposit'
import type { DepositStatus } from '@keo/contract/deposit-states'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'
import type { Localised } from '../site/index.ts'

export type PayCurrency = 'VND' | 'USDT'

/** Where the money of an option goes. Only what belongs to the kind of the channel is there. */
export type Target = {
  readonly bankName?: string
  /** The bank's identification number in a code to scan. */
  readonly bin?: string
  readonly accountNumber?: string
  readonly accountName?: string
  readonly network?: string
  /** The one token that counts. */
  readonly contract?: string
  /** Blocks that must stand on a payment. */
  readonly confirmations?: number
  readonly address?: string
}

export type DepositTables = {
  deposit_channel: {
    tenant_id: string
    id: string
    position: number
    kind: ChannelKind
    name: Localised
    note: Localised
    currency: PayCurrency
    min_amount: bigint
    max_amount: bigint
    month_max: bigint | null
    gift_bp: Generated<number>
    fee_bp: Generated<number>
    presets: bigint[]
    popular: bigint | null
    from_seconds: number
    to_seconds: number
    pay_minutes: number
    is_open: Generated<boolean>
  }
  deposit_option: {
    tenant_id: string
    channel_id: string
    id: string
    position: number
    name: string
    note: Localised
    target: Target
    is_open: Generated<boolean>
    /** Null is the channel's own. */
    min_amount: bigint | null
    max_amount: bigint | null
    /** Of all orders of a day at +08:00; null is no limit. */
    day_max: bigint | null
  }
  deposit_order: {
    tenant_id: string
    member_id: string
    order_no: string
    key: string
    channel_id: string
    option_id: string
    kind: ChannelKind
    status: DepositStatus
    amount: bigint
    gift: bigint
    pay_currency: PayCurrency
    pay_amount: bigint
    fee: bigint
    rate: bigint | null
    pay_to: Target
    note: string
    created_at: InstantColumn
    expires_at: InstantColumn
    paid_at: InstantColumn | null
    ended_at: InstantColumn | null
    cause: Generated<string>
    received: bigint | null
    credited: bigint | null
    proof_file_id: Generated<string>
    disputed_at: InstantColumn | null
  }
  deposit_receipt: {
    tenant_id: string
    member_id: string
    id: string
    order_no: string
    party: string
    payment_id: string
    currency: PayCurrency
    amount: bigint
    state: ReceiptState
    is_of_order: boolean
    received_at: InstantColumn
    decided_at: InstantColumn | null
    /** The order that its party named and that is not ours. */
    named: Generated<string>
    payer: Generated<string>
    payer_end: Generated<string>
    payer_member: Generated<string>
    said: Generated<string>
    owner_id: Generated<string>
  }
  deposit_dispute: {
    tenant_id: string
    member_id: string
    order_no: string
    denied_at: InstantColumn | null
    question: Generated<string>
    asked_at: InstantColumn | null
    answered_at: InstantColumn | null
    is_for_member: boolean | null
    reason: Generated<string>
    decided_at: InstantColumn | null
  }
  deposit_message: {
    tenant_id: string
    member_id: string
    id: string
    order_no: string
    sender: 'player' | 'merchant' | 'reviewer'
    text: string
    name: string
    sent_at: InstantColumn
  }
  member_picture: {
    tenant_id: string
    member_id: string
    id: string
    bytes: Buffer
    kept_at: InstantColumn
  }
}

export type ReceiptState = 'matched' | 'suspense' | 'credited' | 'returned'

import type { RefusalCause, WithdrawChannel } from '@keo/contract/withdraw'
import type { WithdrawState } from '@keo/contract/withdraw-states'
import type { InstantColumn } from '@keo/service-kit/db/columns'

export type WithdrawTables = {
  withdraw_order: {
    tenant_id: string
    member_id: string
    order_no: string
    request_key: string
    channel: WithdrawChannel
    state: WithdrawState
    amount: bigint
    fee: bigint
    payout: bigint
    payout_currency: 'VND' | 'USDT'
    rate: bigint | null
    target_id: string
    target_place: string
    target_shown: string
    is_reviewed: boolean
    cause: RefusalCause | null
    created_at: InstantColumn
    changed_at: InstantColumn
    confirm_until: InstantColumn | null
  }
  withdraw_channel: {
    tenant_id: string
    channel: WithdrawChannel
    is_open: boolean
    min_amount: bigint
    max_amount: bigint
    from_seconds: number
    to_seconds: number
    reviewed_from_seconds: number
    reviewed_to_seconds: number
  }
  withdraw_rules: {
    tenant_id: string
    version: number
    review_above: bigint
    fee_per_mille: number
    fee_min: bigint
    fee_max: bigint
    day_max: bigint[]
    free_a_day: number[]
    begins_at: InstantColumn
  }
  withdraw_stage: {
    tenant_id: string
    member_id: string
    order_no: string
    state: WithdrawState
    at: InstantColumn
  }
  withdraw_hold: {
    tenant_id: string
    order_no: string
    reason: string
    held_by: string
    held_at: InstantColumn
    held_until: InstantColumn | null
  }
  payout_notice: {
    tenant_id: string
    notice_id: string
    order_no: string
    body_hash: Buffer
    received_at: InstantColumn
  }
}

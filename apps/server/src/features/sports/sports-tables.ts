import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Currency } from '@keo/units/money'
import type { Generated } from 'kysely'

export type StakeState = 'none' | 'held' | 'settled' | 'returned'

export type SportsTables = {
  sports_transaction: {
    tenant_id: string
    transaction_id: string
    member_id: string
    order_id: string
    transfer_type: string
    currency: Currency
    amount: bigint
    state: 'booked' | 'undone'
    at: InstantColumn
  }
  sports_order: {
    tenant_id: string
    order_id: string
    member_id: string
    currency: Currency
    stake: bigint | null
    stake_state: StakeState
    paid: Generated<bigint>
    cashed: Generated<bigint>
    version: Generated<number>
    status: number | null
    placed_at: InstantColumn | null
    settled_at: InstantColumn | null
    valid_stake: Generated<bigint>
    free_bet: Generated<string | null>
    free_back: Generated<bigint>
    counts_from: InstantColumn | null
    told: string | null
    terms: string | null
  }
  sports_review: {
    id: Generated<bigint>
    tenant_id: string
    transaction_id: string
    cause: string
    told: string
    at: InstantColumn
  }
}

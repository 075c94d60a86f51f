import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Currency } from '@keo/units/money'
import type { Generated } from 'kysely'

export type BetRecordTables = {
  bet_record: {
    tenant_id: string
    order_id: string
    member_id: string
    currency: Currency
    status: number
    stake: bigint
    free_stake: Generated<bigint>
    return_max: bigint
    returned: bigint | null
    cashed_stake: Generated<bigint>
    cashed_paid: Generated<bigint>
    cash_outs: Generated<number>
    sports: number[]
    placed_at: InstantColumn
    closed_at: InstantColumn | null
  }
  bet_cash_out: {
    tenant_id: string
    cash_out_id: string
    order_id: string
    member_id: string
    currency: Currency
    status: number
    stake: bigint
    paid: bigint
    at: InstantColumn
    version: number
  }
}

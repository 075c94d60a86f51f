import type { TRANSFER_DIRECTIONS, TRANSFER_STATES } from '@keo/contract/wallet'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Currency } from '@keo/units/money'
import type { Generated } from 'kysely'

export type WalletTables = {
  game_provider: {
    tenant_id: string
    code: string
    position: number
    name: string
    is_open: Generated<boolean>
  }
  wallet_transfer: {
    tenant_id: string
    member_id: string
    id: string
    tap_key: string
    provider: string
    direction: (typeof TRANSFER_DIRECTIONS)[number]
    currency: Currency
    amount: bigint
    state: (typeof TRANSFER_STATES)[number]
    asked_at: InstantColumn
    ended_at: InstantColumn | null
  }
}

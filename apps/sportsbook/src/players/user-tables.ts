import type { Instant } from '@keo/service-kit/clock'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { ColumnType, Generated } from 'kysely'

export type UserTables = {
  provider_user: {
    id: Generated<string>
    merchant_user_id: string
    currency_ids: number[]
    odds_level: number | null
    created_at: InstantColumn
  }
  provider_token: {
    token_hash: string
    user_id: string
    platform: string | null
    address: string | null
    operator_session: string | null
    issued_at: InstantColumn
    expires_at: InstantColumn
    ended_at: ColumnType<Instant | null, SqlInstant | null, SqlInstant | null>
  }
}

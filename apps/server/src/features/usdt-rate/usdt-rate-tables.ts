import type { InstantColumn } from '@keo/service-kit/db/columns'

export type UsdtRateTables = {
  usdt_rate: {
    tenant_id: string
    version: number
    rate: bigint | null
    begins_at: InstantColumn
  }
}

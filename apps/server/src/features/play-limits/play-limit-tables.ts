import type { LimitTold, PlayLimitKind, PlayLimitPeriod } from '@keo/contract/play-limits'
import type { InstantColumn } from '@keo/service-kit/db/columns'

export type PlayLimitTables = {
  play_limit: {
    tenant_id: string
    member_id: string
    kind: PlayLimitKind
    period: PlayLimitPeriod
    amount: bigint | null
    raise_amount: bigint | null
    raise_asked_at: InstantColumn | null
    counted_from: InstantColumn
    used: bigint
  }
  play_limit_notice: {
    tenant_id: string
    member_id: string
    id: string
    told: LimitTold
    kind: PlayLimitKind | null
    period: PlayLimitPeriod | null
    amount: bigint | null
    at: InstantColumn
    seen_at: InstantColumn | null
  }
}

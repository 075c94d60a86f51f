import type { VipCause } from '@keo/contract/vip'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { PersonalTable } from '../personal-data/index.ts'

export type VipTables = {
  vip_member: {
    tenant_id: string
    member_id: string
    start_level: number
    peak: number
    gifted: number
    base_deposits: bigint
    base_turnover: bigint
    counted_from: InstantColumn
    held_from: InstantColumn
    looked_until: InstantColumn
  }
  vip_change: {
    tenant_id: string
    member_id: string
    id: string
    from_level: number
    to_level: number
    cause: VipCause
    at: InstantColumn
  }
  vip_look: { tenant_id: string; seen_until: InstantColumn }
}

/** Kept with the gifts that came of it. */
export const VIP_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'vip_member',
    name: 'vip',
    columns: ['start_level', 'peak', 'gifted', 'counted_from', 'held_from'],
    onErasure: 'keep',
  },
  {
    table: 'vip_change',
    name: 'vipHistory',
    columns: ['from_level', 'to_level', 'cause', 'at'],
    onErasure: 'keep',
  },
]

import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { PersonalTable } from '../personal-data/index.ts'

export type SupportTables = {
  customer_line: { tenant_id: string; line: number; is_on: boolean }
  call_back_level: { tenant_id: string; vip_level: number; is_offered: boolean }
  call_back: {
    tenant_id: string
    id: string
    member_id: string
    vip_level: number
    mobile: string
    remark: string
    asked_at: InstantColumn
    called_at: InstantColumn | null
  }
}

export const SUPPORT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'call_back',
    name: 'callBacks',
    columns: ['mobile', 'remark', 'asked_at', 'called_at'],
    onErasure: 'delete',
  },
]

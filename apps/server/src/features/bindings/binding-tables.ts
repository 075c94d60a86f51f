import type { Bank } from '@keo/contract/banks'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'
import type { TargetKind } from './binding-store.ts'

export type BindingTables = {
  bank: {
    tenant_id: string
    code: string
    position: number
    short_name: string
    name: string
    country: Bank['country']
    bin: string
    is_c2c: boolean
    is_shown: Generated<boolean>
  }
  payout_target: {
    tenant_id: string
    member_id: string
    id: string
    kind: TargetKind
    place: string
    number_box: Buffer
    mobile_box: Buffer
    number_hash: Buffer
    shown: string
    shown_mobile: string
    bound_at: InstantColumn
    deleted_at: InstantColumn | null
  }
}

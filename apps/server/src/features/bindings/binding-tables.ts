import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { TargetKind } from './binding-store.ts'

export type BindingTables = {
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

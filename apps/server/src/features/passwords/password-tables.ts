import type { InstantColumn } from '@keo/service-kit/db/columns'

export type PasswordTables = {
  credential: {
    tenant_id: string
    member_id: string
    password_hash: string
    changed_at: InstantColumn
  }
}

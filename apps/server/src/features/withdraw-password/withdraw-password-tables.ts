import type { InstantColumn } from '@keo/service-kit/db/columns'

export type WithdrawPasswordTables = {
  withdraw_key: {
    tenant_id: string
    id: string
    public_key: Buffer
    private_box: Buffer
    made_at: InstantColumn
  }
  withdraw_password: {
    tenant_id: string
    member_id: string
    password_hash: string
    set_at: InstantColumn
  }
  withdraw_nonce: {
    tenant_id: string
    member_id: string
    nonce: string
    used_at: InstantColumn
  }
}

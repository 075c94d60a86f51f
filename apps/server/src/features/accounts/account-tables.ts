import type { LoginRecord } from '@keo/contract/account-sessions'
import type { InstantColumn } from '@keo/service-kit/db/columns'

export type AccountTables = {
  login_record: {
    tenant_id: string
    member_id: string
    id: string
    at: InstantColumn
    way: LoginRecord['way']
    result: LoginRecord['result']
    device_no: string
    address: string
    user_agent: string
  }
}

import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'

export type CodeTables = {
  code: {
    tenant_id: string
    target: Buffer
    purpose: number
    member_id: string
    device_no: string
    code_hash: Buffer
    tries: Generated<number>
    send_id: string
    expires_at: InstantColumn
  }
  code_send: {
    tenant_id: string
    id: string
    channel: 'sms' | 'mail'
    target: Buffer
    device_no: string
    network: string
    country: string
    number_range: string
    is_real: boolean
    sent_at: InstantColumn
    confirmed_at: InstantColumn | null
  }
  registration_ticket: {
    tenant_id: string
    ticket_hash: Buffer
    target: Buffer
    device_no: string
    network: string
    expires_at: InstantColumn
  }
}

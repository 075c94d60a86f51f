import type { CaptchaAction } from '@keo/contract/captcha'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { ColumnType } from 'kysely'
import type { Secret } from '../../gateways/captcha/captcha-gateway.ts'

export type CaptchaTables = {
  captcha_challenge: {
    tenant_id: string
    id: string
    action: CaptchaAction
    device_no: string
    network: string
    secret: ColumnType<Secret, string, string>
    asked_at: InstantColumn
    about: Buffer | null
  }
  captcha_ticket: {
    tenant_id: string
    ticket_hash: Buffer
    action: CaptchaAction
    device_no: string
    network: string
    expires_at: InstantColumn
    about: Buffer | null
  }
  captcha_mistake: {
    tenant_id: string
    id: string
    address: string
    device_no: string
    made_at: InstantColumn
  }
  captcha_attempt: { tenant_id: string; counter: string; id: string; made_at: InstantColumn }
  captcha_track: { tenant_id: string; fingerprint: Buffer; seen_at: InstantColumn }
}

import { createCodes, type CodeOrder } from './code-service.ts'
import type { CodeTarget } from './code-target.ts'
import type { SendGuardSettings } from './send-guard.ts'
import type { Database } from '@keo/service-kit/db/database'
import { manualClock } from '@keo/service-kit/clock'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createMetrics } from '@keo/service-kit/metrics'
import type { Mail } from '../../gateways/mail/mail-gateway.ts'
import type { Sms } from '../../gateways/sms/sms-gateway.ts'

/** For tests of codes: somebody who asks for one, and a phone that gets it. */
export const from = { address: '203.0.113.7', deviceNo: 'H5-AND-1' }
const noon = Date.UTC(2026, 0, 31, 12)

export const number = (mobile: string): CodeTarget => ({ channel: 'sms', area: '84', mobile })

export const order = (change: Partial<CodeOrder> = {}): CodeOrder => ({
  purpose: 'login',
  target: number('912345678'),
  memberId: null,
  isReal: true,
  isQuiet: false,
  language: 'vi',
  ...change,
})

export const soon = { code: 'CODE_TOO_SOON', params: { seconds: 60 } }

export function setupCodes(database: Database, guard: Partial<SendGuardSettings> = {}) {
  const clock = manualClock(noon)
  const phone: Sms[] = []
  const mailbox: Mail[] = []
  const lines: string[] = []
  const metrics = createMetrics()
  const ids = systemIds(clock)
  const needs = { database, machineClock: clock, ids, tenantId: 'keo', secret: 'a secret of this test' }
  const party = { isDown: false }
  const codes = createCodes({
    ...needs,
    log: createLog({ level: 'trace', to: { write: (line) => lines.push(line) } }),
    metrics,
    sms: {
      async send(sms) {
        if (party.isDown) throw new Error('no route to host')
        phone.push(sms)
      },
    },
    mail: { send: async (mail) => void mailbox.push(mail) },
    guard: { hourlyBudget: { sms: 1000, mail: 1000 }, isNetworkShared: false, ...guard },
  })
  const lastCode = () => /\d{6}/.exec(phone.at(-1)?.text ?? '')?.[0] ?? ''
  const claim = (code: string, change: Partial<CodeOrder> = {}) => ({
    ...order(change),
    deviceNo: from.deviceNo,
    code,
  })
  return { clock, codes, phone, mailbox, lines, metrics, party, lastCode, claim, needs }
}

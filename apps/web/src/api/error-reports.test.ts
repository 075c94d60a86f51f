import { ErrorReport } from '@keo/contract/error-report'
import { minutes } from '@keo/units/instants'
import { describe, expect, test } from 'vitest'
import { errorReport } from './error-report.ts'
import { createErrorReports, type Incident } from './error-reports.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { withoutSecrets } from './without-secrets.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-G991B) AppleWebKit/537.36'
const incident: Incident = {
  where: 'POST /api/user/auth/account-login/v2',
  request: { userName: 'thanhmai77', password: 'Secret123' },
  answer: '{"code":2000000001,"msg":"Sai","data":{"accessToken":"tok_abc"}}',
  sentAt: Date.UTC(2026, 5, 11, 12, 0, 0),
  receivedAt: Date.UTC(2026, 5, 11, 12, 0, 2),
}
const who = { member: { id: 'mbr_01J', userName: 'thanhmai77' }, userAgent: ANDROID }

describe('the report', () => {
  test('[NET-04a] it has the eight fields of the specification', () => {
    expect(errorReport(incident, who)).toEqual({
      userId: 'thanhmai77-mbr_01J',
      phoneInfo: ANDROID,
      modelName: 'SM-G991B',
      interfaceAddress: 'POST /api/user/auth/account-login/v2',
      reqMsg: '{"userName":"thanhmai77","password":"***"}',
      rpsMsg: '{"code":2000000001,"msg":"Sai","data":{"accessToken":"***"}}',
      sendTime: '2026-06-11 20:00:00',
      recieveTime: '2026-06-11 20:00:02',
    })
  })

  test('[NET-04a] a visitor has no user id, an iPhone is named so', () => {
    const { userId, modelName } = errorReport(incident, {
      member: undefined,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    })
    expect([userId, modelName]).toEqual(['', 'iPhone'])
  })

  test('[NET-04a] however much went wrong, the server takes the report', () => {
    const huge = 'ă'.repeat(50_000)
    const report = errorReport(
      { ...incident, where: huge, request: { note: huge }, answer: JSON.stringify({ msg: huge }) },
      { member: { id: huge, userName: huge }, userAgent: `Mozilla (${huge})` },
    )
    expect(ErrorReport.safeParse(report).success).toBe(true)
  })
})

describe('[NET-04b] [HTM-07] secrets', () => {
  test.each([
    'password',
    'oldPassword',
    'withdrawPwd',
    'token',
    'accessToken',
    'authorization',
    'smsCode',
    'code',
    'validate',
    'captchaOutput',
    'ticket',
    'cardNumber',
    'address',
    'mobile',
    'phone',
    'email',
    'realName',
    'holderName',
  ])('[NET-04b] the value of %s is hidden', (name) => {
    expect(withoutSecrets({ deep: [{ [name]: 'S3cret' }] }, 4000)).not.toContain('S3cret')
  })

  test('[NET-04b] long numbers are hidden wherever they stand, error codes are not', () => {
    expect(withoutSecrets('{"code":1009000037,"msg":"Thẻ 0000020000001234 đã dùng"}', 4000)).toBe(
      '{"code":1009000037,"msg":"Thẻ *** đã dùng"}',
    )
  })

  test('[NET-04b] of a text that is no JSON only its size is told', () => {
    expect(withoutSecrets('token=tok_abc', 4000)).toBe('(13 characters that are no JSON)')
  })

  test('[NET-04b] of form data only the names are told', () => {
    const form = new FormData()
    form.set('proof', 'S3cret')
    expect(withoutSecrets({ form }, 4000)).toBe('{"form":{"form":["proof"]}}')
  })

  test('[NET-04b] deep and long answers are cut', () => {
    let deep: unknown = 'S3cret'
    for (let level = 0; level < 30; level++) deep = { level: deep }
    expect(withoutSecrets(deep, 4000)).not.toContain('S3cret')
    expect(withoutSecrets({ list: Array.from({ length: 10_000 }, () => 'x') }, 4000).length).toBeLessThan(
      4000,
    )
  })
})

describe('sending', () => {
  const report = errorReport(incident, who)

  test('[NET-04c] what could not be sent is kept, sent when the network is back, and never reported itself', async () => {
    let isOnline = false
    const sent: ErrorReport[] = []
    const reports = createErrorReports(manualClock(), async (one: ErrorReport) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      sent.push(one)
    })
    await reports.report(report)
    await reports.report({ ...report, userId: 'second' })
    expect(sent).toEqual([])
    isOnline = true
    await reports.flush()
    expect(sent.map(({ userId }) => userId)).toEqual(['thanhmai77-mbr_01J', 'second'])
    await reports.flush()
    expect(sent).toHaveLength(2)
  })

  test('a flood is cut off at ten a minute and twenty kept', async () => {
    const clock = manualClock()
    let sent = 0
    const reports = createErrorReports(clock, async () => void sent++)
    for (let count = 0; count < 100; count++) await reports.report(report)
    expect(sent).toBe(10)
    clock.advance(minutes(1))
    await reports.flush()
    expect(sent).toBe(20)
    clock.advance(minutes(1))
    await reports.flush()
    clock.advance(minutes(1))
    await reports.flush()
    expect(sent).toBe(30)
  })
})

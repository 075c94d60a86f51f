import type { ErrorReport } from '@keo/contract/error-report'
import { expect, test } from 'vitest'
import { stripReport } from './error-report-rules.ts'

const report: ErrorReport = {
  userId: 'mai-mbr_1',
  phoneInfo: 'Android 14',
  modelName: 'Pixel 8',
  interfaceAddress: '/api/member/get',
  reqMsg: '{}',
  rpsMsg: '{"msg":"no"}',
  sendTime: '2026-01-31 20:00:00',
  recieveTime: '2026-01-31 20:00:01',
}

test('[HTM-07] a harmless report stays as it is', () => {
  expect(stripReport(report)).toEqual(report)
})

test('[HTM-07] the number of the refusal survives, since it is no secret', () => {
  const { rpsMsg } = stripReport({ ...report, rpsMsg: '{"code":10009,"msg":"no"}' })
  expect(rpsMsg).toBe('[10009] {"code":"[hidden]","msg":"no"}')
  expect(stripReport({ ...report, rpsMsg: '{"code":482913,"msg":"no"}' }).rpsMsg).not.toContain('482913')
})

const secrets = [
  'hunter2secret',
  '482913',
  '0000018812345678',
  '0912345678',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFy',
]

test.each([
  [
    'a JSON body',
    JSON.stringify({
      userName: 'mai',
      password: secrets[0],
      inner: { smsCode: secrets[1], list: [{ cardNumber: secrets[2], mobile: secrets[3] }] },
      walletAddress: secrets[4],
      note: `send to ${secrets[5]}`,
      accessToken: secrets[6],
    }),
  ],
  ['broken JSON', `{"password":"${secrets[0]}","smsCode":"${secrets[1]}","card":"${secrets[2]}"`],
  ['a form', `password=${secrets[0]}&code=${secrets[1]}&mobile=${secrets[3]}&address=${secrets[5]}`],
  ['loose text', `Authorization: Bearer ${secrets[6]} card ${secrets[2]} usdt ${secrets[4]}`],
])('[HTM-07] no secret survives in %s', (_what, text) => {
  const { reqMsg, rpsMsg } = stripReport({ ...report, reqMsg: text, rpsMsg: text })
  for (const secret of secrets) {
    expect(reqMsg).not.toContain(secret)
    expect(rpsMsg).not.toContain(secret)
  }
})

test('[HTM-07] the query of the reported address is dropped', () => {
  const stripped = stripReport({ ...report, interfaceAddress: '/api/x/0912345678?token=abc#frag' })
  expect(stripped.interfaceAddress).toBe('/api/x/[hidden]')
})

test('[HTM-06] line breaks and control characters cannot forge a line', () => {
  const stripped = stripReport({
    ...report,
    userId: 'mai\n{"level":"fatal"}',
    reqMsg: 'a\r\nb\u2028c\u0000d',
  })
  expect(Object.values(stripped).join('')).not.toMatch(/[\p{Cc}\p{Zl}]/u)
})

test('[HTM-06] replacing never makes a text longer than its column', () => {
  const reqMsg = '123456 '.repeat(571)
  expect(stripReport({ ...report, reqMsg }).reqMsg.length).toBeLessThanOrEqual(4000)
})

import { expect, test } from 'vitest'
import { createLog, hideSecretsInPath, hideSecretsInText } from './log.ts'

function recordedLog() {
  const lines: string[] = []
  const log = createLog({ level: 'info', to: { write: (line) => lines.push(line) } })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> }
}

test('[AUD-04] secrets are hidden by name at any depth and in any spelling', () => {
  const { log, lines } = recordedLog()
  const secret = 'S3cr3t-Value'
  log.info({
    body: { password: secret, withdrawPwd: secret, smsCode: secret, code: secret, new_password: secret },
    headers: { Authorization: secret, cookie: secret, 'x-access-token': secret },
    list: [{ deep: { cardNumber: secret, mobile: secret, accessToken: secret, operatorToken: secret } }],
    token: secret,
  })
  expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).toContain('"list":[{"deep":{"cardNumber":"[hidden]"')
})

test('[AUD-04] an error tells its kind and place, not the row or the secret in its text', () => {
  const { log, lines, last } = recordedLog()
  const error = Object.assign(new Error('refused: token=abc123 for Bearer qwe.rty'), {
    code: '23505',
    detail: 'Key (mobile)=(84901234567) already exists.',
  })
  log.error({ err: error }, 'failed')
  expect(last()).toMatchObject({ msg: 'failed', err: { type: 'Error', code: '23505' } })
  for (const leak of ['abc123', 'qwe.rty', '84901234567']) expect(lines.join('')).not.toContain(leak)
})

test('a line break in a value cannot forge a log line', () => {
  const { log, lines } = recordedLog()
  log.info({ name: 'a\n{"level":"fatal"}' }, 'one\ntwo')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1)
})

test('a line says its level in words and the caller network address stays', () => {
  const { log, last } = recordedLog()
  log.warn({ address: '203.0.113.7', wallet: { address: 'TXabc' } }, 'seen')
  expect(last()).toMatchObject({ level: 'warn', address: '203.0.113.7', wallet: { address: '[hidden]' } })
})

test('an endlessly nested value ends', () => {
  const { log, last } = recordedLog()
  const loop: Record<string, unknown> = {}
  loop.self = loop
  log.info({ loop })
  expect(JSON.stringify(last())).toContain('[deep]')
})

test('[PRV-04] a phone number or code in a path and every query are removed', () => {
  expect(hideSecretsInPath('/api/check/84901234567/84?token=abc')).toBe('/api/check/[hidden]/84')
  expect(hideSecretsInPath('/api/check/482913')).toBe('/api/check/[hidden]')
  expect(hideSecretsInPath('/api/user/v2/list')).toBe('/api/user/v2/list')
  expect(hideSecretsInText('GET /a?smsCode=1234&page=2')).toBe('GET /a?smsCode=[hidden]&page=2')
})

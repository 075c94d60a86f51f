import { TOTP_STEP_SECONDS } from '@keo/contract/second-factor'
import { seconds } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { base32, matchingStep, otpauthAddress, totpCode, totpStep } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1. */
const RFC_SECRET = Buffer.from('12345678901234567890')
const RFC_VECTORS: [unixSeconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]

test.each(RFC_VECTORS)('at %i s the code is that of RFC 6238', (unixSeconds, code) => {
  expect(totpCode(RFC_SECRET, totpStep(seconds(unixSeconds)), 8)).toBe(code)
})

const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 })
const instants = fc.integer({ min: seconds(3600), max: 4_102_444_800_000 })

test('a code counts in its own step and one to either side', () => {
  fc.assert(
    fc.property(secrets, instants, fc.integer({ min: -1, max: 1 }), (secret, at, away) => {
      expect(matchingStep({ secret, code: totpCode(secret, totpStep(at) + away), at }, 0)).not.toBeNull()
    }),
  )
})

test('and nowhere else: what counts is never further away', () => {
  fc.assert(
    fc.property(secrets, instants, fc.integer({ min: 2, max: 40 }), (secret, at, away) => {
      // Another step nearby may happen to have the same six digits; it is then that one that counts.
      const found = matchingStep({ secret, code: totpCode(secret, totpStep(at) - away), at }, 0)
      expect(found === null || Math.abs(found - totpStep(at)) <= 1).toBe(true)
    }),
  )
  const secret = RFC_SECRET
  const late = { secret, code: totpCode(secret, 100), at: seconds(30 * 102) }
  expect(matchingStep(late, 0)).toBeNull()
})

test('a step that was used, or is older than that one, never counts again', () => {
  fc.assert(
    fc.property(secrets, instants, fc.integer({ min: -1, max: 1 }), (secret, at, away) => {
      const step = totpStep(at) + away
      const claim = { secret, code: totpCode(secret, step), at }
      const found = matchingStep(claim, step)
      expect(found === null || found > step).toBe(true)
    }),
  )
})

test('what is no code of six digits is none', () => {
  const at = seconds(59)
  for (const code of ['', '28708', '94287082', 'abcdef', '２８７０８２'])
    expect(matchingStep({ secret: RFC_SECRET, code, at }, -1)).toBeNull()
  expect(matchingStep({ secret: RFC_SECRET, code: '287082', at }, -1)).toBe(1)
})

test('steps are thirty seconds long', () => {
  expect(TOTP_STEP_SECONDS).toBe(30)
  expect(totpStep(seconds(30)) - totpStep(seconds(29))).toBe(1)
})

test('base32 is that of RFC 4648, without padding', () => {
  const pairs = [
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const
  for (const [plain, encoded] of pairs) expect(base32(Buffer.from(plain))).toBe(encoded)
})

test('the address for the app names site, member and secret', () => {
  const address = new URL(otpauthAddress('Kèo Bóng', 'maitran88', RFC_SECRET))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Kèo Bóng:maitran88')
  expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(address.href).not.toContain('+')
})

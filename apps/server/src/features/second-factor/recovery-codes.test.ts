import { RecoveryCode } from '@keo/contract/second-factor-proof'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { expect, test } from 'vitest'
import { foldRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

test('ten codes, none twice, each as the field takes it', () => {
  const codes = newRecoveryCodes(seededIds('codes', manualClock(0)))
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(RecoveryCode.safeParse(code).success).toBe(true)
  }
})

test('case, hyphen and look-alikes do not matter', () => {
  expect(foldRecoveryCode('o0il1-abcde')).toBe('00111ABCDE')
  expect(foldRecoveryCode('4K7QX M2P9D')).toBe(foldRecoveryCode('4k7qxm2p9d'))
})

import { expect, test } from 'vitest'
import { isProofWhole, isTargetRight, type Proof } from './use-proof.ts'

const mai: Proof = {
  by: 'sms',
  userName: 'maitran88',
  mobile: { country: 'VN', digits: '912345678' },
  email: '',
  code: '',
}

test('[ACC-15] a code by SMS needs a user name and a whole number', () => {
  expect(isTargetRight(mai)).toBe(true)
  expect(isTargetRight({ ...mai, userName: 'mai' })).toBe(false)
  expect(isTargetRight({ ...mai, mobile: { country: 'VN', digits: '91234567' } })).toBe(false)
})

test('[ACC-15] a code by e-mail needs a user name and an address', () => {
  expect(isTargetRight({ ...mai, by: 'mail' })).toBe(false)
  expect(isTargetRight({ ...mai, by: 'mail', email: 'mai@keo.example' })).toBe(true)
})

test('[ACC-10c] the proof is whole with a code of 6 digits', () => {
  expect([1, 4, 5, 6, 7].map((count) => isProofWhole({ ...mai, code: '1'.repeat(count) }))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
})

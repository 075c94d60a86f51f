import { endSession, listLoginHistory } from '@keo/contract/account-sessions'
import {
  checkCodeForRegistration,
  checkMobileForRegistration,
  exchangeHandOverCode,
  loginByMobile,
  loginByName,
  passLoginCheck,
  registerByMobile,
  registerByName,
  resetPassword,
} from '@keo/contract/accounts'
import type { Call } from '@keo/contract/define-call'
import { BAD_INPUTS, badInputProblems } from '@keo/dev-world/bad-input'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { world } = sharedDoorWorld()

const userName = 'badinput12'
const password = GOOD_PASSWORD
const invitation = { inviteCode: 'INV1', referCode: 'REF1' }
const regDomain = 'm.keo.example'
const number = { mobile: '961000001', smsCode: '123456', countryCode: 'VN' }
const RIGHT: [Call, Record<string, unknown>][] = [
  [loginByName, { userName, password, captchaTicket: 'ticket' }],
  [
    registerByName,
    { userName, password, countryCode: 'VN', ...invitation, regDomain, captchaTicket: 'ticket' },
  ],
  [loginByMobile, { ...number, ...invitation }],
  [registerByMobile, { ...number, mobileCode: '84', userName, ...invitation, regDomain }],
  [checkMobileForRegistration, { phone: '961000001', phoneCode: '84', captchaTicket: 'ticket' }],
  [
    checkCodeForRegistration,
    { phone: '961000001', code: '123456', registrationTicket: 'ticket', phoneCode: '84' },
  ],
  [
    resetPassword,
    { by: 'sms', userName, mobileArea: '84', mobile: '961000001', email: 'a@b.vn', code: '123456', password },
  ],
  [
    passLoginCheck,
    { userName, actionType: 2, mobile: '961000001', smsCode: '123456', emailCode: '123456', password },
  ],
  [exchangeHandOverCode, { code: 'code', state: 'state' }],
  [endSession, { sessionId: 'ses_01J00000000000000000000000' }],
  [listLoginHistory, { page: '1' }],
]

test.each(RIGHT)(
  '[ACS-01] [CFG-05] whatever stands in a field, $method $path names the field and never breaks',
  { timeout: 120_000 },
  async (call, right) => {
    const token = await world.signIn('khoadeposit2')
    expect(await badInputProblems(world, call, right, { ...person(1), token })).toEqual([])
  },
)

test('[ACS-02] names that only look alike, or hold signs nobody sees, are none', async () => {
  const strange = BAD_INPUTS.filter(([name]) => /sign|emoji|mark|homoglyph|newline|byte/.test(name))
  expect(strange.length).toBeGreaterThan(6)
  for (const [, name] of strange) {
    const request = { userName: String(name), password, countryCode: 'VN' }
    const { status, fields } = await world.call(registerByName, request, { ...person(2), language: 'th-TH' })
    expect([status, fields?.userName]).toEqual([400, 'ชื่อผู้ใช้ต้องมี 6 ถึง 16 ตัว และมีทั้งตัวอักษรและตัวเลข'])
  }
})

test('[ACS-01] a megabyte in a field is refused before it is read', async () => {
  const request = { userName: 'a'.repeat(2 ** 20), password }
  const before = performance.now()
  expect((await world.call(loginByName, request, person(3))).status).toBe(413)
  expect(performance.now() - before).toBeLessThan(1_000)
})

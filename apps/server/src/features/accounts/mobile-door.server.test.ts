import {
  checkCodeForRegistration,
  checkMobileForRegistration,
  loginByMobile,
  registerByMobile,
  suggestUserName,
} from '@keo/contract/accounts'
import { sendSms } from '@keo/contract/codes'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import type { CallOptions } from '@keo/dev-world/call-world'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()

async function ticketFor(phone: string, from: CallOptions) {
  const captchaTicket = await world.solveCaptcha('register', from)
  return world.call(checkMobileForRegistration, { phone, phoneCode: '84', captchaTicket }, from)
}

/** From the captcha to the code on the phone. */
async function askForCode(phone: string, from: CallOptions) {
  const { registrationTicket } = (await ticketFor(phone, from)).data
  const request = {
    actionType: 1 as const,
    mobileArea: '84',
    mobile: phone,
    captchaTicket: registrationTicket,
  }
  const { code } = await world.call(sendSms, request, from)
  expect(code).toBe(200)
  return { registrationTicket, smsCode: await world.lastCode(phone) }
}

const newcomer = (mobile: string, smsCode: string, userName: string, more: object = {}) => ({
  mobile,
  smsCode,
  userName,
  countryCode: 'VN',
  mobileCode: '84',
  ...more,
})

test('[ACC-01b] from a number to an account: captcha, code, made-up name, session; then in again by code', async () => {
  const from = person(1)
  const phone = '931000001'
  const { registrationTicket, smsCode } = await askForCode(phone, from)
  const check = { phone, code: smsCode, registrationTicket }
  expect((await world.call(checkCodeForRegistration, check, from)).data).toEqual({ isRight: true })
  const { userName } = (await world.call(suggestUserName, {}, from)).data
  const made = await world.call(
    registerByMobile,
    newcomer(phone, smsCode, userName, { inviteCode: 'INV1', referCode: 'REF1' }),
    from,
  )
  expect(made).toMatchObject({ code: 200, data: { loginState: 0, state: null } })
  const me = await world.call(getMember, {}, { ...from, token: made.data.accessToken })
  expect(me.data).toMatchObject({ userName, mobileArea: '84', mobile: '931***0001' })
  const [row] = await database.asOwner('select * from platform.member where user_name = $1', [userName])
  expect(row).toMatchObject({ invite_code: 'INV1', refer_code: 'REF1' })

  await world.clock.jump(minutes(2))
  const loginCode = await world.smsCode(phone, 'login', from)
  const request = { mobile: phone, smsCode: loginCode, countryCode: 'VN' }
  expect((await world.call(loginByMobile, request, from)).code).toBe(200)
  expect((await world.call(loginByMobile, request, from)).code).toBe(ERRORS.CODE_WRONG.wire)
})

test('[ACS-04] the check answers alike for known and unknown numbers, and needs a captcha', async () => {
  const from = person(2)
  const known = await ticketFor('912345678', from)
  const unknown = await ticketFor('931000002', from)
  const shapeOf = ({ status, code, msg, data }: typeof known) => ({
    status,
    code,
    msg,
    keys: Object.keys(data),
  })
  expect(shapeOf(known)).toEqual(shapeOf(unknown))
  expect(known.code).toBe(200)
  const without = await world.call(checkMobileForRegistration, { phone: '912345678', phoneCode: '84' }, from)
  expect(without.code).toBe(ERRORS.CAPTCHA_NEEDED.wire)
})

test('[SMS-03] [ACC-11a] a number of another length or country is refused by field', async () => {
  const from = person(3)
  const check = (phone: string, phoneCode: string) =>
    world.call(checkMobileForRegistration, { phone, phoneCode }, from)
  expect(await check('91234567', '84')).toMatchObject({
    code: ERRORS.INVALID_INPUT.wire,
    fields: { phone: 'Số điện thoại chưa đúng.' },
  })
  expect((await check('912345678', '999')).fields).toHaveProperty('phoneCode')
  const mixed = { ...newcomer('912345678', '123456', 'mixed1234'), mobileCode: '86' }
  expect((await world.call(registerByMobile, mixed, from)).fields).toHaveProperty('mobileCode')
})

test('[ACS-04] that a number is taken is said only after its code passed', async () => {
  const from = person(4)
  const wrong = await world.call(registerByMobile, newcomer('912345678', '000000', 'someone12'), from)
  expect(wrong.code).toBe(ERRORS.CODE_WRONG.wire)
  const { smsCode } = await askForCode('912345678', from)
  const taken = await world.call(registerByMobile, newcomer('912345678', smsCode, 'someone12'), from)
  expect(taken.code).toBe(ERRORS.MOBILE_TAKEN.wire)
})

test('[ACC-01b] that a number is unknown is said only after its code passed', async () => {
  const from = person(5)
  const phone = '931000005'
  const login = (smsCode: string) =>
    world.call(loginByMobile, { mobile: phone, smsCode, countryCode: 'VN' }, from)
  expect((await login('000000')).code).toBe(ERRORS.CODE_WRONG.wire)
  const smsCode = await world.smsCode(phone, 'login', from)
  expect((await login(smsCode)).code).toBe(ERRORS.MOBILE_UNKNOWN.wire)
})

test('a name that is taken does not cost the code', async () => {
  const from = person(6)
  const { smsCode } = await askForCode('931000006', from)
  const taken = await world.call(registerByMobile, newcomer('931000006', smsCode, 'MaiTran88'), from)
  expect(taken.code).toBe(ERRORS.NAME_TAKEN.wire)
  const free = await world.call(registerByMobile, newcomer('931000006', smsCode, 'freename1'), from)
  expect(free.code).toBe(200)
})

test('[ACS-02] one number registers once, however many ask at once', async () => {
  const from = person(7)
  const { smsCode } = await askForCode('931000007', from)
  const answers = await Promise.all(
    [1, 2].map((n) => world.call(registerByMobile, newcomer('931000007', smsCode, `racer000${n}`), from)),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  const rows = await database.asOwner(`select 1 from platform.member where mobile = '931000007'`)
  expect(rows).toHaveLength(1)
})

test('[SMS-01] [SMS-05] a code is guessed at most five times, and serves its purpose, number and device only', async () => {
  const from = person(8)
  const phone = '931000008'
  const smsCode = await world.smsCode(phone, 'login', from)
  const login = (code: string, who = from, mobile = phone) =>
    world.call(loginByMobile, { mobile, smsCode: code, countryCode: 'VN' }, who)
  const elsewhere = await world.call(registerByMobile, newcomer(phone, smsCode, 'purpose12'), from)
  expect(elsewhere.code).toBe(ERRORS.CODE_WRONG.wire)
  expect((await login(smsCode, person(9))).code).toBe(ERRORS.CODE_WRONG.wire)
  expect((await login(smsCode, from, '931000009')).code).toBe(ERRORS.CODE_WRONG.wire)
  const wrong = smsCode === '111111' ? '222222' : '111111'
  for (let n = 0; n < 5; n++) expect((await login(wrong)).code).toBe(ERRORS.CODE_WRONG.wire)
  expect((await login(smsCode)).code).toBe(ERRORS.CODE_WRONG.wire)
})

test('[ACS-04] the code check needs the ticket of its own number, device and network', async () => {
  const from = person(10)
  const { registrationTicket, smsCode } = await askForCode('931000010', from)
  const check = (ticket: string, who = from, phone = '931000010') =>
    world.call(checkCodeForRegistration, { phone, code: smsCode, registrationTicket: ticket }, who)
  const late = ERRORS.REGISTRATION_TICKET_INVALID.wire
  expect((await check('made-up')).code).toBe(late)
  expect((await check(registrationTicket, person(11))).code).toBe(late)
  expect((await check(registrationTicket, from, '931000011')).code).toBe(late)
  expect((await check(registrationTicket)).data).toEqual({ isRight: true })
  await world.clock.jump(minutes(10))
  expect((await check(registrationTicket)).code).toBe(late)
})

test('[ACS-12] suggested names fit the pattern and come without a look at who is here', async () => {
  const names = await Promise.all(
    Array.from({ length: 20 }, async () => (await world.call(suggestUserName, {}, person(12))).data.userName),
  )
  for (const name of names) expect(name).toMatch(PATTERNS.newUserName)
  expect(new Set(names).size).toBeGreaterThan(15)
})

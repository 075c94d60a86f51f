import { passSecondFactor, getSecondFactor, beginTotp, confirmTotp } from '@keo/contract/second-factor'
import { proveSelf } from '@keo/contract/second-factor-proof'
import { listLoginHistory } from '@keo/contract/account-sessions'
import { CALLS } from '@keo/contract/calls'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import type { CallOptions } from '@keo/dev-world/call-world'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()
const hand = factorHand(world)

const WRONG = ERRORS.SECOND_FACTOR_WRONG.wire
const LOCKED = ERRORS.SECOND_FACTOR_LOCKED.wire
const isIn = async (token: string) => (await world.call(getMember, {}, { token })).code
const pass = (token: string, claim: object, from: CallOptions) =>
  world.call(passSecondFactor, claim, { ...from, token })
/** The next code of the app: the one before was used to turn it on. */
const nextStep = () => world.clock.jump(seconds(30))
const bind = (userName: string, mobile: string, email = '') =>
  database.asOwner(
    `update platform.member set mobile = $2, mobile_area = '84', email = $3 where user_name = $1`,
    [userName, mobile, email],
  )
async function messagesTo(mobile: string): Promise<string[]> {
  await world.jobs.runDue()
  return (await world.app.sms.tray()).filter((sms) => sms.mobile.endsWith(mobile)).map(({ text }) => text)
}

test('a member turns codes on, and from then on owes one at every sign-in', async () => {
  const mai = await hand.newcomer(1)
  expect((await world.call(getSecondFactor, {}, mai)).data).toEqual({
    totpTime: '',
    passkeys: [],
    recoveryLeft: 0,
    proofs: ['password'],
  })
  const { secret, recoveryCodes } = await hand.enrolTotp(mai)
  expect(recoveryCodes).toHaveLength(10)
  expect((await world.call(getSecondFactor, {}, mai)).data).toMatchObject({
    totpTime: '2026-01-31 20:00:00',
    recoveryLeft: 10,
    proofs: ['totp', 'password', 'recovery'],
  })
  await nextStep()
  const answer = await hand.login(mai)
  expect(answer.secondFactor).toEqual(['totp', 'recovery'])
  const passed = await pass(answer.accessToken, { totpCode: hand.appCode(secret) }, mai)
  expect(passed).toMatchObject({ code: 200, data: { secondFactor: [], loginState: 0 } })
  // A new token with the step up, and the one before is over.
  expect(await isIn(answer.accessToken)).toBe(10009)
  expect(await isIn(passed.data.accessToken)).toBe(200)
  expect(await isIn(mai.token)).toBe(10018)
})

test('[SES-06] until it passes, the session that owes its second factor can do nothing', async () => {
  const mai = await hand.newcomer(2)
  await hand.enrolTotp(mai)
  const { accessToken } = await hand.login(mai)
  const closed = CALLS.filter(({ access }) => access === 'member')
  expect(closed.length).toBeGreaterThan(20)
  for (const call of closed) {
    const { status } = await world.call(call, {}, { ...mai, token: accessToken })
    expect([call.path, status]).toEqual([call.path, ERRORS.NOT_ALLOWED.status])
  }
  // The member's own session at home goes on meanwhile.
  expect(await isIn(mai.token)).toBe(200)
})

test('a code of the app works once: not again, not in another session, and no older one after it', async () => {
  const mai = await hand.newcomer(3)
  const { secret } = await hand.enrolTotp(mai)
  const first = await hand.login(mai)
  // The very code that turned it on.
  expect((await pass(first.accessToken, { totpCode: hand.appCode(secret) }, mai)).code).toBe(WRONG)
  await nextStep()
  const totpCode = hand.appCode(secret)
  expect((await pass(first.accessToken, { totpCode }, mai)).code).toBe(200)
  const second = await hand.login(mai)
  expect((await pass(second.accessToken, { totpCode }, mai)).code).toBe(WRONG)
  expect((await pass(second.accessToken, { totpCode: hand.appCode(secret, -1) }, mai)).code).toBe(WRONG)
  // A phone that is half a minute ahead.
  expect((await pass(second.accessToken, { totpCode: hand.appCode(secret, 1) }, mai)).code).toBe(200)
})

test('of many uses of one code at once exactly one passes', async () => {
  const mai = await hand.newcomer(4)
  const { secret } = await hand.enrolTotp(mai)
  await nextStep()
  const { accessToken } = await hand.login(mai)
  const totpCode = hand.appCode(secret)
  const proofs = await Promise.all(
    Array.from({ length: 4 }, () => world.call(proveSelf, { totpCode }, { ...mai, token: mai.token })),
  )
  expect(proofs.filter(({ code }) => code === 200)).toHaveLength(1)
  expect((await pass(accessToken, { totpCode }, mai)).code).not.toBe(200)
})

test('guessing ends after five wrong codes, whichever session they come from, and the member is told', async () => {
  const mai = await hand.newcomer(5)
  const { secret, recoveryCodes } = await hand.enrolTotp(mai)
  await bind(mai.userName, '961000005')
  await nextStep()
  const [one, two] = [await hand.login(mai), await hand.login(mai)]
  const guess = (token: string, n: number) => pass(token, { totpCode: `00000${n}` }, mai)
  for (let n = 0; n < 3; n++) expect((await guess(one.accessToken, n)).code).toBe(WRONG)
  const recovery = { recoveryCode: 'AAAAA-AAAAA' }
  expect((await pass(two.accessToken, recovery, mai)).code).toBe(WRONG)
  expect((await guess(two.accessToken, 4)).code).toBe(WRONG)
  // Now not even the right ones are looked at.
  const locked = await pass(two.accessToken, { totpCode: hand.appCode(secret) }, mai)
  expect(locked).toMatchObject({ code: LOCKED, msg: 'Sai nhiều lần. Vui lòng thử lại sau 15 phút.' })
  expect((await pass(two.accessToken, { recoveryCode: recoveryCodes[0] }, mai)).code).toBe(LOCKED)
  expect((await messagesTo('961000005')).join()).toContain('nhập sai nhiều lần')

  await world.clock.jump(minutes(15))
  const later = await hand.login(mai)
  expect((await pass(later.accessToken, { totpCode: hand.appCode(secret) }, mai)).code).toBe(200)
})

test('guesses at the same moment do not slip past the count', async () => {
  const mai = await hand.newcomer(6)
  await hand.enrolTotp(mai)
  const { accessToken } = await hand.login(mai)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => pass(accessToken, { totpCode: String(100_000 + n) }, mai)),
  )
  expect(answers.filter(({ code }) => code === WRONG)).toHaveLength(5)
  expect(answers.filter(({ code }) => code === LOCKED)).toHaveLength(15)
})

test('a secret counts only once its code has come back, within a quarter of an hour, and is never told again', async () => {
  const mai = await hand.newcomer(10)
  let proofTicket = await hand.proofOf(mai)
  const { secret, address } = (await world.call(beginTotp, { proofTicket }, mai)).data
  expect(address).toBe(
    `otpauth://totp/K%C3%A8o:${mai.userName}?secret=${secret}&issuer=K%C3%A8o&algorithm=SHA1&digits=6&period=30`,
  )
  expect((await hand.login(mai)).secondFactor).toEqual([])
  expect((await world.call(confirmTotp, { proofTicket, code: '000000' }, mai)).code).toBe(10018)

  const here = { ...mai, token: (await hand.login(mai)).accessToken }
  await world.clock.jump(minutes(15))
  proofTicket = await hand.proofOf(here)
  const late = await world.call(confirmTotp, { proofTicket, code: hand.appCode(secret) }, here)
  expect(late.code).toBe(ERRORS.TOTP_SETUP_EXPIRED.wire)
  const fresh = await hand.enrolTotp(here)
  expect(fresh.secret).not.toBe(secret)
  const twice = await world.call(beginTotp, { proofTicket: await hand.proofOf(here) }, here)
  expect(twice.code).toBe(ERRORS.TOTP_ALREADY.wire)
})

test('a session that owes nothing has nothing to pass; a claim of none is refused by field', async () => {
  const mai = await hand.newcomer(13)
  await hand.enrolTotp(mai)
  const full = await pass(mai.token, { totpCode: '123456' }, mai)
  expect(full.code).toBe(ERRORS.CHECK_FAILED.wire)
  const { accessToken } = await hand.login(mai)
  expect(await pass(accessToken, {}, mai)).toMatchObject({
    status: 400,
    fields: { totpCode: expect.any(String) },
  })
  expect((await pass('', { totpCode: '123456' }, mai)).code).toBe(10009)
})

test('a new device owes both its check and the second factor, one after the other', async () => {
  const mai = await hand.newcomer(15)
  const { secret } = await hand.enrolTotp(mai)
  await nextStep()
  const stranger = person(2015)
  const { data } = await world.login(mai.userName, GOOD_PASSWORD, stranger)
  expect(data).toMatchObject({ loginState: 1, secondFactor: ['totp', 'recovery'] })
  const half = await pass(data.accessToken, { totpCode: hand.appCode(secret) }, stranger)
  expect(half.data).toMatchObject({ loginState: 1, secondFactor: [] })
  expect(await isIn(half.data.accessToken)).toBe(ERRORS.NOT_ALLOWED.wire)
  const { records } = (await world.call(listLoginHistory, {}, mai)).data
  expect(records[0]).toMatchObject({ result: 'checked' })
})

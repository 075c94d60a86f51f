import { endSession, listLoginHistory, listSessions } from '@keo/contract/account-sessions'
import {
  exchangeHandOverCode,
  loginByMobile,
  loginByName,
  logout,
  passLoginCheck,
} from '@keo/contract/accounts'
import { heartbeat } from '@keo/contract/heartbeat'
import { CALLS } from '@keo/contract/calls'
import { sendEmail } from '@keo/contract/codes'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import type { CallOptions } from '@keo/dev-world/call-world'
import { GOOD_PASSWORD, HOSTS, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()

const CHECK_FAILED = ERRORS.CHECK_FAILED.wire
const isIn = async (token: string) => (await world.call(getMember, {}, { token })).code

/** Somebody with an account, a phone that is known, and a bound mobile number when one is given. */
async function member(number: number, contact: { mobile?: string; email?: string } = {}) {
  const userName = `checked${String(number).padStart(3, '0')}`
  const home = person(number)
  const token = await world.register(userName, home)
  await database.asOwner(
    `update platform.member set mobile = $2, mobile_area = case $2 when '' then '' else '84' end, email = $3
     where user_name = $1`,
    [userName, contact.mobile ?? '', contact.email ?? ''],
  )
  return { userName, home, token }
}

const check = (userName: string, token: string, from: CallOptions, proof: object) =>
  world.call(passLoginCheck, { userName, actionType: 2, ...proof }, { ...from, token })

test('[ACC-03b] [ACC-04e] [SES-06] a new device is checked by SMS; until then the session can do nothing', async () => {
  const mobile = '941000001'
  const { userName, home, token } = await member(1, { mobile })
  const stranger = person(2)
  const { data } = await world.login(userName, GOOD_PASSWORD, stranger)
  expect(data).toMatchObject({ loginState: 1, checkBy: 'sms' })
  expect(await isIn(data.accessToken)).toBe(ERRORS.NOT_ALLOWED.wire)
  // The owner's session at home goes on meanwhile.
  expect(await isIn(token)).toBe(200)

  const withToken = { ...stranger, token: data.accessToken }
  const smsCode = await world.smsCode(mobile, 'deviceCheck', withToken)
  expect((await check(userName, data.accessToken, stranger, { mobile, smsCode: '000000' })).code).toBe(
    CHECK_FAILED,
  )
  const passed = await check(userName, data.accessToken, stranger, { mobile, smsCode })
  expect(passed).toMatchObject({ code: 200, data: { loginState: 0, checkBy: null } })

  // A new token with the step up; the old one and the session at home are over.
  expect(passed.data.accessToken).not.toBe(data.accessToken)
  expect(await isIn(data.accessToken)).toBe(10009)
  expect(await isIn(passed.data.accessToken)).toBe(200)
  expect(await isIn(token)).toBe(10018)
  expect((await world.login(userName, GOOD_PASSWORD, stranger)).data.loginState).toBe(0)
  expect((await world.login(userName, GOOD_PASSWORD, home)).data.loginState).toBe(0)
})

test('[ACC-03b] a known device on a new network answers loginState 2', async () => {
  const { userName, home } = await member(3)
  const roaming = { ...home, address: '198.51.100.9' }
  expect((await world.login(userName, GOOD_PASSWORD, roaming)).data).toMatchObject({
    loginState: 2,
    checkBy: 'password',
  })
  expect(
    (await world.login(userName, GOOD_PASSWORD, { ...home, address: '203.0.3.99' })).data.loginState,
  ).toBe(0)
})

test('[SES-06] every call that needs a member refuses a session that owes its check', async () => {
  const { userName } = await member(4, { mobile: '941000004' })
  const { data } = await world.login(userName, GOOD_PASSWORD, person(5))
  const closed = CALLS.filter(({ access }) => access === 'member')
  expect(closed.length).toBeGreaterThan(5)
  for (const call of closed) {
    const { code } = await world.call(call, {}, { ...person(5), token: data.accessToken })
    // Plain text has no envelope: its refusal is the HTTP status.
    const { wire, status } = ERRORS.NOT_ALLOWED
    expect([call.path, code]).toEqual([call.path, call.format === 'text' ? status : wire])
  }
})

test('[SES-06] the check is for the session that owes it, within 15 minutes, with its own mobile', async () => {
  const mobile = '941000006'
  const { userName, token: ownToken, home } = await member(6, { mobile })
  const other = await member(7, { mobile: '941000007' })
  const from = person(8)
  const { accessToken } = (await world.login(userName, GOOD_PASSWORD, from)).data
  const smsCode = await world.smsCode(mobile, 'deviceCheck', { ...from, token: accessToken })
  const proof = { mobile, smsCode }

  // No token, a stale one, one of somebody else, one that owes nothing, a number that is not the member's.
  expect((await check(userName, '', from, proof)).code).toBe(10009)
  expect((await check(userName, 'A'.repeat(43), from, proof)).code).toBe(10009)
  expect((await check(userName, other.token, from, proof)).code).toBe(CHECK_FAILED)
  expect((await check(userName, ownToken, home, proof)).code).toBe(CHECK_FAILED)
  expect((await check(other.userName, accessToken, from, proof)).code).toBe(CHECK_FAILED)
  expect((await check(userName, accessToken, from, { ...proof, mobile: '941000007' })).code).toBe(
    CHECK_FAILED,
  )
  expect((await check(userName, accessToken, from, {})).code).toBe(CHECK_FAILED)

  await world.clock.jump(minutes(15))
  expect((await check(userName, accessToken, from, proof)).code).toBe(10009)
})

test('[ACC-03b] without a mobile the check goes by e-mail, without both by the password again', async () => {
  const email = 'checked9@site.example'
  const byMail = await member(9, { email })
  const from = person(10)
  const first = (await world.login(byMail.userName, GOOD_PASSWORD, from)).data
  expect(first.checkBy).toBe('mail')
  const withToken = { ...from, token: first.accessToken }
  const captchaTicket = await world.solveCaptcha('mail', withToken)
  await world.call(sendEmail, { actionType: 2, email: '', captchaTicket }, withToken)
  const emailCode = await world.lastCode(email)
  expect((await check(byMail.userName, first.accessToken, from, { emailCode })).code).toBe(200)

  const byPassword = await member(11)
  const second = (await world.login(byPassword.userName, GOOD_PASSWORD, from)).data
  const retry = (password: string) => check(byPassword.userName, second.accessToken, from, { password })
  expect((await retry('wrong1234')).code).toBe(CHECK_FAILED)
  expect((await retry(GOOD_PASSWORD)).code).toBe(200)
})

test('[ACC-17b] a line that asks for SMS checks every login by name', async () => {
  const { userName, home } = await member(12, { mobile: '941000012' })
  const from = { ...home, host: HOSTS.sms }
  const captchaTicket = await world.solveCaptcha('login', from)
  const { data } = await world.call(loginByName, { userName, password: GOOD_PASSWORD, captchaTicket }, from)
  expect(data).toMatchObject({ loginState: 1, checkBy: 'sms' })
})

test('[SES-06] the player sees this session, those that owe a check, and can end them', async () => {
  const { userName, token, home } = await member(13, { mobile: '941000013' })
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36'
  const stranger = { ...person(14), userAgent }
  const { accessToken } = (await world.login(userName, GOOD_PASSWORD, stranger)).data
  const { data } = await world.call(listSessions, {}, { ...home, token })
  expect(data).toMatchObject([
    { isThis: false, isFull: false, loginState: 1, device: 'Chrome, Android', place: '203.0.14.0/24' },
    { isThis: true, isFull: true, loginState: 0, deviceNo: home.deviceNo },
  ])
  const sessionId = data[0]!.id
  const other = await member(15)
  const byOther = await world.call(endSession, { sessionId }, { ...other.home, token: other.token })
  expect(byOther.code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(endSession, { sessionId }, { ...home, token })).code).toBe(200)
  expect((await world.call(heartbeat, {}, { ...stranger, token: accessToken })).code).toBe(10009)
})

test('[RAT-05] sessions that never pass do not pile up', async () => {
  const { userName, token, home } = await member(16)
  for (let n = 0; n < 8; n++) {
    expect((await world.login(userName, GOOD_PASSWORD, person(300 + n))).data.loginState).toBe(1)
  }
  expect((await world.call(listSessions, {}, { ...home, token })).data).toHaveLength(6)
})

test('the login history tells time, place, device and refused attempts, page by page, to its owner only', async () => {
  const { userName, token, home } = await member(17)
  await world.login(userName, 'wrong1234', person(18))
  for (let n = 0; n < 22; n++) await world.login(userName, GOOD_PASSWORD, person(400 + n))
  const page = async (at: string) =>
    (await world.call(listLoginHistory, { page: at }, { ...home, token })).data
  const [first, second] = [await page('1'), await page('2')]
  expect(first).toMatchObject({ page: 1, hasMore: true })
  expect(first.records).toHaveLength(20)
  expect(second.hasMore).toBe(false)
  expect(second.records.map(({ way, result }) => [way, result])).toEqual([
    ['name', 'checking'],
    ['name', 'checking'],
    ['name', 'refused'],
    ['registration', 'full'],
  ])
  expect(second.records[2]).toMatchObject({ place: '203.0.18.0/24', deviceNo: person(18).deviceNo })
  const none = (
    await world.call(listLoginHistory, {}, { ...home, token: await world.signIn('khoadeposit2') })
  ).data
  expect(none.records).toEqual([])
})

test('[SES-03] logout makes the token useless at once', async () => {
  const { token, home } = await member(19)
  expect((await world.call(logout, {}, { ...home, token })).code).toBe(200)
  expect(await isIn(token)).toBe(10009)
})

test('[SES-07] [ACC-03a] a line that hands over answers with state and a code for one use within a minute', async () => {
  const { userName, home } = await member(20)
  const from = { ...home, host: HOSTS.handingOver }
  const handOver = async () => (await world.login(userName, GOOD_PASSWORD, from)).data
  const { accessToken: code, state } = await handOver()
  expect(state).toMatch(/^[\w-]{43}$/)
  // The code is no session.
  expect(await isIn(code)).toBe(10009)
  const exchange = (given: string, back: string | null) =>
    world.call(exchangeHandOverCode, { code: given, ...(back ? { state: back } : {}) }, from)
  const swapped = await exchange(code, state)
  expect(swapped).toMatchObject({ code: 200, data: { state: null, loginState: 0 } })
  expect(await isIn(swapped.data.accessToken)).toBe(200)
  expect((await exchange(code, state)).code).toBe(ERRORS.HAND_OVER_INVALID.wire)

  const stolen = await handOver()
  expect((await exchange(stolen.accessToken, null)).code).toBe(ERRORS.HAND_OVER_INVALID.wire)
  const late = await handOver()
  await world.clock.jump(seconds(60))
  expect((await exchange(late.accessToken, late.state)).code).toBe(ERRORS.HAND_OVER_INVALID.wire)
})

test('[SES-07] a hand-over does not spare a new device its check', async () => {
  const { userName } = await member(21, { mobile: '941000021' })
  const stranger = { ...person(22), host: HOSTS.handingOver }
  const { accessToken: code, state } = (await world.login(userName, GOOD_PASSWORD, stranger)).data
  const swapped = await world.call(exchangeHandOverCode, { code, state: state ?? '' }, stranger)
  expect(swapped.data).toMatchObject({ loginState: 1, checkBy: 'sms' })
  expect(await isIn(swapped.data.accessToken)).toBe(ERRORS.NOT_ALLOWED.wire)
})

test('[ACC-01b] whoever comes by SMS code has proven more, and makes the device known', async () => {
  const mobile = '941000023'
  const { userName } = await member(23, { mobile })
  const fresh = person(24)
  const smsCode = await world.smsCode(mobile, 'login', fresh)
  const { data } = await world.call(loginByMobile, { mobile, smsCode, countryCode: 'VN' }, fresh)
  expect(data.loginState).toBe(0)
  expect((await world.login(userName, GOOD_PASSWORD, fresh)).data.loginState).toBe(0)
})

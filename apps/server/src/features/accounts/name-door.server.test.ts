import { loginByName, registerByName } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { GOOD_PASSWORD, HOSTS, person } from '@keo/dev-world/door-world'
import { keptLog } from '@keo/dev-world/kept-log'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../seeds/members.ts'

const serverLog = keptLog('info')
const { lines } = serverLog
const { database, world } = sharedDoorWorld({ log: serverLog.log })

const account = (userName: string, more: object = {}) => ({
  userName,
  password: GOOD_PASSWORD,
  countryCode: 'VN',
  ...more,
})
const memberRow = async (userName: string) => {
  const [row] = await database.asOwner('select * from platform.member where user_name = $1', [userName])
  return row
}

test('[ACC-01a] [ACC-03c] somebody registers by name with a captcha, is in, and comes in again', async () => {
  const from = person(1, HOSTS.captcha)
  const captchaTicket = await world.solveCaptcha('register', from)
  const registered = await world.call(registerByName, account('newcomer1', { captchaTicket }), from)
  expect(registered).toMatchObject({ code: 200, data: { state: null, loginState: 0, secondFactor: [] } })
  const { data } = await world.call(getMember, {}, { ...from, token: registered.data.accessToken })
  expect(data).toMatchObject({ userName: 'newcomer1', vipLevel: 0, role: 0 })

  const loginTicket = await world.solveCaptcha('login', from)
  const request = { userName: 'NewComer1', password: GOOD_PASSWORD, captchaTicket: loginTicket }
  const again = await world.call(loginByName, request, from)
  expect(again).toMatchObject({ code: 200, data: { loginState: 0, checkBy: null } })
  expect(again.data.accessToken).not.toBe(registered.data.accessToken)
})

test('[ACC-06] [SES-04] the second login ends the first session with 10018', async () => {
  const from = person(2)
  const first = await world.register('twologins1', from)
  const second = await world.login('twologins1', GOOD_PASSWORD, from)
  const { code } = await world.call(getMember, {}, { ...from, token: first })
  expect(code).toBe(10018)
  const now = await world.call(getMember, {}, { ...from, token: second.data.accessToken })
  expect(now.code).toBe(200)
})

test('[ACC-17b] a line asks for nothing, for a captcha, or registers by mobile number only', async () => {
  const captcha = await world.call(registerByName, account('noticket1'), person(3, HOSTS.captcha))
  expect(captcha.code).toBe(ERRORS.CAPTCHA_NEEDED.wire)
  const mobileOnly = await world.call(registerByName, account('noticket1'), person(3, HOSTS.sms))
  expect(mobileOnly.code).toBe(ERRORS.REGISTER_BY_MOBILE.wire)
  const open = await world.call(registerByName, account('noticket1'), person(3, HOSTS.open))
  expect(open.code).toBe(200)
})

test('[CAP-02] a captcha ticket is for one use, one action, one device and one network', async () => {
  const from = person(4, HOSTS.captcha)
  const login = (captchaTicket: string, who = from) =>
    world.call(loginByName, { userName: 'maitran88', password: 'wrong1234', captchaTicket }, who)
  const ticket = await world.solveCaptcha('login', from)
  expect((await login(ticket)).code).toBe(ERRORS.WRONG_LOGIN.wire)
  expect((await login(ticket)).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
  expect((await login(await world.solveCaptcha('register', from))).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
  const stolen = await world.solveCaptcha('login', from)
  expect((await login(stolen, person(5, HOSTS.captcha))).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
})

test('[ACS-02] a name is taken in every spelling of its letters', async () => {
  await world.register('Spelling1', person(6))
  const again = await world.call(registerByName, account('sPELLING1'), person(7))
  expect(again.code).toBe(ERRORS.NAME_TAKEN.wire)
})

test('[ACS-02] of many registrations of one name at once one makes an account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => world.call(registerByName, account('Race1234'), person(10 + n))),
  )
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
  expect(codes).toEqual([200, ...Array(5).fill(ERRORS.NAME_TAKEN.wire)])
  const rows = await database.asOwner(`select 1 from platform.member where user_name_folded = 'race1234'`)
  expect(rows).toHaveLength(1)
})

test('[ACS-03] common passwords and the name itself are refused, by field and in the language of the caller', async () => {
  const register = (password: string, language: string) =>
    world.call(registerByName, { ...account('maiweak12'), password }, { ...person(20), language })
  expect(await register('password1', 'vi-VI')).toMatchObject({
    status: 400,
    fields: { password: 'Mật khẩu này quá phổ biến, dễ bị đoán. Bạn chọn mật khẩu khác nhé.' },
  })
  expect(await register('MaiWeak12', 'en-US')).toMatchObject({
    fields: { password: 'The password must differ from the user name.' },
  })
})

test('[ACS-13] a password is used exactly as typed', async () => {
  await world.register('exactly12', person(21))
  const wrong = ['CONMEO7VANG', 'conmeo7vang', `${GOOD_PASSWORD}1`, GOOD_PASSWORD.slice(0, -1)]
  for (const password of wrong)
    expect((await world.login('exactly12', password, person(21))).code).toBe(ERRORS.WRONG_LOGIN.wire)
  expect((await world.login('exactly12', GOOD_PASSWORD, person(21))).code).toBe(200)
})

test('[ACC-13b] invite and referral code and the domain are kept with the new account', async () => {
  const more = { inviteCode: 'INV-77', referCode: 'ref_8', regDomain: HOSTS.open }
  await world.call(registerByName, account('invited12', more), person(22))
  expect(await memberRow('invited12')).toMatchObject({
    invite_code: 'INV-77',
    refer_code: 'ref_8',
    registered_domain: HOSTS.open,
    line: 'open',
  })
})

test('[ACS-08] fields that a newcomer may not choose change nothing', async () => {
  const greedy = {
    role: 9,
    vipLevel: 11,
    vip_level: 11,
    balance: '999',
    status: '2',
    tenantId: 'other',
    id: 'mbr_1',
    isSeeded: true,
    nickNameStatus: true,
    realName: 'X',
  }
  const answer = await world.call(registerByName, account('greedy1234', greedy), person(23))
  expect(answer.code).toBe(200)
  const row = await memberRow('greedy1234')
  const asEverybody = { role: 0, vip_level: 0, status: '', tenant_id: 'keo', is_seeded: false, real_name: '' }
  expect(row).toMatchObject(asEverybody)
  expect(row?.id).not.toBe('mbr_1')
  const prototype = JSON.parse('{"__proto__":{"role":9},"constructor":{"prototype":{"role":9}}}')
  const poisoned = await world.call(registerByName, account('poison1234', prototype), person(23))
  expect(poisoned.code).toBe(ERRORS.BROKEN_BODY.wire)
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false)
})

test('[ACC-14a] a login that is not OK says why in the language of the caller', async () => {
  const said = await Promise.all(
    ['vi-VI', 'en-US', 'zh-CN', 'th-TH'].map(async (language) => {
      const answer = await world.login('nobody1234', GOOD_PASSWORD, { ...person(24), language })
      return [answer.code, answer.msg]
    }),
  )
  expect(new Set(said.map(([code]) => code))).toEqual(new Set([ERRORS.WRONG_LOGIN.wire]))
  expect(said[0]?.[1]).toBe('Tên đăng nhập hoặc mật khẩu chưa đúng.')
  expect(new Set(said.map(([, msg]) => msg)).size).toBe(4)
})

test('a seeded member signs in with the password that the start prints; a disabled one does not', async () => {
  const from = person(25)
  expect((await world.login('linhnguyen7', DEMO_PASSWORD, from)).code).toBe(200)
  await database.asOwner(`update platform.member set status = '1' where user_name = 'linhnguyen7'`)
  expect(await world.login('linhnguyen7', DEMO_PASSWORD, from)).toMatchObject({
    code: ERRORS.ACCOUNT_DISABLED.wire,
    msg: 'Tài khoản đã bị ngừng: bộ phận hỗ trợ đang xem xét. Nhắn hỗ trợ để biết thêm.',
  })
  expect((await world.login('linhnguyen7', 'wrong1234', from)).code).toBe(ERRORS.WRONG_LOGIN.wire)
})

test('[AUD-01] registration and refused logins are in the audit log, without password or token', async () => {
  const from = person(26)
  const token = await world.register('audited12', from)
  await world.login('audited12', 'wrong1234', from)
  await world.login('nobody9876', 'wrong1234', from)
  const entries = await database.asOwner(
    `select action, actor, object, before, after from kit.audit_entry where device = $1 order by id`,
    [from.deviceNo],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'member.registered',
    'session.started',
    'login.refused',
    'login.refused',
  ])
  expect(entries[3]).toMatchObject({ actor: 'visitor', object: 'nobody' })
  const text = JSON.stringify(entries)
  for (const secret of [token, GOOD_PASSWORD, 'wrong1234']) expect(text).not.toContain(secret)
})

test('[CFG-05] refusals are counted and logged, and the log holds no password, token or name of a caller', async () => {
  const token = await world.register('logged1234', person(27))
  await world.login('logged1234', 'wrong1234', person(27))
  const log = lines.join('')
  expect(log).toContain('"refusal":"WRONG_LOGIN"')
  for (const secret of [token, GOOD_PASSWORD, 'wrong1234', 'logged1234']) expect(log).not.toContain(secret)
})

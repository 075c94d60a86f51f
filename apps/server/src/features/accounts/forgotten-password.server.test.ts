import { resetPassword } from '@keo/contract/accounts'
import { sendEmail } from '@keo/contract/codes'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { CLOSE_CODES } from '@keo/contract/socket'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()

const NEW_PASSWORD = 'meoMoi2Den'
const bySms = (userName: string, mobile: string, code: string, password = NEW_PASSWORD) => ({
  by: 'sms' as const,
  userName,
  mobileArea: '84',
  mobile,
  code,
  password,
})

async function member(number: number, contact: { mobile?: string; email?: string }) {
  const userName = `forgot${String(number).padStart(3, '0')}`
  const token = await world.register(userName, person(number))
  await database.asOwner(
    `update platform.member set mobile = $2, mobile_area = case $2 when '' then '' else '84' end, email = $3
     where user_name = $1`,
    [userName, contact.mobile ?? '', contact.email ?? ''],
  )
  return { userName, token, home: person(number) }
}

test('[ACC-15] [SES-03] a code by SMS sets a new password, ends every session and sends a notice', async () => {
  const mobile = '951000001'
  const { userName, token, home } = await member(1, { mobile })
  const from = person(2)
  const socket = await world.socketOf(token)
  const code = await world.smsCode(mobile, 'forget', from, userName)
  expect((await world.call(resetPassword, bySms(userName, mobile, code), from)).code).toBe(200)
  expect(await socket.closed).toBe(CLOSE_CODES.sessionEnded)
  expect((await world.call(getMember, {}, { ...home, token })).code).toBe(10009)
  expect((await world.login(userName, GOOD_PASSWORD, home)).code).toBe(ERRORS.WRONG_LOGIN.wire)
  expect((await world.login(userName, NEW_PASSWORD, home)).code).toBe(200)
  await world.jobs.runDue()
  const [notice] = await world.app.sms.tray()
  expect(notice).toMatchObject({ mobile: `+84 ${mobile}` })
  expect(notice?.text).toContain(userName)
  expect(notice?.text).not.toContain(NEW_PASSWORD)
  // The code has been used.
  const again = await world.call(resetPassword, bySms(userName, mobile, code, 'meoKhac3Den'), from)
  expect(again.code).toBe(ERRORS.CODE_WRONG.wire)
})

test('[ACC-15] a code by e-mail does the same', async () => {
  const email = 'forgot3@site.example'
  const { userName, home } = await member(3, { email })
  const captchaTicket = await world.solveCaptcha('mail', home)
  await world.call(sendEmail, { actionType: 4, email, userName, captchaTicket }, home)
  const code = await world.lastCode(email)
  const request = { by: 'mail' as const, userName, email, code, password: NEW_PASSWORD }
  expect((await world.call(resetPassword, request, home)).code).toBe(200)
  expect((await world.login(userName, NEW_PASSWORD, home)).code).toBe(200)
  await world.jobs.runDue()
  expect((await world.app.mail.mailbox())[0]).toMatchObject({
    to: email,
    subject: 'Mật khẩu của bạn đã được thay đổi',
  })
})

test('[ACS-04] unknown names, other numbers and wrong codes get one and the same answer', async () => {
  const mobile = '951000004'
  const { userName } = await member(4, { mobile })
  const from = person(5)
  const code = await world.smsCode(mobile, 'forget', from, userName)
  const wrong = code === '111111' ? '222222' : '111111'
  const reset = (name: string, number: string, given: string) =>
    world.call(resetPassword, bySms(name, number, given), from)
  const answers = [
    await reset(userName, mobile, wrong),
    await reset('nobody4567', mobile, wrong),
    await reset('nobody4567', mobile, code),
    await reset(userName, '951000099', code),
    await reset('maitran88', mobile, code),
  ]
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]?.code).toBe(ERRORS.CODE_WRONG.wire)
})

test("[ACS-04] a code that came to one's own phone does not open another account", async () => {
  const own = '951000006'
  const attacker = await member(6, { mobile: own })
  const victim = await member(7, { mobile: '951000007' })
  const code = await world.smsCode(own, 'forget', attacker.home, attacker.userName)
  const request = bySms(victim.userName, own, code)
  expect((await world.call(resetPassword, request, attacker.home)).code).toBe(ERRORS.CODE_WRONG.wire)
  expect((await world.login(victim.userName, GOOD_PASSWORD, victim.home)).code).toBe(200)
})

test('[ACS-03] the new password is held to the same rules, before the code is spent', async () => {
  const mobile = '951000008'
  const { userName, home } = await member(8, { mobile })
  const code = await world.smsCode(mobile, 'forget', home, userName)
  const weak = await world.call(resetPassword, bySms(userName, mobile, code, 'password1'), home)
  expect(weak.fields).toHaveProperty('password')
  expect((await world.call(resetPassword, bySms(userName, mobile, code), home)).code).toBe(200)
})

test('[ACC-15] the way asks for its own contact, by field', async () => {
  const request = { userName: 'maitran88', code: '123456', password: NEW_PASSWORD }
  expect((await world.call(resetPassword, { ...request, by: 'sms' }, person(9))).fields).toHaveProperty(
    'mobile',
  )
  expect((await world.call(resetPassword, { ...request, by: 'mail' }, person(9))).fields).toHaveProperty(
    'email',
  )
})

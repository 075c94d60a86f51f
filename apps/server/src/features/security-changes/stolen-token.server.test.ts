import { listBankCards } from '@keo/contract/banks'
import { CALLS } from '@keo/contract/calls'
import { ERRORS } from '@keo/contract/errors'
import { bindEmail, bindMobile } from '@keo/contract/member-security'
import { getSecondFactor } from '@keo/contract/second-factor'
import { FRESH_MINUTES, proveSelf } from '@keo/contract/second-factor-proof'
import { listLetters } from '@keo/contract/inbox'
import { SECURITY_NEWS, undoSecurityChange } from '@keo/contract/security-changes'
import { getWithdrawPasswordState, setupWithdrawPassword } from '@keo/contract/withdraw-password'
import { contactSteps } from '@keo/dev-world/contact-steps'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { withdrawSteps } from '@keo/dev-world/withdraw-steps'
import { hours, minutes } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const area = { mobileArea: '84' }
const { database, world } = sharedDoorWorld()
const steps = contactSteps(world)
const payouts = withdrawSteps(world)
const factors = factorHand(world)
beforeEach(() => world.clock.jump(minutes(2)))

const GUARDED = CALLS.filter((call) => call.freshProof)
const later = () => world.clock.jump(minutes(FRESH_MINUTES))
type Person = Awaited<ReturnType<typeof steps.newcomer>>
const prove = (who: Person) => world.call(proveSelf, { password: GOOD_PASSWORD }, who)

async function bindMail(who: Person, email: string, proof = {}) {
  return world.call(bindEmail, { email, emailCode: await steps.mailCode(who, email), ...proof }, who)
}

/** The code in the newest notice to a contact. */
async function undoCode(to: string): Promise<string> {
  await world.jobs.runDue()
  const told = [
    ...(await world.app.mail.mailbox()),
    ...(await world.app.sms.tray()).map(({ mobile, text }) => ({ to: mobile, text })),
  ].find((message) => message.to.endsWith(to) && /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(message.text))
  return told?.text.match(/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/)?.[0] ?? ''
}
const undo = (code: string) => world.call(undoSecurityChange, { code }, person(900))

test('[ACS-07] contacts, cards, addresses and the withdraw password are what a fresh proof guards', () => {
  expect(GUARDED.map(({ path }) => path).toSorted()).toEqual([
    '/api/member/bind-email',
    '/api/member/bind-mobile',
    '/api/member/validBindMobileNo',
    '/api/member/withdrawPwd/setupWithdrawPwd',
    '/api/user/bankcard/n2/bind',
    '/api/user/bankcard/n2/bindWithPhone',
    '/api/user/bankcard/n2/delete',
    '/api/user/cryptocy/n2/bind',
    '/api/user/cryptocy/n2/bindWithPhone',
    '/api/user/cryptocy/n2/delete',
  ])
})

test.each(GUARDED.map((call) => [call.path, call] as const))(
  '[ACS-07] ten minutes after the sign-in a token alone gets nowhere: %s',
  async (_, call) => {
    const mai = await steps.newcomer()
    await later()
    expect((await world.call(call, {}, mai)).code).toBe(ERRORS.PROOF_NEEDED.wire)
    await prove(mai)
    expect((await world.call(call, {}, mai)).code).not.toBe(ERRORS.PROOF_NEEDED.wire)
  },
)

test('[ACS-07] a token without a mobile number does not become the account: the thief binds none', async () => {
  const mai = await steps.newcomer()
  const thief = { ...person(901), token: mai.token }
  // At once, from the thief's own phone: the sign-in proved nothing about that place.
  const smsCode = await steps.codeFor(thief, '912000101')
  const request = { ...area, mobile: '912000101', smsCode }
  expect((await world.call(bindMobile, request, thief)).code).toBe(ERRORS.PROOF_NEEDED.wire)
  // Later, with the member's own device number and network.
  await later()
  expect((await world.call(bindMobile, request, mai)).code).toBe(ERRORS.PROOF_NEEDED.wire)
  expect((await world.call(proveSelf, { password: 'khongPhai1' }, mai)).code).toBe(ERRORS.PASSWORD_WRONG.wire)
  expect((await steps.me(mai)).mobile).toBe('')
})

test('whoever has just signed in, or proved it since, is not asked again', async () => {
  const mai = await steps.newcomer()
  expect((await steps.bind(mai, '912000102')).code).toBe(200)
  await later()
  await prove(mai)
  await world.clock.jump(minutes(FRESH_MINUTES) - 1)
  expect((await payouts.setPin({ ...(await asPayee(mai)), mobile: '912000102' })).code).toBe(
    ERRORS.PROOF_NEEDED.wire,
  )
  await prove(mai)
  expect((await payouts.setPin({ ...(await asPayee(mai)), mobile: '912000102' })).code).toBe(200)
})

async function asPayee(who: Person) {
  const { id, userName } = await steps.me(who)
  return { ...who, id, userName, mobile: '' }
}

test('[ACS-07] every change is told to the contacts from before and to open devices, and large sums wait', async () => {
  const mai = await steps.newcomer()
  await bindMail(mai, 'mai.told@site.example')
  await world.jobs.runDue()
  const socket = await world.socketOf(mai.token)
  const news = socket.next()
  await world.clock.jump(minutes(1))
  await steps.bind(mai, '912000103')
  expect(await undoCode('mai.told@site.example')).not.toBe('')
  expect(await news).toMatchObject({ businessType: SECURITY_NEWS, businessContent: 'mobileChanged' })
  socket.terminate()

  const payee = { ...(await asPayee(mai)), mobile: '912000103' }
  for (const [change, word] of [
    [() => payouts.setPin(payee), 'mật khẩu rút tiền'],
    [() => payouts.bindCard(payee, '9704000000000103'), 'tài khoản nhận tiền vừa được liên kết'],
    [() => factors.enrolTotp(payee), 'ứng dụng xác thực'],
  ] as const) {
    await database.asOwner(
      `update platform.member set large_withdraw_hold_until = null where mobile = '912000103'`,
    )
    await change()
    await world.jobs.runDue()
    const newest = (await world.app.sms.tray()).find(({ mobile }) => mobile.endsWith('912000103'))
    expect(newest?.text).toContain(word)
    const [row] = await database.asOwner(
      `select large_withdraw_hold_until > $1::timestamptz as held from platform.member where mobile = '912000103'`,
      [new Date(world.worldClock.now() + hours(23)).toISOString()],
    )
    expect([word, row?.held]).toEqual([word, true])
  }
})

test('[ACS-07] the old contact takes back what a thief with the password changed, and every session ends', async () => {
  const mai = await steps.newcomer()
  const { userName } = await steps.me(mai)
  await bindMail(mai, 'mai.owner@site.example')
  await world.clock.jump(minutes(1))
  await steps.bind(mai, '912000104')
  const thief = { ...(await asPayee(mai)), mobile: '912000104' }
  await payouts.setPin(thief)
  await payouts.bindCard(thief, '9704000000000104')
  await world.clock.jump(minutes(1))
  await prove(mai)

  const oldSmsCode = await steps.oldCode(mai, '912000104')
  const smsCode = await steps.codeFor(mai, '912000105')
  await world.call(bindMobile, { ...area, mobile: '912000105', smsCode, oldSmsCode }, mai)
  const owners = await undoCode('912000104')
  await world.clock.jump(minutes(2))
  const second = { ...thief, mobile: '912000105' }
  await prove(mai)
  await payouts.bindCard(second, '9704000000000105', 'VIETA')
  await factors.enrolTotp(mai)
  const thiefs = await undoCode('912000105')
  expect([owners, thiefs].every((code) => code.length === 14)).toBe(true)

  expect((await undo('0000-0000-0000')).code).toBe(ERRORS.UNDO_CODE_WRONG.wire)
  expect((await undo(owners.toLowerCase().replaceAll('-', ' '))).code).toBe(200)
  expect((await world.call(getSecondFactor, {}, mai)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  // Neither again, nor by the code that went to the thief's number.
  for (const code of [owners, thiefs]) expect((await undo(code)).code).toBe(ERRORS.UNDO_CODE_WRONG.wire)

  const { data } = await world.login(userName, GOOD_PASSWORD, { ...mai, token: '' })
  const back = { ...mai, token: data.accessToken }
  expect((await steps.me(back)).mobile).toBe('912***0104')
  const { list } = (await world.call(listLetters, { letType: 0 }, back)).data
  expect(list.filter(({ kind }) => kind === 'changeUndone')).toMatchObject([{ link: { page: 'contacts' } }])
  expect((await world.call(getSecondFactor, {}, back)).data.totpTime).toBe('')
  const cards = (await world.call(listBankCards, {}, back)).data
  expect(cards.map(({ maskedNumber }) => maskedNumber.slice(-4))).toEqual(['0104'])
  expect((await world.call(getWithdrawPasswordState, {}, back)).data.isSet).toBe(true)
})

test('a change can be taken back for a day, and not after it', async () => {
  const mai = await steps.newcomer()
  await bindMail(mai, 'mai.late@site.example')
  await world.clock.jump(minutes(1))
  await steps.bind(mai, '912000106')
  const code = await undoCode('mai.late@site.example')
  world.worldClock.jump(hours(24))
  expect((await undo(code)).code).toBe(ERRORS.UNDO_CODE_WRONG.wire)
})

test('whoever has no password proves by a code to the bound number', async () => {
  const mai = await steps.newcomer()
  await steps.bind(mai, '912000107')
  await database.asOwner(
    `delete from platform.credential where member_id = (select id from platform.member where mobile = '912000107')`,
  )
  await later()
  const request = { withdrawPwd: await payouts.seal(mai, 'setup'), smsCode: '000000' }
  expect((await world.call(setupWithdrawPassword, request, mai)).code).toBe(ERRORS.PROOF_NEEDED.wire)
  const smsCode = await world.smsCode('912000107', 'oldMobile', mai)
  expect((await world.call(proveSelf, { smsCode }, mai)).code).toBe(200)
  expect((await world.call(setupWithdrawPassword, request, mai)).code).toBe(ERRORS.CODE_WRONG.wire)
})

import {
  passSecondFactor,
  getSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@keo/contract/second-factor'
import { proveSelf } from '@keo/contract/second-factor-proof'
import { loginByMobile, passLoginCheck } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import type { CallOptions } from '@keo/dev-world/call-world'
import { GOOD_PASSWORD, person, startDoorWorld } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()
const hand = factorHand(world)

const WRONG = ERRORS.SECOND_FACTOR_WRONG.wire
const PROOF_NEEDED = ERRORS.PROOF_NEEDED.wire
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

test('a recovery code works once, however it is typed; it is told, and new ones end the old', async () => {
  const mai = await hand.newcomer(7)
  const { recoveryCodes } = await hand.enrolTotp(mai)
  await bind(mai.userName, '961000007')
  const [first = '', second = ''] = recoveryCodes
  const one = await hand.login(mai)
  const typed = first.toLowerCase().replace('-', ' ')
  const passed = await pass(one.accessToken, { recoveryCode: typed }, mai)
  expect(passed.code).toBe(200)
  expect((await messagesTo('961000007')).join()).toContain('mã khôi phục')

  const two = await hand.login(mai)
  expect((await pass(two.accessToken, { recoveryCode: first }, mai)).code).toBe(WRONG)
  const again = { ...mai, token: passed.data.accessToken }
  expect((await world.call(getSecondFactor, {}, again)).data.recoveryLeft).toBe(9)

  const proofTicket = await hand.proofOf(again)
  const renewed = (await world.call(renewRecoveryCodes, { proofTicket }, again)).data.recoveryCodes
  expect(renewed).toHaveLength(10)
  expect((await pass(two.accessToken, { recoveryCode: second }, mai)).code).toBe(WRONG)
  expect((await pass(two.accessToken, { recoveryCode: renewed[0] }, mai)).code).toBe(200)
})

test('nothing is added, renewed or removed without a fresh proof of this very session', async () => {
  const mai = await hand.newcomer(8)
  const linh = await hand.newcomer(9)
  const ofLinh = await hand.proofOf(linh)
  for (const proofTicket of ['made-up', ofLinh]) {
    expect((await world.call(beginTotp, { proofTicket }, mai)).code).toBe(PROOF_NEEDED)
    expect((await world.call(removeTotp, { proofTicket }, mai)).code).toBe(PROOF_NEEDED)
    expect((await world.call(renewRecoveryCodes, { proofTicket }, mai)).code).toBe(PROOF_NEEDED)
    expect((await world.call(confirmTotp, { proofTicket, code: '123456' }, mai)).code).toBe(PROOF_NEEDED)
  }
  const wrong = await world.call(proveSelf, { password: 'khongPhai1' }, mai)
  expect(wrong.code).toBe(ERRORS.PASSWORD_WRONG.wire)

  const proofTicket = await hand.proofOf(mai)
  await world.clock.jump(minutes(5))
  expect((await world.call(beginTotp, { proofTicket }, mai)).code).toBe(PROOF_NEEDED)
  // Another session of the same member has its own proof to give.
  const other = await hand.proofOf(mai)
  const { accessToken } = await hand.login(mai)
  expect((await world.call(beginTotp, { proofTicket: other }, { ...mai, token: accessToken })).code).toBe(
    PROOF_NEEDED,
  )
})

test('codes are turned off with a proof; the recovery codes go with the last factor', async () => {
  const mai = await hand.newcomer(11)
  await bind(mai.userName, '961000011', 'mai11@site.example')
  const { secret } = await hand.enrolTotp(mai)
  await nextStep()
  const { proofTicket } = (await world.call(proveSelf, { totpCode: hand.appCode(secret) }, mai)).data
  expect((await world.call(removeTotp, { proofTicket }, mai)).code).toBe(200)
  expect((await world.call(removeTotp, { proofTicket }, mai)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(renewRecoveryCodes, { proofTicket }, mai)).code).toBe(
    ERRORS.SECOND_FACTOR_NONE.wire,
  )
  expect((await world.call(getSecondFactor, {}, mai)).data).toMatchObject({ totpTime: '', recoveryLeft: 0 })
  expect((await hand.login(mai)).secondFactor).toEqual([])

  const told = (await messagesTo('961000011')).join()
  expect(told).toContain('bị tắt')
  expect(told).toContain('được bật')
  const mails = (await world.app.mail.mailbox()).filter(({ to }) => to === 'mai11@site.example')
  expect(mails).toHaveLength(2)
})

test('[AUD-01] [AUD-04] every change is in the audit log; no secret is there or readable in the database', async () => {
  const mai = await hand.newcomer(12)
  const { secret, recoveryCodes } = await hand.enrolTotp(mai)
  const proofTicket = await hand.proofOf(mai)
  await world.call(removeTotp, { proofTicket }, mai)
  const [row] = await database.asOwner(`select id from platform.member where user_name = $1`, [mai.userName])
  const entries = await database.asOwner(
    `select action from kit.audit_entry where actor = $1 and action like 'second-factor.%' order by id`,
    [row?.['id']],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'second-factor.totp-begun',
    'second-factor.totp-added',
    'second-factor.totp-removed',
  ])
  const again = await hand.enrolTotp(mai)
  const everything = JSON.stringify([
    await database.asOwner('select * from kit.audit_entry'),
    await database.asOwner(
      `select encode(totp_secret, 'escape') as text, encode(totp_secret, 'hex') as hex from platform.second_factor`,
    ),
    await database.asOwner(`select encode(code_hash, 'escape') as text from platform.recovery_code`),
    await database.asOwner('select * from kit.job'),
  ])
  for (const told of [secret, again.secret, proofTicket, ...recoveryCodes, ...again.recoveryCodes])
    expect(everything).not.toContain(told)
})

test('whoever comes by SMS code owes the second factor too; without a password the bound number proves', async () => {
  const mai = await hand.newcomer(14)
  const mobile = '961000014'
  await bind(mai.userName, mobile)
  await database.asOwner(
    `delete from platform.credential where member_id = (select id from platform.member where user_name = $1)`,
    [mai.userName],
  )
  expect((await world.call(getSecondFactor, {}, mai)).data.proofs).toEqual(['sms'])
  const smsCode = await world.smsCode(mobile, 'oldMobile', mai)
  const { proofTicket } = (await world.call(proveSelf, { smsCode }, mai)).data
  const { secret } = (await world.call(beginTotp, { proofTicket }, mai)).data
  await world.call(confirmTotp, { proofTicket, code: hand.appCode(secret) }, mai)

  await world.clock.jump(seconds(90))
  const phone = person(1014)
  const login = { mobile, smsCode: await world.smsCode(mobile, 'login', phone), countryCode: 'VN' }
  const { data } = await world.call(loginByMobile, login, phone)
  expect(data).toMatchObject({ loginState: 0, secondFactor: ['totp', 'recovery'] })
  expect(await isIn(data.accessToken)).toBe(ERRORS.NOT_ALLOWED.wire)
})

test('[SES-06] a session that waits at the door ends when a factor is added: it came under the old rule', async () => {
  const mai = await hand.newcomer(16)
  const stranger = person(2016)
  const { accessToken } = (await world.login(mai.userName, GOOD_PASSWORD, stranger)).data
  await hand.enrolTotp(mai)
  const check = { userName: mai.userName, actionType: 2 as const, password: GOOD_PASSWORD }
  const late = await world.call(passLoginCheck, check, { ...stranger, token: accessToken })
  expect(late.code).toBe(10009)
  expect(await isIn(mai.token)).toBe(200)
})

test('secrets open with the keys they were sealed with, also when a new key stands in front, and with no other', async () => {
  const mai = await hand.newcomer(17)
  const { secret, recoveryCodes } = await hand.enrolTotp(mai)
  let tries = 0
  const withKeys = async (keys: string, claim: () => object) => {
    const startAt = world.clock.now()
    const other = await startDoorWorld(database, {
      seed: `${keys} ${tries++}`,
      startAt,
      env: { DATA_KEYS: keys },
    })
    const { accessToken } = (await other.login(mai.userName, GOOD_PASSWORD, { ...mai, token: '' })).data
    const { code } = await other.call(passSecondFactor, claim(), { ...mai, token: accessToken })
    await other.close()
    return code
  }
  await nextStep()
  expect(await withKeys('lost', () => ({ totpCode: hand.appCode(secret) }))).toBe(WRONG)
  expect(await withKeys('lost', () => ({ recoveryCode: recoveryCodes[0] }))).toBe(WRONG)
  const both = 'newer, dev-world'
  expect(await withKeys(both, () => ({ totpCode: hand.appCode(secret) }))).toBe(200)
  expect(await withKeys(both, () => ({ recoveryCode: recoveryCodes[0] }))).toBe(200)
})

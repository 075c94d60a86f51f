import { ERRORS } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { takeBreak } from '@keo/contract/safer-play'
import { saveAddress } from '@keo/contract/addresses'
import { bindMobile } from '@keo/contract/member-security'
import { getMember } from '@keo/contract/members'
import { CLOSING_DAYS, closeMyAccount, exportMyData, getClosing, keepMyAccount } from '@keo/contract/privacy'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, hours, minutes } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { beforeEach, expect, test } from 'vitest'

const HOME = {
  name: 'Trần Thị Mai',
  phone: '0912345678',
  province: 'Huế',
  ward: 'Phường Thuận Hóa',
  line: 'Số 1 Lê Lợi',
  isDefault: true,
} as const
const PASSWORD = { password: GOOD_PASSWORD }

let people = 0
let movements = 0

const { database: testDatabase, world } = sharedDoorWorld()
beforeEach(() => world.clock.jump(minutes(2)))

/** Somebody new with a number and a delivery address. */
async function newcomer() {
  people += 1
  const mobile = `91200000${people}`
  const userName = `privacy${people}`
  const visitor = person(people)
  const by = { ...visitor, token: await world.register(userName, visitor) }
  const smsCode = await world.smsCode(mobile, 'bindMobile', by)
  await world.call(bindMobile, { mobileArea: '84', mobile, smsCode }, by)
  await world.call(saveAddress, HOME, by)
  const { data } = await world.call(getMember, {}, by)
  return { by, visitor, mobile, userName, id: data.id }
}

async function waitOver(ms: number) {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}

/** Everything of the platform's tables that names any of these, as text. */
async function traces(words: readonly string[]): Promise<string[]> {
  const tables = await testDatabase.asOwner(
    `select table_name as name from information_schema.tables where table_schema = 'platform'`,
  )
  // The sandbox's phone and mailbox stand for other people's machines.
  const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith('sandbox_'))
  const dumps = await testDatabase.asOwner(
    names
      .map((name) => `select '${name}' as name, string_agg(t::text, ' ') as dump from platform.${name} t`)
      .join(' union all '),
  )
  return dumps.flatMap(({ name, dump }) =>
    words.filter((word) => String(dump).includes(word)).map((word) => `${String(name)}: ${word}`),
  )
}

test('[PRV-06] a member gets a copy of everything, for the password, without any secret', async () => {
  const mai = await newcomer()
  const { data } = await world.call(exportMyData, PASSWORD, mai.by)
  expect(data.account).toMatchObject({ id: mai.id, userName: mai.userName, mobile: mai.mobile })
  expect(data.records['addresses']).toMatchObject([{ line: HOME.line, isDefault: true }])
  expect(data.records['logins']).toMatchObject([{ way: 'registration', result: 'full' }])
  expect(data.records['sessions']).toHaveLength(1)
  const text = JSON.stringify(data)
  for (const secret of ['argon2', 'Hash', mai.by.token, 'identityCode']) expect(text).not.toContain(secret)
})

test('[PRV-06] a session alone gets neither the copy nor the end of the account', async () => {
  const mai = await newcomer()
  for (const call of [exportMyData, closeMyAccount]) {
    const wrong = await world.call(call, { password: 'khongPhai1' }, mai.by)
    expect(wrong.code).toBe(ERRORS.PASSWORD_WRONG.wire)
    expect(Object.keys((await world.call(call, {}, mai.by)).fields ?? {})).toEqual(['password'])
    expect((await world.call(call, PASSWORD, mai.visitor)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  }
  expect((await world.call(getClosing, {}, mai.by)).data).toBeNull()
})

test('[PRV-06] whoever has no password proves the number', async () => {
  const mai = await newcomer()
  await testDatabase.asOwner(`delete from platform.credential where member_id = '${mai.id}'`)
  const wrong = await world.call(exportMyData, { smsCode: '000000' }, mai.by)
  expect(wrong.code).toBe(ERRORS.OLD_CODE_WRONG.wire)
  await world.clock.jump(minutes(2))
  const smsCode = await world.smsCode(mai.mobile, 'oldMobile', mai.by)
  const { data } = await world.call(exportMyData, { smsCode }, mai.by)
  expect(data.account).toMatchObject({ mobile: mai.mobile })
})

test('[PRV-06] an account closes after 14 days, and nothing says who it was', async () => {
  const mai = await newcomer()
  const { data } = await world.call(closeMyAccount, PASSWORD, mai.by)
  expect((await world.call(getClosing, {}, mai.by)).data).toEqual(data)
  await world.jobs.runDue()
  expect((await world.app.sms.tray())[0]?.text).toContain(`${mai.userName} vừa yêu cầu đóng tài khoản`)

  await waitOver(days(CLOSING_DAYS) - hours(2))
  const again = await world.login(mai.userName, GOOD_PASSWORD, mai.visitor)
  expect(again.code).toBe(200)
  expect(await traces([mai.userName, mai.mobile, HOME.line])).not.toEqual([])

  await waitOver(hours(4))
  const { accessToken: token } = again.data
  expect((await world.call(getMember, {}, { ...mai.visitor, token })).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect(await traces([mai.userName, mai.mobile])).toEqual([])
  const gone = await world.login(mai.userName, GOOD_PASSWORD, mai.visitor)
  expect(gone.code).toBe(ERRORS.WRONG_LOGIN.wire)
})

test('[PRV-06] [AUD-01] what the law wants kept stays, under an id that is nobody', async () => {
  const mai = await newcomer()
  await testDatabase.asOwner(
    `insert into platform.identity_check values
     ('keo', '${mai.id}', 'idc_1', 'TRAN THI MAI', '1990-01-01', 'idCard', 'box', 'hash', 'passed', null, now(), now())`,
  )
  await world.call(closeMyAccount, PASSWORD, mai.by)
  await waitOver(days(CLOSING_DAYS) + hours(2))
  expect(
    await testDatabase.asOwner('select real_name, state, document_box from platform.identity_check'),
  ).toEqual([{ real_name: '', state: 'passed', document_box: Buffer.alloc(0) }])
  const [row] = await testDatabase.asOwner(`select * from platform.member where id = '${mai.id}'`)
  expect(row).toMatchObject({ user_name: mai.id, mobile: '', email: '', real_name: '', status: '1' })
  const actions = await testDatabase.asOwner(
    `select action from kit.audit_entry where object = '${mai.id}' order by id`,
  )
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['member.mobile', 'account.closing-asked', 'account.erased']),
  )
})

test('[PRV-06] the closing is called off within the time, and a second request does not put it off', async () => {
  const mai = await newcomer()
  const first = await world.call(closeMyAccount, PASSWORD, mai.by)
  world.worldClock.jump(hours(5))
  expect((await world.call(closeMyAccount, PASSWORD, mai.by)).data).toEqual(first.data)
  expect((await world.call(keepMyAccount, {}, mai.by)).code).toBe(200)
  expect((await world.call(getClosing, {}, mai.by)).data).toBeNull()
  await waitOver(days(CLOSING_DAYS) + hours(2))
  expect((await world.login(mai.userName, GOOD_PASSWORD, mai.visitor)).code).toBe(200)
})

/** Money moved in or out, as deposits and withdrawals will. */
function move(memberId: MemberId, from: 'house:bank' | 'available', to: 'house:bank' | 'available') {
  const key = `test-${(movements += 1)}`
  const amount = money(500_000n, 'VND')
  return world.app.ledger.submit({
    op: 'move',
    memberId,
    key,
    kind: 'test',
    reference: key,
    amount,
    from,
    to,
  })
}

test('[PRV-06] nobody loses money by it: what is left is withdrawn first, whenever it came', async () => {
  const mai = await newcomer()
  await move(mai.id, 'house:bank', 'available')
  expect((await world.call(closeMyAccount, PASSWORD, mai.by)).code).toBe(ERRORS.MONEY_LEFT.wire)
  await move(mai.id, 'available', 'house:bank')
  expect((await world.call(closeMyAccount, PASSWORD, mai.by)).code).toBe(200)

  await move(mai.id, 'house:bank', 'available')
  await waitOver(days(CLOSING_DAYS) + hours(1))
  const back = await world.login(mai.userName, GOOD_PASSWORD, mai.visitor)
  expect(back.code).toBe(200)
  await move(mai.id, 'available', 'house:bank')
  await waitOver(days(1))
  expect((await world.login(mai.userName, GOOD_PASSWORD, mai.visitor)).code).toBe(ERRORS.WRONG_LOGIN.wire)
})

test('[PRV-06] an account is no way out of a break or an exclusion', async () => {
  const mai = await newcomer()
  await world.call(takeBreak, { days: 7 }, mai.by)
  expect((await world.call(closeMyAccount, PASSWORD, mai.by)).code).toBe(ERRORS.ON_BREAK.wire)
})

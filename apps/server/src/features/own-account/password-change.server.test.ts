import { exchangeHandOverCode, loginByName } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { updatePassword } from '@keo/contract/member-security'
import { getMember } from '@keo/contract/members'
import { GOOD_PASSWORD, HOSTS, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes, seconds } from '@keo/units/instants'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'

const NEW_PASSWORD = 'choNau9Con'

const { database: testDatabase, world } = sharedDoorWorld()

const codeOf = async (token: string) => (await world.call(getMember, {}, { token })).code

test('[ACS-06] [MEM-01d] a new password needs the current one and goes on under a new token', async () => {
  const from = person(1)
  const token = await world.register('changer1', from)
  const request = { oldPassword: 'khongPhai1', password: NEW_PASSWORD }
  const wrong = await world.call(updatePassword, request, { ...from, token })
  expect(wrong.code).toBe(ERRORS.PASSWORD_WRONG.wire)
  const without = await world.call(updatePassword, { password: NEW_PASSWORD }, { ...from, token })
  expect(Object.keys(without.fields ?? {})).toEqual(['oldPassword'])
  expect(await codeOf(token)).toBe(200)

  const right = { oldPassword: GOOD_PASSWORD, password: NEW_PASSWORD }
  const { data } = await world.call(updatePassword, right, { ...from, token })
  expect(data.accessToken).not.toBe(token)
  expect(await codeOf(data.accessToken)).toBe(200)
  expect(await codeOf(token)).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect((await world.login('changer1', GOOD_PASSWORD, from)).code).toBe(ERRORS.WRONG_LOGIN.wire)
  expect((await world.login('changer1', NEW_PASSWORD, from)).code).toBe(200)
})

test('[ACS-06] [SES-03] every other session and its socket end within five seconds', async () => {
  const from = person(2)
  const token = await world.register('changer2', from)
  const elsewhere = await world.login('changer2', GOOD_PASSWORD, person(3))
  expect(elsewhere.data.loginState).toBe(1)
  const before = world.clock.now()
  await world.call(updatePassword, { oldPassword: GOOD_PASSWORD, password: NEW_PASSWORD }, { ...from, token })
  expect(await codeOf(elsewhere.data.accessToken)).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect(world.clock.now() - before).toBeLessThan(seconds(5))
})

/** Everybody waits for the member's row; they go on in the order in which they came. */
async function holdingMember<T>(
  userName: string,
  run: (waiting: (count: number) => Promise<void>) => Promise<T>,
) {
  const { db } = world.database
  const waiting = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql<{ count: string }>`select count(distinct pid) from pg_locks
          join pg_stat_activity using (pid) where not granted and datname = current_database()`.execute(db)
        expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(count)
      },
      { timeout: 60_000 },
    )
  return world.database.tx(async (tx) => {
    await sql`select 1 from member where user_name = ${userName} for update`.execute(tx)
    return run(waiting)
  })
}

test('[ACS-06] a sign-in with the old password that overlaps the change does not outlive it', async () => {
  const from = person(41)
  const token = await world.register('overlap1', from)
  const { changing, entering } = await holdingMember('overlap1', async (waiting) => {
    const request = { oldPassword: GOOD_PASSWORD, password: NEW_PASSWORD }
    const change = world.call(updatePassword, request, { ...from, token })
    await waiting(1)
    // The old password is still right when it is looked at; the new one is saved before the session begins.
    const entry = [from, from].map((place) => world.login('overlap1', GOOD_PASSWORD, place))
    await waiting(2)
    return { changing: change, entering: entry }
  })
  const { code, data } = await changing
  expect(code).toBe(200)
  for (const answer of await Promise.all(entering))
    expect(answer.code === ERRORS.WRONG_LOGIN.wire || (await codeOf(answer.data.accessToken)) !== 200).toBe(
      true,
    )
  expect(await codeOf(data.accessToken)).toBe(200)
})

test('[ACS-06] a change that a sign-in overtakes goes through, ends that sign-in and answers with a session', async () => {
  const from = person(51)
  const token = await world.register('overlap2', from)
  const { changing, entering } = await holdingMember('overlap2', async (waiting) => {
    const entry = world.login('overlap2', GOOD_PASSWORD, from)
    await waiting(1)
    const request = { oldPassword: GOOD_PASSWORD, password: NEW_PASSWORD }
    const change = world.call(updatePassword, request, { ...from, token })
    await waiting(2)
    return { changing: change, entering: entry }
  })
  const entered = (await entering).data.accessToken
  const { code, data } = await changing
  expect(code).toBe(200)
  expect(await codeOf(data.accessToken)).toBe(200)
  expect(await codeOf(entered)).not.toBe(200)
  expect((await world.login('overlap2', NEW_PASSWORD, from)).code).toBe(200)
})

test('[ACS-06] a code that another app would swap ends with the password that opened it', async () => {
  const from = person(61)
  const token = await world.register('overlap3', from)
  const handing = { ...from, host: HOSTS.handingOver }
  const captchaTicket = await world.solveCaptcha('login', handing)
  const login = { userName: 'overlap3', password: GOOD_PASSWORD, captchaTicket }
  const { accessToken: code, state } = (await world.call(loginByName, login, handing)).data
  await world.call(updatePassword, { oldPassword: GOOD_PASSWORD, password: NEW_PASSWORD }, { ...from, token })
  const swapped = await world.call(exchangeHandOverCode, { code, ...(state && { state }) }, from)
  expect(swapped.code).toBe(ERRORS.HAND_OVER_INVALID.wire)
})

test('[ACS-06] a notice goes to the bound number', async () => {
  const token = await world.signIn('maitran88')
  await world.call(updatePassword, { oldPassword: 'KeoDemo2026', password: NEW_PASSWORD }, { token })
  await world.jobs.runDue()
  const [notice] = await world.app.sms.tray()
  expect(notice?.mobile).toBe('+84 912345678')
  expect(notice?.text).toContain('mật khẩu của maitran88 vừa được thay đổi')
})

test('[ACS-03] the same, a common and a name-like password are refused by field', async () => {
  const from = person(4)
  const token = await world.register('changer4', from)
  for (const [password, field] of [
    [GOOD_PASSWORD, 'Mật khẩu mới phải khác mật khẩu hiện tại.'],
    ['password1', 'Mật khẩu này quá phổ biến, dễ bị đoán. Bạn chọn mật khẩu khác nhé.'],
    ['changer4', 'Mật khẩu không được trùng với tên đăng nhập.'],
    ['short1', 'Mật khẩu gồm 8 đến 20 ký tự, có cả chữ cái và chữ số.'],
  ] as const) {
    const answer = await world.call(
      updatePassword,
      { oldPassword: GOOD_PASSWORD, password },
      { ...from, token },
    )
    expect([answer.code, answer.fields]).toEqual([ERRORS.INVALID_INPUT.wire, { password: field }])
  }
  expect(await codeOf(token)).toBe(200)
})

test('[ACS-05] a stolen session is no way to guess the password', async () => {
  const from = person(5)
  const token = await world.register('changer5', from)
  for (let n = 0; n < 10; n += 1) {
    await world.call(
      updatePassword,
      { oldPassword: `khongPhai${n}`, password: NEW_PASSWORD },
      { ...from, token },
    )
  }
  const right = { oldPassword: GOOD_PASSWORD, password: NEW_PASSWORD }
  expect((await world.call(updatePassword, right, { ...from, token })).code).toBe(ERRORS.PASSWORD_WRONG.wire)
  world.worldClock.jump(minutes(16))
  expect((await world.call(updatePassword, right, { ...from, token })).code).toBe(200)
})

test('whoever came by mobile number sets a first password with a code to it', async () => {
  await testDatabase.asOwner(
    `delete from platform.credential where member_id in (select id from platform.member where user_name = 'khoadeposit2')`,
  )
  const token = await world.signIn('khoadeposit2')
  expect((await world.call(getMember, {}, { token })).data.hasPassword).toBe(false)
  const without = await world.call(updatePassword, { password: NEW_PASSWORD }, { token })
  expect(Object.keys(without.fields ?? {})).toEqual(['smsCode'])
  const smsCode = await world.smsCode('987654321', 'oldMobile', { token })
  const wrong = smsCode === '000000' ? '000001' : '000000'
  const mistaken = await world.call(updatePassword, { password: NEW_PASSWORD, smsCode: wrong }, { token })
  expect(mistaken.code).toBe(ERRORS.OLD_CODE_WRONG.wire)
  const { data } = await world.call(updatePassword, { password: NEW_PASSWORD, smsCode }, { token })
  const { data: info } = await world.call(getMember, {}, { token: data.accessToken })
  expect(info.hasPassword).toBe(true)
})

test('[AUD-01] [AUD-04] the change is in the audit log without either password', async () => {
  const rows = await testDatabase.asOwner(`select * from kit.audit_entry where action = 'password.changed'`)
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${GOOD_PASSWORD}|${NEW_PASSWORD}`))
})

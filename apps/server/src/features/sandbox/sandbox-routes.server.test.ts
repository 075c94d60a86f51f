import { exchangeHandOverCode } from '@keo/contract/accounts'
import { heartbeat } from '@keo/contract/heartbeat'
import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import * as sandbox from '@keo/contract/sandbox'
import { querySiteMaintenance } from '@keo/contract/site'
import { getDevice } from '@keo/contract/visitors'
import { freshDatabase } from '@keo/dev-world/test-database'
import { startWorld } from '@keo/dev-world/world'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database: testDatabase, world } = sharedWorld()

const serverTime = async () => (await world.call(getDevice, {})).data.serverTime
const meCode = async (token: string) => (await world.call(getMember, {}, { token })).code

test('the clock pauses, hurries and jumps', async () => {
  const start = world.worldClock.now()
  await world.call(sandbox.setSandboxClock, { rate: 0 })
  await world.clock.jump(minutes(5))
  expect(world.worldClock.now()).toBe(start)

  await world.call(sandbox.setSandboxClock, { rate: 60 })
  await world.clock.jump(minutes(1))
  expect(world.worldClock.now()).toBe(start + hours(1))
  expect(await serverTime()).toBe('2026-01-31 21:00:00')

  const { data } = await world.call(sandbox.setSandboxClock, { rate: 1, jumpMinutes: 60 })
  expect(data).toEqual({ now: start + hours(2), rate: 1, serverTime: '2026-01-31 22:00:00' })
  expect((await world.call(sandbox.setSandboxClock, { rate: 7 as 1 })).code).toBe(ERRORS.INVALID_INPUT.wire)
})

test("every answer tells the players' time, however the clock was turned", async () => {
  await world.call(sandbox.setSandboxClock, { rate: 60, jumpMinutes: 3 * 24 * 60 })
  await world.clock.jump(minutes(1))
  const { headers } = await fetch(`${world.url}/api/operation/agent/config`)
  expect(Number(headers.get('x-server-time'))).toBe(world.worldClock.now())
  expect(world.worldClock.now()).toBeGreaterThan(world.clock.now() + hours(3 * 24))
  await world.call(sandbox.setSandboxClock, { rate: 1 })
})

test('one signs in as a seeded member and as nobody else', async () => {
  const { data: members } = await world.call(sandbox.listSandboxMembers, {})
  expect(members.map(({ userName }) => userName)).toContain('maitran88')
  expect(await meCode(await world.signIn('maitran88'))).toBe(200)
  const nobody = await world.call(sandbox.signInAsMember, { userName: 'nobody99' })
  expect(nobody.code).toBe(ERRORS.NOT_FOUND.wire)
})

test('[SES-04] an expired session answers 10009', async () => {
  const token = await world.signIn('linhnguyen7')
  await world.call(sandbox.expireSandboxSession, {}, { token })
  expect(await meCode(token)).toBe(10009)
  expect((await world.call(heartbeat, {}, { token })).code).toBe(10009)
})

test('[SES-04] [ACC-06] a replaced session answers 10018', async () => {
  const token = await world.signIn('linhnguyen7')
  await world.call(sandbox.replaceSandboxSession, {}, { token })
  expect(await meCode(token)).toBe(10018)
})

test('[SES-05] heartbeats tell when the session ends and do not move that time', async () => {
  const token = await world.signIn('linhnguyen7')
  const { data: first } = await world.call(heartbeat, {}, { token })
  await world.call(sandbox.setSandboxClock, { jumpMinutes: 60 })
  const { data: second } = await world.call(heartbeat, {}, { token })
  expect(second.endTime).toBe(first.endTime)
  await meCode(token)
  expect((await world.call(heartbeat, {}, { token })).data.endTime > first.endTime).toBe(true)
})

test('[SES-05] a jump of half a day ends an idle session', async () => {
  const token = await world.signIn('linhnguyen7')
  await world.call(sandbox.setSandboxClock, { jumpMinutes: 12 * 60 })
  expect(await meCode(token)).toBe(10009)
})

test('[NAV-18c] [SES-07] a hand-over code is swapped for a session, once', async () => {
  const code = await world.oneUseCode('maitran88')
  const { data } = await world.call(exchangeHandOverCode, { code })
  expect(await meCode(data.accessToken)).toBe(200)
  expect((await world.call(exchangeHandOverCode, { code })).code).toBe(ERRORS.HAND_OVER_INVALID.wire)
  expect(await meCode(code)).toBe(ERRORS.SESSION_EXPIRED.wire)
})

test('site maintenance goes on and off at once', async () => {
  const on = await world.call(sandbox.setSandboxMaintenance, { isOn: true }, { language: 'en-US' })
  expect(on.data).toMatchObject({ status: '1', title: 'Under maintenance' })
  expect((await world.call(querySiteMaintenance, { point: '1' })).data.status).toBe('1')
  await world.call(sandbox.setSandboxMaintenance, { isOn: false })
  expect((await world.call(querySiteMaintenance, { point: '1' })).data.status).toBe('0')
})

test('a slow network delays the answers to one device', async () => {
  const slow = { deviceNo: 'H5-IOS-slow' }
  await world.call(sandbox.setSandboxNetwork, { delayMs: 3000 }, slow)
  let isAnswered = false
  const answer = world.call(getDevice, {}, slow).then(() => (isAnswered = true))
  expect((await world.call(getDevice, {})).code).toBe(200)
  expect(isAnswered).toBe(false)
  await world.clock.advance(3000)
  await answer

  const off = world.call(sandbox.setSandboxNetwork, { delayMs: 0 }, slow)
  await world.call(getDevice, {})
  await world.clock.advance(3000)
  expect((await off).data).toEqual({ delayMs: 0 })
  const tooSlow = await world.call(sandbox.setSandboxNetwork, { delayMs: 10_001 })
  expect(tooSlow.code).toBe(ERRORS.INVALID_INPUT.wire)
})

test('tray and mailbox show what was sent', async () => {
  await world.app.sms.send({ area: '84', mobile: '912345678', text: 'KEO 482913' })
  await world.app.mail.send({ to: 'mai@site.example', subject: 'Hi', text: 'Text' })
  expect((await world.call(sandbox.listSandboxSms, {})).data).toMatchObject([{ text: 'KEO 482913' }])
  expect((await world.call(sandbox.listSandboxMail, {})).data).toMatchObject([{ subject: 'Hi' }])
})

test('a session is needed to expire, replace or drop one', async () => {
  for (const call of [
    sandbox.expireSandboxSession,
    sandbox.replaceSandboxSession,
    sandbox.dropSandboxSockets,
  ]) {
    expect((await world.call(call, {})).code).toBe(ERRORS.NOT_ALLOWED.wire)
  }
})

test('[AUD-01] every turn of a handle is in the audit log', async () => {
  const token = await world.signIn('maitran88')
  await world.call(sandbox.dropSandboxSockets, {}, { token })
  const rows = await testDatabase.asOwner(
    `select action from kit.audit_entry where action like 'sandbox.%' group by action order by action`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'sandbox.clock',
    'sandbox.hand-over',
    'sandbox.maintenance',
    'sandbox.network',
    'sandbox.session-expired',
    'sandbox.session-replaced',
    'sandbox.sign-in',
    'sandbox.sockets-dropped',
  ])
})

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const SANDBOX_CALLS = Object.values<unknown>(sandbox).filter(isCall)

test('[CFG-03] in prod no sandbox or clock control exists', async () => {
  const empty = await freshDatabase()
  const prod = await startWorld({ databaseUrl: empty.url, mode: 'prod' })
  try {
    expect(SANDBOX_CALLS.length).toBeGreaterThan(10)
    for (const call of SANDBOX_CALLS) {
      const answer = await prod.call(call, { userName: 'maitran88', isOn: true, delayMs: 5000, rate: 60 })
      expect([call.path, answer.status, answer.code]).toEqual([call.path, 404, ERRORS.NOT_FOUND.wire])
    }
    expect(prod.worldClock.rate()).toBe(1)
  } finally {
    await prod.close()
    await empty.close()
  }
})

import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { AUDIT_JOBS, createAudit } from '@keo/service-kit/audit'
import { manualClock } from '@keo/service-kit/clock'
import { systemIds } from '@keo/service-kit/ids'
import { createJobs } from '@keo/service-kit/jobs'
import { createLog } from '@keo/service-kit/log'
import { days, hours, minutes, seconds } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seed } from '../../seeds/seed.ts'
import { sqlMemberStore } from '../members/index.ts'
import { createSessions } from './session-service.ts'
import { createOneUseTickets } from './one-use-tickets.ts'

const from = { address: '10.0.0.1', deviceNo: 'H5-AND-1', userAgent: 'test', requestId: 'req_1' }
const log = createLog({ level: 'silent' })
let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await freshDatabase()
})
beforeEach(() => testDatabase.asOwner('truncate platform.member, platform.session, platform.one_use_ticket'))
afterAll(() => testDatabase.close())

async function setup({ tenantId = 'keo' } = {}) {
  const clock = manualClock(Date.UTC(2026, 0, 31, 12))
  const database = testDatabase.connect('platform')
  await seed({ database, clock, tenantId, isSandbox: true })
  const ids = systemIds(clock)
  const jobs = createJobs({ database, clock, ids, log, schedule: AUDIT_JOBS })
  const audit = createAudit({ database, clock, ids, jobs, log })
  const announced: string[] = []
  const sessions = createSessions({
    database,
    clock,
    machineClock: clock,
    ids,
    audit,
    tenantId,
    announceEnd: (id) => announced.push(id),
  })
  const tickets = createOneUseTickets({ database, machineClock: clock, ids, tenantId, sessions })
  const mai = await sqlMemberStore(database.db, tenantId).findByUserName('MaiTran88')
  if (!mai) throw new Error('mai is seeded')
  return { clock, database, sessions, tickets, announced, mai }
}

const idle = (sessions: Awaited<ReturnType<typeof setup>>['sessions'], token: string) =>
  sessions.authenticate(token, false)

test('[SES-01] a token has 256 random bits, is new at every sign-in and is stored as a hash only', async () => {
  const { sessions, mai } = await setup()
  const tokens = [await sessions.start(mai.id, from), await sessions.start(mai.id, from)].map(
    ({ token }) => token,
  )
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const [{ dump }] = (await testDatabase.asOwner(
    `select string_agg(s::text || encode(s.token_hash, 'escape'), ' ') as dump from platform.session s`,
  )) as [{ dump: string }]
  for (const token of tokens) expect(dump).not.toContain(token)
})

test('[SES-01] a token that the server did not make is never promoted', async () => {
  const { sessions, mai } = await setup()
  const planted = 'A'.repeat(43)
  expect(await sessions.authenticate(planted, true)).toBe('unknown')
  await sessions.start(mai.id, from)
  expect(await sessions.authenticate(planted, true)).toBe('unknown')
})

test('[SES-04] [ACC-06] a second sign-in replaces the first session and tells its sockets', async () => {
  const { sessions, announced, mai } = await setup()
  const first = await sessions.start(mai.id, from)
  const second = await sessions.start(mai.id, from)
  expect(await sessions.authenticate(first.token, true)).toBe('replaced')
  expect(await sessions.authenticate(second.token, true)).toMatchObject({ memberId: mai.id, isFull: true })
  expect(announced).toEqual([first.sessionId])
})

test('[SES-04] of many sign-ins at once exactly one session stays', async () => {
  const { sessions, mai } = await setup()
  const started = await Promise.all(Array.from({ length: 8 }, () => sessions.start(mai.id, from)))
  const verdicts = await Promise.all(started.map(({ token }) => sessions.authenticate(token, true)))
  expect(verdicts.filter((verdict) => typeof verdict === 'object')).toHaveLength(1)
  expect(verdicts.filter((verdict) => verdict === 'replaced')).toHaveLength(7)
})

test('[SES-04] an expired session stays expired when the member signs in again', async () => {
  const { sessions, clock, mai } = await setup()
  const first = await sessions.start(mai.id, from)
  await clock.advance(hours(13))
  await sessions.start(mai.id, from)
  expect(await sessions.authenticate(first.token, true)).toBe('expired')
})

test('[SES-05] actions keep a session alive, heartbeats and polls do not', async () => {
  const { sessions, clock, mai } = await setup()
  const { token } = await sessions.start(mai.id, from)
  await clock.advance(hours(11))
  expect(await sessions.authenticate(token, true)).toBeTypeOf('object')
  for (let beat = 0; beat < 11; beat++) {
    await clock.advance(hours(1))
    expect(await idle(sessions, token)).toBeTypeOf('object')
  }
  await clock.advance(hours(1) - minutes(1))
  expect(await idle(sessions, token)).toBeTypeOf('object')
  await clock.advance(minutes(1))
  expect(await sessions.authenticate(token, true)).toBe('expired')
})

test('[SES-05] after seven days even the busiest session ends', async () => {
  const { sessions, clock, mai } = await setup()
  const { token } = await sessions.start(mai.id, from)
  for (let half = 0; half < 13; half++) {
    await clock.advance(hours(11))
    expect(await sessions.authenticate(token, true)).toBeTypeOf('object')
  }
  await clock.advance(days(7) - 13 * hours(11))
  expect(await sessions.authenticate(token, true)).toBe('expired')
})

test('[SES-03] after logout the token is useless and the session counts as ended', async () => {
  const { sessions, announced, mai } = await setup()
  const { token, sessionId } = await sessions.start(mai.id, from)
  const caller = await sessions.authenticate(token, true)
  if (typeof caller === 'string') throw new Error(caller)
  expect(await sessions.ended([sessionId])).toEqual([])
  await sessions.end(caller, from, 'session.logout')
  expect(await sessions.authenticate(token, true)).toBe('expired')
  expect(await sessions.ended([sessionId, 'ses_unknown'])).toEqual([sessionId, 'ses_unknown'])
  expect(announced).toEqual([sessionId])
})

test('[AUD-01] sign-in, replacement and logout are in the audit log, without the token', async () => {
  const { sessions, mai } = await setup()
  const watched = { ...from, requestId: 'req_audited' }
  const first = await sessions.start(mai.id, watched)
  const second = await sessions.start(mai.id, watched)
  const caller = await sessions.authenticate(second.token, true)
  if (typeof caller === 'string') throw new Error(caller)
  await sessions.end(caller, watched, 'session.logout')
  const entries = await testDatabase.asOwner(
    `select * from kit.audit_entry where request_id = 'req_audited' order by id`,
  )
  expect(entries.map(({ action, object }) => [action, object])).toEqual([
    ['session.started', first.sessionId],
    ['session.replaced', first.sessionId],
    ['session.started', second.sessionId],
    ['session.logout', second.sessionId],
  ])
  expect(entries[0]).toMatchObject({ actor: mai.id, address: from.address, device: from.deviceNo })
  expect(JSON.stringify(entries)).not.toContain(first.token)
})

test('[AGT-02] a token of one tenant is unknown to another', async () => {
  const { sessions, mai } = await setup()
  const other = await setup({ tenantId: 'other' })
  const { token } = await sessions.start(mai.id, from)
  expect(await other.sessions.authenticate(token, true)).toBe('unknown')
})

test('[WSS-01] a socket ticket works once, within 30 s, for a living session', async () => {
  const { sessions, tickets, clock, mai } = await setup()
  const { token, sessionId } = await sessions.start(mai.id, from)
  const caller = await sessions.authenticate(token, true)
  if (typeof caller === 'string') throw new Error(caller)

  const used = await tickets.issueSocketTicket(caller)
  const redeemed = await Promise.all([tickets.redeemSocketTicket(used), tickets.redeemSocketTicket(used)])
  expect(redeemed.filter(Boolean)).toEqual([{ ownerId: mai.id, sessionId }])

  const late = await tickets.issueSocketTicket(caller)
  await clock.advance(seconds(30))
  expect(await tickets.redeemSocketTicket(late)).toBeNull()
  expect(await tickets.redeemSocketTicket('made up')).toBeNull()

  const orphan = await tickets.issueSocketTicket(caller)
  await sessions.end(caller, from, 'session.logout')
  expect(await tickets.redeemSocketTicket(orphan)).toBeNull()
})

test('old tickets are dropped', async () => {
  const { sessions, tickets, clock, mai } = await setup()
  const { token } = await sessions.start(mai.id, from)
  const caller = await sessions.authenticate(token, true)
  if (typeof caller === 'string') throw new Error(caller)
  await tickets.issueSocketTicket(caller)
  await clock.advance(minutes(1))
  await tickets.issueSocketTicket(caller)
  await tickets.dropExpired()
  const [{ count }] = (await testDatabase.asOwner(
    'select count(*)::int as count from platform.one_use_ticket',
  )) as [{ count: number }]
  expect(count).toBe(1)
})

test('[SES-07] a hand-over code works once, within 60 s, and opens nothing else', async () => {
  const { tickets, clock, mai } = await setup()
  const code = await tickets.issueHandOverCode(mai.id)
  expect(await tickets.redeemSocketTicket(code)).toBeNull()
  const redeemed = await Promise.all([tickets.redeemHandOverCode(code), tickets.redeemHandOverCode(code)])
  expect(redeemed.filter(Boolean)).toEqual([{ memberId: mai.id, isVouched: true }])

  const late = await tickets.issueHandOverCode(mai.id)
  await clock.advance(seconds(60))
  expect(await tickets.redeemHandOverCode(late)).toBeNull()
})

test('[SES-07] the code of a login works only together with its state', async () => {
  const { tickets, mai } = await setup()
  const first = await tickets.issueStatedCode(mai.id)
  expect(await tickets.redeemHandOverCode(first.code)).toBeNull()
  // A wrong state has used it up.
  expect(await tickets.redeemHandOverCode(first.code, first.state)).toBeNull()
  const second = await tickets.issueStatedCode(mai.id)
  expect(await tickets.redeemHandOverCode(second.code, second.state)).toEqual({
    memberId: mai.id,
    isVouched: false,
  })
})

test('[SES-01] [SES-06] a second factor is owed beside the session before it; passing it changes the token', async () => {
  const { sessions, announced, mai } = await setup()
  const before = await sessions.start(mai.id, from)
  const owing = await sessions.start(mai.id, from, { loginState: 1, secondFactors: ['totp'] })
  const caller = await sessions.authenticate(owing.token, true)
  if (typeof caller === 'string') throw new Error(caller)
  expect(caller.isFull).toBe(false)
  expect(await sessions.authenticate(before.token, true)).toMatchObject({ isFull: true })

  const checked = await sessions.stepUp(caller, from, { loginState: 0, secondFactors: ['totp'] })
  expect(await sessions.authenticate(owing.token, true)).toBe('unknown')
  expect(await sessions.authenticate(checked.token, true)).toMatchObject({ isFull: false })
  expect(announced).toEqual([])

  const full = await sessions.stepUp(caller, from, { loginState: 0, secondFactors: [] })
  expect(await sessions.authenticate(full.token, true)).toMatchObject({ isFull: true })
  expect(await sessions.authenticate(before.token, true)).toBe('replaced')
  expect(announced).toEqual([before.sessionId])
})

test('[SES-03] ending all sessions keeps the one that asked for it, under a new token', async () => {
  const { sessions, announced, mai } = await setup()
  const own = await sessions.start(mai.id, from)
  const waiting = await sessions.start(mai.id, from, { loginState: 2, secondFactors: [] })
  const caller = await sessions.authenticate(own.token, true)
  if (typeof caller === 'string') throw new Error(caller)
  const { token } = await sessions.endAll(mai.id, from, { except: caller })
  expect(await sessions.authenticate(token ?? '', true)).toMatchObject({ isFull: true })
  expect(await sessions.authenticate(own.token, true)).toBe('unknown')
  expect(await sessions.authenticate(waiting.token, true)).toBe('expired')
  await sessions.endAll(mai.id, from)
  expect(await sessions.authenticate(token ?? '', true)).toBe('expired')
  expect(announced).toEqual([waiting.sessionId, own.sessionId])
})

import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AUDIT_JOBS, type AuditRecord, createAudit } from './audit.ts'
import { manualClock } from './clock.ts'
import type { Database } from './db/database.ts'
import { systemIds } from './ids.ts'
import { createJobs } from './jobs.ts'
import { createLog } from './log.ts'

const START = Date.UTC(2026, 0, 1)

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await freshDatabase()
  database = testDatabase.connect('platform')
})
afterAll(() => testDatabase.close())
beforeEach(() => tamper('truncate kit.audit_entry, kit.audit_unsealed, kit.audit_seal, kit.periodic_job'))

/** As somebody would who owns the database and knows what they do. */
const tamper = (statement: string) =>
  testDatabase.asOwner(`set session_replication_role = replica; ${statement}`)

function setup() {
  const clock = manualClock(START)
  const lines: string[] = []
  const log = createLog({ level: 'info', to: { write: (line) => void lines.push(line) } })
  const ids = systemIds(clock)
  const jobs = createJobs({ database, clock, ids, log, schedule: AUDIT_JOBS })
  const audit = createAudit({ database, clock, ids, jobs, log })
  const write = (more: Partial<AuditRecord> = {}) =>
    database.tx((tx) => audit.write(tx, { ...record, ...more }))
  const seal = async () => {
    await clock.advance(1_000)
    await jobs.runDue()
  }
  return { audit, clock, write, seal, lines }
}

const record: AuditRecord = {
  actor: 'mbr_mai',
  session: 'ses_1',
  address: '203.0.113.9',
  device: 'phone',
  action: 'nickname.change',
  object: 'mbr_mai',
  before: { nickname: 'Mai' },
  after: { nickname: 'Mai Mai' },
  requestId: 'req_1',
}

test('[AUD-02] an entry holds time, actor, session, address, device, action, object, before, after and request', async () => {
  const { write } = setup()
  await write()
  const [entry] = await testDatabase.asOwner('select * from kit.audit_entry')
  expect(entry).toMatchObject({
    at: new Date(START),
    actor: 'mbr_mai',
    session: 'ses_1',
    address: '203.0.113.9',
    device: 'phone',
    action: 'nickname.change',
    object: 'mbr_mai',
    before: { nickname: 'Mai' },
    after: { nickname: 'Mai Mai' },
    request_id: 'req_1',
  })
})

test('[AUD-04] secrets in before and after are masked, and money keeps its digits', async () => {
  const { write } = setup()
  await write({
    before: { password: 'hunter2', deep: { smsCode: '123456' } },
    after: { amount: 9_007_199_254_740_993n },
  })
  const [entry] = await testDatabase.asOwner('select before, after from kit.audit_entry')
  expect(JSON.stringify(entry)).not.toMatch(/hunter2|123456/)
  expect(entry?.after).toEqual({ amount: '9007199254740993' })
})

test('[AUD-02] entries are sealed within a second by one job, and what was sealed verifies', async () => {
  const { audit, write, seal, lines } = setup()
  await Promise.all([write(), write(), write()])
  await seal()
  await write()
  await seal()
  expect(await audit.verify()).toEqual({ isIntact: true, entries: 4, seals: 2 })
  expect(lines.filter((line) => line.includes('audit entries sealed'))).toHaveLength(2)
})

test('[AUD-02] an entry whose transaction commits after a later one was sealed is sealed all the same', async () => {
  const { audit, write, seal } = setup()
  await database.tx(async (tx) => {
    await audit.write(tx, record)
    await write()
    await seal()
  })
  await seal()
  expect(await audit.verify()).toEqual({ isIntact: true, entries: 2, seals: 2 })
})

test('[AUD-02] nothing is written when the transaction it tells about is undone', async () => {
  const { audit } = setup()
  const undone = database.tx(async (tx) => {
    await audit.write(tx, record)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await audit.verify()).toEqual({ isIntact: true, entries: 0, seals: 0 })
})

test.each([
  [
    'changed',
    `update kit.audit_entry set actor = 'mbr_other' where id = (select min(id) from kit.audit_entry)`,
    /^entry aud_\w+ was changed$/,
  ],
  [
    'changed inside',
    `update kit.audit_entry set after = '{"nickname": "Eve"}'`,
    /^entry aud_\w+ was changed$/,
  ],
  [
    'removed',
    `delete from kit.audit_entry where id = (select max(id) from kit.audit_entry)`,
    /^entry aud_\w+ was removed$/,
  ],
  [
    'slipped in',
    `insert into kit.audit_entry (id, at, actor, action, object) values ('aud_x', now(), 'a', 'b', 'c')`,
    /^5 entries stand against 4 sealed and 0 waiting ones$/,
  ],
  [
    'unsealed with its seal',
    `delete from kit.audit_seal where number = 2; delete from kit.audit_entry where id = (select max(id) from kit.audit_entry)`,
    /^3 entries stand against 2 sealed and 0 waiting ones$/,
  ],
  [
    'covered by a changed seal',
    `update kit.audit_seal set entry_ids = entry_ids[2:], entry_hashes = entry_hashes[2:] where number = 1`,
    /^seal 1 was changed$/,
  ],
  [
    'covered by a removed seal',
    `delete from kit.audit_seal where number = 1`,
    /^seal 2 does not follow the one before it$/,
  ],
])('[AUD-02] the verifier finds an entry that was %s', async (_, statement, problem) => {
  const { audit, write, seal } = setup()
  await write()
  await write()
  await seal()
  await write()
  await write()
  await seal()
  await tamper(statement)
  expect(await audit.verify()).toEqual({ isIntact: false, problem: expect.stringMatching(problem) })
})

test('[AUD-02] the verifier finds that sealing stands still', async () => {
  const { audit, clock, write } = setup()
  await write()
  expect(await audit.verify()).toMatchObject({ isIntact: true })
  await clock.advance(61_000)
  expect(await audit.verify()).toEqual({ isIntact: false, problem: '1 entries have not been sealed in time' })
})

test('[AUD-03] the application may add entries and seals, and never change or remove one', async () => {
  const { write, seal } = setup()
  await write()
  await seal()
  for (const table of ['kit.audit_entry', 'kit.audit_seal']) {
    for (const forbidden of [`update ${table} set at = now()`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(sql.raw(forbidden).execute(database.db)).rejects.toMatchObject({
        code: '42501',
      })
    }
  }
})

import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld } from '@keo/dev-world/world'
import { days } from '@keo/units/instants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let storage: TestDatabase
beforeAll(async () => {
  storage = await freshDatabase()
})
afterAll(() => storage.close())

const KEPT = [
  'ledger_transaction',
  'ledger_posting',
  'deposit_order',
  'deposit_receipt',
  'withdraw_order',
  'withdraw_stage',
  'wallet_transfer',
  'sports_order',
  'sports_transaction',
  'bet_record',
  'bet_cash_out',
  'expert_plan',
  'expert_leg',
  'plan_purchase',
  'room_gift',
]

test.each(KEPT)('[AUD-05] the application cannot remove a row of %s', async (table) => {
  const { db } = storage.connect('platform')
  await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toMatchObject({ code: '42501' })
})

test('[AUD-05] a login is on record for a year', async () => {
  const world = await startWorld({ databaseUrl: storage.url, webRoot: null })
  await storage.asOwner(
    `insert into platform.login_record (tenant_id, member_id, id, at, way, result, device_no, address, user_agent)
     select tenant_id, id, 'log_1', $1, 'name', 'full', 'd', '127.0.0.1', 'a' from platform.member limit 1`,
    [new Date(world.worldClock.now()).toISOString()],
  )
  const count = async () => (await storage.asOwner('select 1 from platform.login_record')).length
  world.worldClock.jump(days(364))
  await world.jobs.runDue()
  expect(await count()).toBe(1)
  world.worldClock.jump(days(2))
  await world.jobs.runDue()
  expect(await count()).toBe(0)
  await world.close()
})

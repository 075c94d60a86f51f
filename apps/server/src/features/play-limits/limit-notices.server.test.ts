import type { MemberId } from '@keo/contract/ids'
import {
  confirmPlayLimit,
  LIMIT_NEWS,
  listLimitNotices,
  seeLimitNotices,
  setPlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '@keo/contract/play-limits'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld, type World } from '@keo/dev-world/world'
import { hours, seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAI: MemberId = 'mbr_01JSEEDMA1000000000000000'

let database: TestDatabase
let world: World
let token: string
let count = 0

beforeAll(async () => {
  database = await freshDatabase()
  world = await startWorld({ databaseUrl: database.url, redisUrl: database.redisUrl, hasQuietDays: true })
  token = await world.signIn('maitran88')
})
afterAll(async () => {
  await world.close()
  await database.close()
})

async function deposit(whole: number): Promise<void> {
  const key = `deposit-${(count += 1)}`
  const said = {
    memberId: MAI,
    key,
    kind: 'deposit',
    reference: key,
    amount: money(BigInt(whole) * 100n, 'VND'),
  }
  const outcome = await world.app.ledger.submit({ ...said, op: 'move', from: 'house:bank', to: 'available' })
  expect(outcome.status).toBe('done')
}
const limit = (kind: PlayLimitKind, period: PlayLimitPeriod, amount: string) =>
  world.call(setPlayLimit, { kind, period, amount }, { token })
const unseen = async () =>
  (await world.call(listLimitNotices, {}, { token })).data.map(({ told, kind, period, amount }) =>
    [told, kind, period, amount].join(' '),
  )
async function seeAll(): Promise<void> {
  const { data } = await world.call(listLimitNotices, {}, { token })
  await world.call(seeLimitNotices, { ids: data.map(({ id }) => id) }, { token })
}
/** What is due within a moment, and nothing of what comes later. */
async function look(): Promise<void> {
  // A turn that is in hand while the clock jumps counts its next one from after the jump.
  await world.jobs.runDue()
  world.worldClock.jump(seconds(10))
  await world.jobs.runDue()
}

test("somebody else's notices are neither read nor seen", async () => {
  await limit('stake', 'week', '500')
  const { data } = await world.call(listLimitNotices, {}, { token })
  const other = { token: await world.signIn('linhnguyen7') }
  expect((await world.call(listLimitNotices, {}, other)).data).toEqual([])
  await world.call(seeLimitNotices, { ids: data.map(({ id }) => id) }, other)
  expect(await unseen()).toEqual(['holds stake week 500.00'])
  await seeAll()
})

test('[RSP-07] the player is told when a limit holds, at 80 % and at 100 %, each once a period, and again after half a year', async () => {
  const heard = (await world.socketOf(token)).next()
  await limit('deposit', 'day', '100')
  expect(await unseen()).toEqual(['holds deposit day 100.00'])
  expect(await heard).toMatchObject({ businessType: LIMIT_NEWS })
  await deposit(79)
  await look()
  expect(await unseen()).toHaveLength(1)
  await deposit(1)
  await look()
  await look()
  expect((await unseen()).slice(1)).toEqual(['near deposit day 100.00'])
  await deposit(20)
  await look()
  expect((await unseen()).slice(2)).toEqual(['reached deposit day 100.00'])
  await seeAll()
  expect(await unseen()).toEqual([])
  // A request for more changes nothing yet, so nothing is told.
  await limit('deposit', 'day', '200')
  expect(await unseen()).toEqual([])
  world.worldClock.jump(hours(24))
  token = await world.signIn('maitran88')
  await world.call(confirmPlayLimit, { kind: 'deposit', period: 'day' }, { token })
  await deposit(160)
  await look()
  expect(await unseen()).toEqual(['holds deposit day 200.00', 'near deposit day 200.00'])
  await seeAll()
  for (let half = 1; half <= 2; half += 1) {
    world.worldClock.jump(hours(24 * 183))
    token = await world.signIn('maitran88')
    await look()
    expect(await unseen()).toEqual(Array.from({ length: half }, () => 'review   '))
  }
})

import { ERRORS } from '@keo/contract/errors'
import { askSandboxPayout, notifyPayout, sendSandboxPayout } from '@keo/contract/payout-parties'
import { isOpenStatus } from '@keo/contract/withdraw-states'
import { startDoorWorld, type DoorWorld } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { seededIds } from '@keo/service-kit/ids'
import { createSecretBox, type SecretBox } from '@keo/service-kit/secret-box'
import { hours, minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signNotice, signText } from '../../gateways/payouts/payout-signature.ts'

type Scene = {
  database: TestDatabase
  world: DoorWorld
  steps: ReturnType<typeof payoutSteps>
  box: SecretBox
}
let calm: Scene
let rough: Scene
let cards = 90_000_000

async function scene(env: Record<string, string> = {}): Promise<Scene> {
  const database = await freshDatabase()
  const world = await startDoorWorld(database, { seed: 'payout party', env })
  const steps = payoutSteps(world)
  await steps.warmUp()
  const ids = seededIds('party', world.clock)
  return {
    database,
    world,
    steps,
    box: createSecretBox({ keys: ['dev-world'], use: 'payout notices', ids }),
  }
}

beforeAll(async () => {
  calm = await scene()
  rough = await scene({ SANDBOX_PAYOUT_FAILS: '30', SANDBOX_PAYOUT_SILENT: '50' })
})
afterAll(async () => {
  for (const { world, database } of [calm, rough]) {
    await world.close()
    await database.close()
  }
})

async function withCard({ steps }: Scene, dong = '5000000') {
  const who = await steps.payee(dong)
  return { who, card: await steps.bindCard(who, String((cards += 1))) }
}
const balanceOf = async ({ world }: Scene, { id }: Payee) => {
  const { available, held } = await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })
  return [available / 100n, held / 100n]
}
/** Everything that is due now, without going on. */
const decide = async ({ steps }: Scene) => steps.goOn(1)
const booksOf = ({ database }: Scene, orderNo: string) =>
  database.asOwner('select outcome, is_taken from sandbox.payout where order_no = $1', [orderNo])

test('[LED-15] an answer that is lost keeps the money held until the party is heard; it pays once', async () => {
  const { who, card } = await withCard(calm)
  const { orderNo } = (await calm.steps.ask(who, card.id, '1000405')).data
  await decide(calm)
  expect((await calm.steps.orderOf(who, orderNo)).orderStatus).toBeOneOf([4, 5])
  expect(await balanceOf(calm, who)).toEqual([3_999_595n, 1_000_405n])
  expect((await calm.steps.until(who, orderNo, 2)).orderStatus).toBe(2)
  await calm.steps.goOn(6)
  expect(await balanceOf(calm, who)).toEqual([3_999_595n, 0n])
  expect(await booksOf(calm, orderNo)).toEqual([{ outcome: 'paid', is_taken: true }])
})

test('[LED-15] what never reached the party is asked for, found missing, and handed over again', async () => {
  const { who, card } = await withCard(calm)
  const { orderNo } = (await calm.steps.ask(who, card.id, '1000406')).data
  await decide(calm)
  expect(await booksOf(calm, orderNo)).toEqual([])
  expect((await calm.steps.orderOf(who, orderNo)).orderStatus).toBe(4)
  expect(await balanceOf(calm, who)).toEqual([3_999_594n, 1_000_406n])
  expect((await calm.steps.until(who, orderNo, 2)).orderStatus).toBe(2)
  expect(await booksOf(calm, orderNo)).toHaveLength(1)
})

test('a no of the party releases at once, with its cause', async () => {
  const { who, card } = await withCard(calm)
  const { orderNo } = (await calm.steps.ask(who, card.id, '1000403')).data
  await decide(calm)
  expect(await calm.steps.orderOf(who, orderNo)).toMatchObject({ orderStatus: 3, cause: 'targetRefused' })
  expect(await balanceOf(calm, who)).toEqual([5_000_000n, 0n])
})

test('[WAL-06b] half of all answers lost and a third failing: every order ends once, in both books alike', async () => {
  const { who, card } = await withCard(rough, '90000000')
  let owner = who
  const ends: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const { orderNo } = (await rough.steps.ask(owner, card.id, '500000')).data
    for (let step = 0; step < 60; step += 1) {
      await rough.steps.goOn(1)
      const { orderStatus } = await rough.steps.orderOf(owner, orderNo)
      if (!isOpenStatus(orderStatus)) {
        ends.push(orderStatus)
        break
      }
    }
    if (turn % 6 === 5) owner = await rough.steps.signInAgain(owner)
  }
  expect(ends).toHaveLength(12)
  const paid = ends.filter((end) => end === 2).length
  expect(paid).toBeGreaterThan(3)
  expect(paid).toBeLessThan(12)
  // News that is still on its way changes nothing.
  await rough.steps.goOn(30)
  const [books] = await rough.database.asOwner(
    `select count(*)::int as orders, count(*) filter (where outcome = 'paid')::int as paid from sandbox.payout`,
  )
  expect(books).toEqual({ orders: 12, paid })
  const [gone] = await rough.database.asOwner(
    `select 90000000 - (available + held) / 100 as gone from platform.ledger_wallet where member_id = $1`,
    [who.id],
  )
  const [fees] = await rough.database.asOwner(
    `select coalesce(sum(fee) / 100, 0)::bigint as fees from platform.withdraw_order where state = 'paid'`,
  )
  expect(Number(gone?.['gone'])).toBe(paid * 500_000)
  expect(Number(fees?.['fees'])).toBeGreaterThan(0)
  expect((await rough.world.app.ledger.houseBalances('VND')).get('house:payout-clearing') ?? 0n).toBe(0n)
})

function noticeOf(orderNo: string, more: object = {}) {
  const told = { orderNo, state: 'paid', amount: '1000000.00', currency: 'VND' } as const
  const sentAt = Math.trunc(calm.world.worldClock.now())
  return signNotice(calm.box, { ...told, noticeId: `notice-of-${orderNo}`, sentAt, ...more })
}

/** Everything that a refused notice could have left behind. */
const traces = () =>
  calm.database.asOwner(
    `select (select count(*) from platform.payout_notice) as notices, (select count(*) from kit.audit_entry) as audits,
      (select count(*) from platform.ledger_transaction) as movements,
      (select string_agg(xmin::text, ',' order by order_no) from platform.withdraw_order) as orders`,
  )

test('[CBK-01] a notice needs the listed sender and the signature of the last five minutes: without one nothing is written', async () => {
  const { who, card } = await withCard(calm)
  const { orderNo } = (await calm.steps.ask(who, card.id, '1000000')).data
  await calm.steps.until(who, orderNo, 5)
  const before = await traces()
  const send = async (notice: ReturnType<typeof noticeOf>, address?: string) =>
    (await calm.world.call(notifyPayout, notice, address ? { address } : {})).code
  const REFUSED = ERRORS.NOTICE_REFUSED.wire
  expect(await send(noticeOf(orderNo), '203.0.113.9')).toBe(REFUSED)
  expect(await send({ ...noticeOf(orderNo), signature: '0'.repeat(64) })).toBe(REFUSED)
  expect(await send(noticeOf(orderNo, { sentAt: calm.world.worldClock.now() - minutes(6) }))).toBe(REFUSED)
  expect(await send(noticeOf(orderNo, { sentAt: calm.world.worldClock.now() + hours(1) }))).toBe(REFUSED)
  expect(await traces()).toEqual(before)
  expect(await send(noticeOf(orderNo))).toBe(200)
  expect((await calm.steps.orderOf(who, orderNo)).orderStatus).toBe(2)
})

test('the party hears only what we have signed, and one order has one content', async () => {
  const order = {
    orderNo: 'wd_01J9Z3ABCDEFGHJKMNPQRSTVWX',
    channel: 'bank',
    amount: '1000000.00',
    currency: 'VND',
    place: 'MAYTRANG',
    number: '90000001',
    holder: 'Nguyễn Minh Quân',
  }
  const now = () => Math.trunc(calm.world.worldClock.now())
  const send = async (signed: ReturnType<typeof signText>) =>
    (await calm.world.call(sendSandboxPayout, signed)).code
  const signed = signText(calm.box, JSON.stringify(order), now())
  expect(await send({ ...signed, signature: '0'.repeat(64) })).toBe(ERRORS.NOT_ALLOWED.wire)
  expect(await send({ ...signed, timestamp: now() - minutes(6) })).toBe(ERRORS.NOT_ALLOWED.wire)
  const notice = noticeOf(order.orderNo)
  expect(await send({ ...signed, signature: notice.signature })).toBe(ERRORS.NOT_ALLOWED.wire)
  expect(await send(signed)).toBe(200)
  expect(await send(signed)).toBe(200)
  const other = signText(calm.box, JSON.stringify({ ...order, number: '90000002' }), now())
  expect(await send(other)).toBe(ERRORS.KEY_REUSED.wire)
  expect(await booksOf(calm, order.orderNo)).toHaveLength(1)
  const question = signText(calm.box, JSON.stringify({ orderNo: 'wd_0000000000000000' }), now())
  expect((await calm.world.call(askSandboxPayout, question)).data).toEqual({ state: 'none' })
})

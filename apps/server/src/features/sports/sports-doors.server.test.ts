import type { MemberId } from '@keo/contract/ids'
import { excludeMember, takeBreak } from '@keo/contract/safer-play'
import { setSandboxMaintenance } from '@keo/contract/sandbox'
import { listQueries } from '@keo/dev-world/counted-queries'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import {
  payOrder,
  probeOperator,
  readBalance,
  syncOrder,
  syncTransactions,
} from '@keo/sportsbook-contract/callbacks'
import { minutes, seconds } from '@keo/units/instants'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keyHolder, movementOf, readyMember, wholeOrder } from './test-callbacks.ts'

/* Who may bet, as the whole product is put together: each refusal by the signed callback of the provider. */
const { world, database } = sharedWorld({
  webRoot: null,
  log: createLog({ level: 'silent' }),
  isTimed: true,
})
let memberId: MemberId
let count = 0
/** Bets of a member who was allowed to play, two for each state that forbids it. */
const earlier: { id: string; memberId: MemberId }[] = []

beforeAll(async () => {
  memberId = await readyMember(world, database)
  for (let bet = 0; bet < 6; bet += 1) {
    const order = { id: (await stake()).id, memberId }
    await keyHolder(world).tell(syncOrder, wholeOrder(order, { version: 2 }))
    earlier.push(order)
  }
})

const balance = () => world.app.ledger.balanceOf({ memberId, currency: 'VND' })
const held = async () => (await balance()).held
const become = (status: string) =>
  database.asOwner('update platform.member set status = $1 where id = $2', [status, memberId])

/** What a stake of 10,000 dong is answered, told by a provider whose clock is behind by so much. */
async function stake({ isInplay = false, behindMs = 0 } = {}) {
  const { tell } = keyHolder({
    url: world.url,
    app: world.app,
    clock: { now: () => world.clock.now() - behindMs },
  })
  const order = { id: String((count += 1)).padStart(19, '4'), memberId }
  const whole = wholeOrder(order, { orderStatus: 0 })
  const betList = whole.betList.map((leg) => Object.assign({}, leg, { isInplay }))
  expect((await tell(syncOrder, { ...whole, betList })).code).toBe(0)
  const before = await held()
  const { code, message } = await tell(payOrder, movementOf(order, 'BET', '10.00'))
  return { code, message, held: (await held()) - before, id: order.id }
}

/** How much more is there to bet with after a movement that the provider tells. */
async function credited(movement: ReturnType<typeof movementOf>) {
  const { available } = await balance()
  expect((await keyHolder(world).tell(syncTransactions, [movement])).code).toBe(0)
  return (await balance()).available - available
}

test('who may play is charged', async () => {
  expect(await stake()).toMatchObject({ code: 0, held: 1_000_000n })
})

/** The queue of lines that wait for their seal, and a table of a provider's mistakes: neither is read by a member's call. */
const KEYS_WITHOUT_TENANT = ['ledger_unsealed', 'migration', 'migration_function', 'sports_review']

test('every unique key of the books holds the tenant, so that they can be parted by it', async () => {
  const rows = await database.asOwner(`
    select distinct c.relname as name from pg_index x join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'platform'::regnamespace and x.indisunique and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'
        and a.attnum = any(x.indkey::int2[])) order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(KEYS_WITHOUT_TENANT)
})

/** Jobs run meanwhile, and have tables of their own. */
const BOOKS = /\b(ledger_\w+|sports_\w+|bet_record|reward|member|safer_play|play_limit)\b/

test('every statement of a bet, from its balance to its win, is of one tenant', async () => {
  const texts = await listQueries(async () => {
    const { id } = await stake()
    const { tell } = keyHolder(world)
    await tell(readBalance, { merchantUserId: memberId, merchantId: 'keo', currencyId: 1000 })
    await tell(syncTransactions, [movementOf({ id, memberId }, 'WIN', '19.00')])
  })
  const ofBooks = texts.filter((text) => BOOKS.test(text))
  expect(ofBooks.length).toBeGreaterThan(8)
  expect(ofBooks.filter((text) => !/tenant_id|ledger_apply\(\$1/.test(text))).toEqual([])
})

test('[BET-12] a closed site refuses a stake as maintenance', async () => {
  await world.call(setSandboxMaintenance, { isOn: true })
  expect(await stake()).toMatchObject({ code: 12, message: 'MAINTENANCE', held: 0n })
  await world.call(setSandboxMaintenance, { isOn: false })
  expect((await stake()).code).toBe(0)
})

test.each([seconds(3), -seconds(3)])(
  '[TIM-05] while the clocks disagree by %i ms nothing in play is charged',
  async (behindMs) => {
    expect(await stake({ isInplay: true, behindMs })).toMatchObject({
      code: 1,
      message: 'CLOCK_OFF',
      held: 0n,
    })
    expect((await stake({ behindMs })).code).toBe(0)
    // Any callback that is signed at the right time puts it right.
    await keyHolder(world).tell(probeOperator, {})
    expect((await stake({ isInplay: true })).code).toBe(0)
  },
)

test('[CBK-09] the books are compared every hour by themselves', async () => {
  // The provider knows nothing of this one: whoever has its key made it up.
  const { id } = await stake()
  const found = () =>
    database.asOwner(
      "select cause from platform.sports_review where cause like 'BOOKS_%' and transaction_id like $1",
      [`${id}%`],
    )
  expect(await found()).toEqual([])
  world.worldClock.jump(minutes(61))
  await vi.waitFor(async () => {
    await world.jobs.runDue()
    expect(await found()).toHaveLength(1)
  }, 120_000)
})

/** Each begins where the one before it stands: nothing ends a break or an exclusion early. */
test.each([
  {
    state: 'disabled',
    code: 'ACCOUNT_DISABLED',
    enter: () => become('1'),
    leave: () => become('0'),
  },
  {
    state: 'on a break',
    code: 'ON_BREAK',
    enter: (token: string) => world.call(takeBreak, { days: 7 }, { token }),
  },
  {
    state: 'self-excluded, and so logged out',
    code: 'SELF_EXCLUDED',
    enter: (token: string) => world.call(excludeMember, { months: 6, isSure: true }, { token }),
  },
])(
  '[CBK-08] [RSP-08] [RSP-09] a member who is $state is not charged; the result and the refund of earlier bets are paid',
  async ({ code, enter, leave }) => {
    const [won, refunded] = earlier.splice(0, 2)
    if (!won || !refunded) throw new Error('Nothing was bet before.')
    await enter(await world.signIn('maitran88'))
    onTestFinished(async () => void (await leave?.()))
    expect(await stake()).toMatchObject({ code: 1, message: code, held: 0n })
    expect(await credited(movementOf(won, 'WIN', '19.00'))).toBe(1_900_000n)
    expect(await credited(movementOf(refunded, 'REFUND', '10.00'))).toBe(1_000_000n)
  },
)

import type { MemberId } from '@keo/contract/ids'
import { takeBreak } from '@keo/contract/safer-play'
import { setSandboxMaintenance } from '@keo/contract/sandbox'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import { payOrder, probeOperator, syncOrder } from '@keo/sportsbook-contract/callbacks'
import { minutes, seconds } from '@keo/units/instants'
import { beforeAll, expect, test, vi } from 'vitest'
import { keyHolder, movementOf, readyMember, wholeOrder } from './test-callbacks.ts'

/* Who may bet, as the whole product is put together: each refusal by the signed callback of the provider. */
const { world, database } = sharedWorld({
  webRoot: null,
  log: createLog({ level: 'silent' }),
  isTimed: true,
})
let memberId: MemberId
let count = 0

beforeAll(async () => {
  memberId = await readyMember(world, database)
})

const held = async () => (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).held

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

test('who may play is charged', async () => {
  expect(await stake()).toMatchObject({ code: 0, held: 1_000_000n })
})

test('[CBK-08] a disabled member is not charged', async () => {
  const become = (status: string) =>
    database.asOwner('update platform.member set status = $1 where id = $2', [status, memberId])
  await become('1')
  expect(await stake()).toMatchObject({ code: 1, message: 'ACCOUNT_DISABLED', held: 0n })
  await become('0')
  expect((await stake()).code).toBe(0)
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
  }, 60_000)
})

test('[RSP-08] [CBK-08] a member on a break is not charged', async () => {
  const token = await world.signIn('maitran88')
  expect((await world.call(takeBreak, { days: 7 }, { token })).code).toBe(200)
  expect(await stake()).toMatchObject({ code: 1, message: 'ON_BREAK', held: 0n })
})

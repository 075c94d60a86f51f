import type { MemberId } from '@keo/contract/ids'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import {
  readBalance,
  type Callback,
  checkOrderPay,
  payOrder,
  probeOperator,
  syncCashOut,
  syncOrder,
  syncTransactions,
} from '@keo/sportsbook-contract/callbacks'
import { beforeAll, expect, test } from 'vitest'
import { createSeenSignatures } from './seen-signatures.ts'
import { keyHolder, movementOf, readyMember, wholeOrder } from './test-callbacks.ts'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
let memberId: MemberId
let count = 0

beforeAll(async () => {
  memberId = await readyMember(world, database)
})

const newOrder = () => ({ id: String((count += 1)).padStart(19, '6'), memberId })
const held = async () => (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).held

test('[CBK-01] a body that was signed for check_order_pay is not charged at order_pay', async () => {
  const { sign, send } = keyHolder(world)
  const before = await held()
  const overheard = sign(movementOf(newOrder(), 'BET', '10.00'))
  expect(await send(checkOrderPay, overheard)).toMatchObject({ code: 1, message: 'NOT_CHARGED' })
  for (let time = 0; time < 2; time++)
    expect(await send(payOrder, overheard)).toMatchObject({ code: 1, message: 'signature' })
  expect(await held()).toBe(before)
  // At its own path it may come again, as a provider that heard no answer sends it.
  expect(await send(checkOrderPay, overheard)).toMatchObject({ code: 1, message: 'NOT_CHARGED' })
})

test.each<[string, Callback, Callback]>([
  ['the probe', probeOperator, payOrder],
  ['the balance', readBalance, payOrder],
  ['a charge', payOrder, checkOrderPay],
  ['the order', syncOrder, payOrder],
])(
  '[CBK-01] a signature first seen at %s is refused elsewhere, whatever was answered',
  async (_, first, then) => {
    const { sign, send } = keyHolder(world)
    const overheard = sign(movementOf(newOrder(), 'BET', '10.00'))
    expect((await send(first, overheard)).message).not.toBe('signature')
    expect(await send(then, overheard)).toMatchObject({ code: 1, message: 'signature' })
  },
)

test('[CBK-01] two processes share what was seen, also of signatures that come to both at once; old ones go', async () => {
  const shares = { database: world.database, machineClock: world.clock, tenantId: 'keo' }
  const [one, other] = [createSeenSignatures(shares), createSeenSignatures(shares)]
  const both = await Promise.all([one.isOfPath('a sign', '/order_pay'), other.isOfPath('a sign', '/balance')])
  expect(both.toSorted()).toEqual([false, true])
  await other.dropOld()
  expect(await one.isOfPath('a sign', '/elsewhere')).toBe(false)
  await world.clock.jump(11 * 60_000)
  await other.dropOld()
  expect(await one.isOfPath('a sign', '/elsewhere')).toBe(true)
})

test('[CBK-01] the same body told again at its own path is heard', async () => {
  const { tell, sign, send } = keyHolder(world)
  const order = newOrder()
  expect((await tell(syncOrder, wholeOrder(order))).code).toBe(0)
  const charge = sign(movementOf(order, 'BET', '10.00'))
  expect([(await send(payOrder, charge)).code, (await send(payOrder, charge)).code]).toEqual([0, 0])
})

test('[CBK-01] what is read at one path alone is not remembered: a balance, an order, an array of movements', async () => {
  const { tell, sign, send } = keyHolder(world)
  const remembered = async () => (await database.asOwner('select from platform.sports_signature')).length
  const before = await remembered()
  const order = newOrder()
  const told = sign(wholeOrder(order))
  expect((await send(syncOrder, told)).code).toBe(0)
  expect((await tell(readBalance, { merchantUserId: memberId, merchantId: 'keo' })).code).toBe(0)
  expect((await tell(syncTransactions, [movementOf(order, 'WIN', '1.00')])).code).toBe(1)
  expect(await remembered()).toBe(before)
  // What was overheard of an order tells nobody a balance, and moves nothing.
  for (const other of [readBalance, payOrder, checkOrderPay, syncTransactions, syncCashOut])
    expect(await send(other, told)).toMatchObject({ code: 1, message: 'parameter', data: null })
})

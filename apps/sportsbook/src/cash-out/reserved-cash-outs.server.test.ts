import { sharedDesks } from '@keo/dev-world/shared-desks'
import { expect, test } from 'vitest'
import { testCashOuts } from './test-cash-outs.ts'

const { database } = sharedDesks()

test('a cash-out that waits for its return is made when the price reaches it, and may be called off', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  const request = { userId: 'user-1', orderId: id, stake: 5_000n, device: 'h5', address: '127.0.0.1' }
  const waiting = await world.reserved.place({ ...request, wantedReturn: 6_000n })
  await expect(world.reserved.place({ ...request, wantedReturn: 5_500n })).rejects.toMatchObject({
    code: 'RESERVED_CASH_OUT_EXISTS',
  })
  await world.pass(2_000)
  expect((await world.reserved.own('user-1', [waiting.id]))[0]).toMatchObject({ status: 1 })
  await world.reserved.cancel('user-1', waiting.id)
  await expect(world.reserved.cancel('user-1', waiting.id)).rejects.toMatchObject({ code: 'CANCEL_FAILED' })

  const again = await world.reserved.place({ ...request, wantedReturn: 6_000n })
  world.offers.get(places[0]!.marketId)!.chance = 0.7
  for (let second = 0; second < 4; second++) await world.pass(1_000)
  expect((await world.reserved.own('user-1', [again.id]))[0]).toMatchObject({ status: 2 })
  // 0.7 at 1.90 is 1.33; three percent less is 1.2901.
  expect(await world.order(id)).toMatchObject({ status: 5, closedReturn: 6_450n })
})

test.each([
  ['more than all that can be won', { wantedReturn: 9_501n }, 'RESERVED_RETURN_TOO_HIGH'],
  ['more than the stake', { stake: 5_001n }, 'CASH_OUT_ABOVE_STAKE'],
  ['too little', { stake: 999n }, 'CASH_OUT_STAKE_TOO_LOW'],
  ['all but too little', { stake: 4_500n }, 'RESERVED_CASH_OUT_ALL_INSTEAD'],
  ['another’s order', { userId: 'user-2' }, 'CASH_OUT_OF_UNKNOWN_ORDER'],
])('a waiting cash-out is refused for %s', async (_, more, code) => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  const request = { userId: 'user-1', orderId: id, stake: 5_000n, wantedReturn: 5_500n }
  await expect(
    world.reserved.place({ ...request, device: 'h5', address: '127.0.0.1', ...more }),
  ).rejects.toMatchObject({ code })
})

import type { MemberId } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Command } from './ledger-types.ts'
import { commandsOf, dong, newMembers, testLedger } from './test-ledger.ts'

let testDatabase: TestDatabase
let world: ReturnType<typeof testLedger>
let mai: MemberId
let ask: ReturnType<typeof commandsOf>

beforeAll(async () => {
  testDatabase = await freshDatabase()
  world = testLedger(testDatabase)
})
afterAll(() => testDatabase.close())
beforeEach(async () => {
  const [member] = await newMembers(testDatabase, 1)
  mai = member as MemberId
  ask = commandsOf(mai)
})

const submit = (command: Command) => world.ledger.submit(command)
const wallet = () => world.ledger.balanceOf({ memberId: mai, currency: 'VND' })
const purses = async () => {
  const { available, held, bonus, debt } = await wallet()
  return [available, held, bonus, debt]
}
describe('holds', () => {
  beforeEach(() => submit(ask.credit(dong(1000))))

  test('a hold is posted and released in parts, never beyond what is left', async () => {
    await submit(ask.hold('bet-1', dong(600)))
    expect(await submit(ask.post('bet-1', dong(200)))).toMatchObject({ status: 'done' })
    expect(await submit(ask.release('bet-1', dong(500)))).toEqual({ status: 'hold', cause: null })
    expect(await submit(ask.release('bet-1', dong(100)))).toMatchObject({ status: 'done' })
    expect(await world.ledger.holdsOf({ memberId: mai, currency: 'VND' })).toEqual([
      { holdId: 'bet-1', purpose: 'stake', amount: dong(600), left: dong(300), openedAt: world.clock.now() },
    ])
    expect(await submit(ask.post('bet-1', dong(300)))).toMatchObject({ status: 'done' })
    expect(await world.ledger.holdsOf({ memberId: mai, currency: 'VND' })).toEqual([])
    expect(await purses()).toEqual([500n, 0n, 0n, 0n])
  })

  test('[LED-15] a hold that was released is not posted as well, nor the other way round', async () => {
    await submit(ask.hold('wd-1', dong(600), 'withdrawal'))
    await submit(ask.release('wd-1', dong(600)))
    expect(await submit(ask.post('wd-1', dong(600)))).toEqual({ status: 'hold', cause: null })
    expect(await purses()).toEqual([1000n, 0n, 0n, 0n])
  })

  test('an open hold cannot be opened again, nor touched by somebody else', async () => {
    await submit(ask.hold('bet-1', dong(100)))
    expect(await submit(ask.hold('bet-1', dong(100)))).toEqual({ status: 'hold', cause: null })
    const [linh] = await newMembers(testDatabase, 1)
    expect(await submit(commandsOf(linh as MemberId).release('bet-1', dong(100)))).toEqual({
      status: 'hold',
      cause: null,
    })
  })
})

describe('debt', () => {
  test('[SET-07] a forced deduction takes what is there, the rest is a debt that later credits repay first', async () => {
    await submit(ask.credit(dong(1000)))
    expect(await submit(ask.force(dong(1500)))).toMatchObject({ status: 'done' })
    expect(await purses()).toEqual([0n, 0n, 0n, 500n])
    await submit(ask.credit(dong(200)))
    expect(await purses()).toEqual([0n, 0n, 0n, 300n])
    await submit(ask.credit(dong(1000)))
    expect(await purses()).toEqual([700n, 0n, 0n, 0n])
    const lines = await world.ledger.history({ memberId: mai, currency: 'VND', limit: 1 })
    expect(lines[0]?.postings).toEqual([
      { account: 'available', amount: 700n },
      { account: 'debt', amount: 300n },
      { account: 'house:deposit-clearing', amount: -1000n },
    ])
  })

  test('a debt stands against withdrawals and not against play', async () => {
    await submit(ask.credit(dong(1000)))
    await submit(ask.hold('bet-1', dong(1000)))
    await submit(ask.force(dong(100)))
    expect(await submit(ask.hold('wd-1', dong(1), 'withdrawal'))).toEqual({ status: 'debt', cause: null })
    expect(await submit(ask.hold('bet-2', dong(1)))).toEqual({ status: 'short', cause: null })
  })

  test('money that comes back from a hold or a payout repays it too', async () => {
    await submit(ask.credit(dong(1000)))
    await submit(ask.hold('bet-1', dong(600)))
    await submit(ask.hold('bet-2', dong(400)))
    await submit(ask.force(dong(700)))
    await submit(ask.release('bet-2', dong(400)))
    expect(await purses()).toEqual([0n, 600n, 0n, 300n])
    await submit(ask.post('bet-1', dong(600), dong(900)))
    expect(await purses()).toEqual([600n, 0n, 0n, 0n])
  })
})

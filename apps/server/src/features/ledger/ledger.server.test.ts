import type { MemberId } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { money, type Minor } from '@keo/units/money'
import { sql } from 'kysely'
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
/** Everything that could have moved, to the last digit. */
const books = () =>
  testDatabase.asOwner(
    'select (select count(*) from platform.ledger_posting) as postings, * from platform.ledger_wallet order by member_id',
  )

test('[WAL-06a] [LED-01] a movement is a transaction whose postings add up to zero', async () => {
  expect(await submit(ask.credit(dong(1000)))).toMatchObject({ status: 'done', seq: 1n, isReplay: false })
  await submit(ask.hold('bet-1', dong(300)))
  await submit(ask.post('bet-1', dong(300), dong(500)))
  const lines = await world.ledger.history({ memberId: mai, currency: 'VND', limit: 10 })
  expect(lines.map(({ postings }) => postings.map(({ account, amount }) => `${account} ${amount}`))).toEqual([
    ['available 500', 'held -300', 'house:sports -200'],
    ['available -300', 'held 300'],
    ['available 1000', 'house:deposit-clearing -1000'],
  ])
  expect(lines.every(({ postings }) => postings.reduce((sum, { amount }) => sum + amount, 0n) === 0n)).toBe(
    true,
  )
  expect(await purses()).toEqual([1200n, 0n, 0n, 0n])
})

test('[LED-01] business rows and money are written together or not at all', async () => {
  const order = (no: string) =>
    world.ledger.write(async (tx, post) => {
      await sql`insert into one_use_ticket (tenant_id, member_id, ticket_hash, purpose, expires_at)
        values ('keo', ${mai}, sha256(${no}::bytea), 'hand-over', now())`.execute(tx)
      await post(ask.debit(dong(700), { key: no }))
    })
  const rows = () => testDatabase.asOwner('select * from platform.one_use_ticket where member_id = $1', [mai])
  await submit(ask.credit(dong(1000)))
  await order('order-1')
  await expect(order('order-2')).rejects.toMatchObject({ code: 'BALANCE_SHORT' })
  expect(await rows()).toHaveLength(1)
  expect(await purses()).toEqual([300n, 0n, 0n, 0n])
})

describe('keys', () => {
  test('[WAL-06b] [LED-03] a repeated key gives the first answer and moves nothing', async () => {
    const credit = ask.credit(dong(1000))
    const first = await submit(credit)
    await submit(ask.debit(dong(400)))
    const before = await books()
    expect(await submit(credit)).toEqual({ ...first, isReplay: true })
    expect(await books()).toEqual(before)
  })

  test('[LED-03] the same key with another body is refused', async () => {
    const credit = ask.credit(dong(1000), { key: 'order-9' })
    await submit(credit)
    const before = await books()
    for (const other of [
      { ...credit, amount: dong(1001) },
      { ...credit, kind: 'deposit.gift' },
      { ...credit, reference: 'order-10' },
      ask.debit(dong(1000), { key: 'order-9', reference: credit.reference }),
    ]) {
      expect(await submit(other)).toEqual({ status: 'key', cause: null })
    }
    expect(await books()).toEqual(before)
  })

  test('[LED-03] the same key of two members is two keys', async () => {
    const [other] = await newMembers(testDatabase, 1)
    await submit(ask.credit(dong(1000), { key: 'order-1' }))
    const outcome = await submit(commandsOf(other as MemberId).credit(dong(50), { key: 'order-1' }))
    expect(outcome).toMatchObject({ status: 'done', isReplay: false })
  })

  test('[LED-03] fifty copies at once give one movement and one answer to all', async () => {
    const credit = ask.credit(dong(1000))
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => submit(credit)))
    expect(outcomes.filter((outcome) => outcome.status === 'done' && !outcome.isReplay)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.status === 'done' && outcome.seq === 1n)).toHaveLength(50)
    expect(await purses()).toEqual([1000n, 0n, 0n, 0n])
  })

  test('[LED-03] a no that was told stays no for its key, although the money came meanwhile', async () => {
    const bet = ask.hold('bet-1', dong(100))
    expect(await submit(bet)).toEqual({ status: 'short', cause: null })
    await submit(ask.credit(dong(1000)))
    expect(await submit(bet)).toEqual({ status: 'short', cause: null })
    expect(await purses()).toEqual([1000n, 0n, 0n, 0n])
  })

  test('[LED-04] a key lives in the row of its transaction, which nobody can remove', async () => {
    await submit(ask.credit(dong(1000), { key: 'kept' }))
    const rows = await testDatabase.asOwner(
      'select key from platform.ledger_transaction where member_id = $1',
      [mai],
    )
    expect(rows).toEqual([{ key: 'kept' }])
    await expect(sql`delete from ledger_transaction`.execute(world.database.db)).rejects.toMatchObject({
      code: '42501',
    })
  })
})

test('money goes to a game provider and back, and no more than is there', async () => {
  await submit(ask.credit(dong(1000)))
  await submit(ask.debit(dong(400), { to: 'game:pg' }))
  expect(await world.ledger.gamePursesOf({ memberId: mai, currency: 'VND' })).toEqual(new Map([['pg', 400n]]))
  expect(await submit(ask.credit(dong(401), { from: 'game:pg' }))).toEqual({ status: 'short', cause: null })
  await submit(ask.credit(dong(150), { from: 'game:pg' }))
  expect(await world.ledger.gamePursesOf({ memberId: mai, currency: 'VND' })).toEqual(new Map([['pg', 250n]]))
  expect(await purses()).toEqual([750n, 0n, 0n, 0n])
})

test('money moves between house accounts without a member, once for each key', async () => {
  const received: Command = {
    op: 'move',
    memberId: null,
    key: 'received-1',
    kind: 'deposit',
    reference: 'o1',
    amount: money(5_000_000n, 'USDT'),
    from: 'house:bank',
    to: 'house:exchange',
  }
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => submit(received)))
  expect(
    outcomes.map((outcome) => outcome.status === 'done' && outcome.isReplay).filter(Boolean),
  ).toHaveLength(7)
  expect(await world.ledger.houseBalances('USDT')).toEqual(
    new Map([
      ['house:bank', -5_000_000n],
      ['house:exchange', 5_000_000n],
    ]),
  )
})

test('[LED-02] a correction is a new transaction that names the one it corrects', async () => {
  await submit(ask.credit(dong(1000)))
  const payout = await submit(ask.credit(dong(500), { from: 'house:sports', kind: 'bet.settled' }))
  const seq = payout.status === 'done' ? payout.seq : 0n
  await submit({ ...ask.force(dong(500)), corrects: seq })
  const [line] = await world.ledger.history({ memberId: mai, currency: 'VND', limit: 1 })
  expect(line).toMatchObject({ kind: 'bet.corrected', corrects: seq })
})

test('a refused command in a batch leaves its neighbours alone, each has its outcome', async () => {
  const others = await newMembers(testDatabase, 20)
  const commands = others.map((member, n) =>
    n % 4 === 3 ? commandsOf(member).debit(dong(1)) : commandsOf(member).credit(dong(n + 1)),
  )
  const broken = { ...ask.debit(dong(1)), from: 'held' } as unknown as Command
  const [failed, ...outcomes] = await Promise.allSettled([submit(broken), ...commands.map(submit)])
  expect(failed.status).toBe('rejected')
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.status : 'rejected')),
  ).toEqual(commands.map((_, n) => (n % 4 === 3 ? 'short' : 'done')))
})

test('the guard for limits is asked under the lock and may refuse, naming the limit', async () => {
  const guard = (body: string) =>
    testDatabase.asOwner(`create or replace function platform.ledger_guard(p_tenant text, p_member text, p_currency text,
      p_op text, p_kind text, p_amount bigint, p_payout bigint, p_at timestamptz) returns text language sql as $$ ${body} $$`)
  await submit(ask.credit(dong(1000)))
  await guard(`select case when p_kind = 'bet.stake' and p_amount > 500 then 'stake.day' end`)
  try {
    expect(await submit(ask.hold('bet-1', dong(501)))).toEqual({ status: 'limit', cause: 'stake.day' })
    expect(await submit(ask.hold('bet-2', dong(500)))).toMatchObject({ status: 'done' })
    expect(await submit(ask.force(dong(501)))).toMatchObject({ status: 'done' })
  } finally {
    await guard('select null::text')
  }
})

test('the new balance is announced after the commit, a replay and a refusal announce nothing', async () => {
  world.told.length = 0
  const credit = ask.credit(dong(1000))
  await submit(credit)
  await submit(credit)
  await submit(ask.debit(dong(2000)))
  await world.ledger.write(async (_tx, post) => {
    await post(ask.hold('bet-1', dong(10)))
    expect(world.told).toHaveLength(1)
  })
  const balance = { currency: 'VND', bonus: 0n as Minor, debt: 0n as Minor }
  expect(world.told).toEqual([
    { memberId: mai, balance: { ...balance, available: 1000n, held: 0n, seq: 1n } },
    { memberId: mai, balance: { ...balance, available: 990n, held: 10n, seq: 2n } },
  ])
})

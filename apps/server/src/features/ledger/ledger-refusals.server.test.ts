import type { MemberId } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { money } from '@keo/units/money'
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

describe('what is refused, and moves nothing', () => {
  beforeEach(() => submit(ask.credit(dong(1000))))

  test.each([
    ['zero', 0n],
    ['a negative amount', -1n],
    ['more than any movement can be', 10n ** 17n + 1n],
    ['more than a column holds', 10n ** 40n],
    ['a float', 1.5],
    ['not a number', Number.NaN],
    ['an exponent', '1e3'],
    ['text', '100'],
    ['nothing', null],
  ])('[MON-04] [MON-01] %s', async (_what, minor) => {
    const before = await books()
    const amount = money(minor as bigint, 'VND')
    for (const command of [
      ask.credit(amount),
      ask.debit(amount),
      ask.force(amount),
      ask.hold('bet-1', amount),
    ]) {
      await expect(submit(command)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(await books()).toEqual(before)
  })

  test('[MON-04] a payout below zero', async () => {
    await submit(ask.hold('bet-1', dong(100)))
    await expect(submit(ask.post('bet-1', dong(100), dong(-1)))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('[MON-06] a currency that is not the member’s, and a member nobody knows', async () => {
    const before = await books()
    expect(await submit(ask.credit(money(100n, 'USD')))).toEqual({ status: 'currency', cause: null })
    const nobody = commandsOf('mbr_00000000000000000000000000')
    expect(await submit(nobody.credit(dong(100)))).toEqual({ status: 'member', cause: null })
    await expect(world.ledger.write((_tx, post) => post(ask.credit(money(1n, 'CNY'))))).rejects.toMatchObject(
      { code: 'CURRENCY_WRONG' },
    )
    expect(await books()).toEqual(before)
  })

  test('[MON-06] [LED-01] postings that mix currencies or do not add up, by the database itself', async () => {
    const write = (...postings: string[]) =>
      sql`insert into ledger_posting (number, ordinal, tenant_id, member_id, currency, account, amount)
        select -1, ordinality, 'keo', ${mai}, split_part(p, ' ', 1), split_part(p, ' ', 2), split_part(p, ' ', 3)::bigint
        from unnest(${postings}::text[]) with ordinality as p`.execute(world.database.db)
    await expect(write('VND available 5', 'VND house:sports -4')).rejects.toMatchObject({ code: '23514' })
    await expect(write('VND available 5', 'USD house:sports -5')).rejects.toMatchObject({ code: '23514' })
    await expect(write('VND available 5')).rejects.toMatchObject({ code: '23514' })
    await expect(write('VND somewhere 5', 'VND house:sports -5')).rejects.toMatchObject({ code: '23514' })
  })

  test.each(['', ' ', 'a b', 'a|b', 'x'.repeat(121), 'a\nb'])('a key or reference like %j', async (text) => {
    await expect(submit(ask.credit(dong(1), { key: text }))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('a move that goes nowhere, or into held money or a debt', async () => {
    for (const [from, to] of [
      ['available', 'available'],
      ['available', 'held'],
      ['debt', 'available'],
      ['house:bank', 'nowhere'],
    ]) {
      await expect(submit({ ...ask.debit(dong(1)), from, to } as Command)).rejects.toMatchObject({
        code: '23514',
      })
    }
    expect(await purses()).toEqual([1000n, 0n, 0n, 0n])
  })
})

test('[LED-02] postings and transactions are only ever added', async () => {
  await submit(ask.credit(dong(1)))
  for (const forbidden of [
    'update ledger_posting set amount = 1',
    'delete from ledger_posting',
    'truncate ledger_posting',
    'update ledger_transaction set available = 1',
    'delete from ledger_transaction',
  ]) {
    await expect(sql.raw(forbidden).execute(world.database.db)).rejects.toMatchObject({ code: '42501' })
  }
  await expect(testDatabase.asOwner('delete from platform.ledger_posting')).rejects.toThrow(
    /never changed or removed/,
  )
})

test('[LED-05] no purse goes below zero, even by a statement of the owner', async () => {
  await submit(ask.credit(dong(1000)))
  for (const column of ['available', 'held', 'bonus']) {
    await expect(
      testDatabase.asOwner(`update platform.ledger_wallet set ${column} = -1`),
    ).rejects.toMatchObject({ code: '23514' })
  }
  await expect(testDatabase.asOwner('update platform.ledger_wallet set debt = 1')).rejects.toMatchObject({
    code: '23514',
  })
  await expect(
    testDatabase.asOwner('update platform.ledger_wallet set debt = -1 where available > 0'),
  ).rejects.toMatchObject({ code: '23514' })
})

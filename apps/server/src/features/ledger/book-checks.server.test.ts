import type { MemberId } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { createLog } from '@keo/service-kit/log'
import { minutes } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBookChecks, type BookCheckOptions } from './book-checks.ts'
import type { Command } from './ledger-types.ts'
import { createSeals } from './seals.ts'
import { commandsOf, dong, newMembers, testLedger } from './test-ledger.ts'

const TABLES = [
  'wallet',
  'game_purse',
  'hold',
  'transaction',
  'posting',
  'refusal',
  'unsealed',
  'seal',
  'house',
  'check',
]

let testDatabase: TestDatabase
let world: ReturnType<typeof testLedger>
let ask: ReturnType<typeof commandsOf>
let mai: MemberId

beforeAll(async () => {
  testDatabase = await freshDatabase()
  world = testLedger(testDatabase)
})
afterAll(() => testDatabase.close())
beforeEach(async () => {
  await tamper(`truncate ${TABLES.map((name) => `platform.ledger_${name}`).join()}`)
  const [member] = await newMembers(testDatabase, 1)
  mai = member as MemberId
  ask = commandsOf(mai)
})

function keepers(options: BookCheckOptions = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'info', to: { write: (line) => void lines.push(line) } })
  const seals = createSeals({ ...world, log })
  return { seals, checks: createBookChecks({ ...world, ...options, log, seals }), lines }
}

const house = (from: string, to: string, minor: bigint, key: string): Command =>
  ({
    op: 'move',
    memberId: null,
    key,
    kind: 'deposit',
    reference: key,
    amount: dong(minor),
    from,
    to,
  }) as Command
/** As somebody would who owns the database and knows what they do. */
const tamper = (statement: string) =>
  testDatabase.asOwner(`set session_replication_role = replica; ${statement}`)

async function live(): Promise<void> {
  const { submit } = world.ledger
  await submit(house('house:bank', 'house:deposit-clearing', 5000n, 'received'))
  await submit(ask.credit(dong(5000)))
  await submit(ask.hold('bet-1', dong(1000)))
  await submit(ask.hold('bet-2', dong(500)))
  await submit(ask.post('bet-1', dong(1000), dong(1900)))
  await submit(ask.debit(dong(300), { to: 'game:pg' }))
  await submit(ask.force(dong(9000)))
}

test('[LED-08] books that add up are found so, new and whole, sealed and not yet sealed', async () => {
  const { seals, checks } = keepers()
  await live()
  expect(await checks.checkAll()).toMatchObject({ problems: [], stoppedSince: null })
  await seals.seal()
  expect(await checks.checkAll()).toMatchObject({ problems: [], stoppedSince: null })
  await world.ledger.submit(ask.credit(dong(10), { from: 'house:promotions' }))
  await checks.checkRecent()
  expect(await checks.state()).toMatchObject({ problems: [], stoppedSince: null })
})

test('house accounts are folded and sealed by a job, each transaction once', async () => {
  const { seals, lines } = keepers()
  await live()
  const before = await world.ledger.houseBalances('VND')
  await seals.seal()
  await seals.seal()
  expect(await world.ledger.houseBalances('VND')).toEqual(before)
  const folded = await testDatabase.asOwner(
    'select account, balance from platform.ledger_house order by account',
  )
  expect(folded.map(({ account, balance }) => [account, BigInt(String(balance))])).toEqual([...before])
  expect(lines.filter((line) => line.includes('ledger transactions sealed'))).toHaveLength(1)
})

const ONE = `(select min(number) from platform.ledger_transaction where member_id <> '')`

test.each([
  ['a balance was raised', `update platform.ledger_wallet set available = 7, debt = 0`, 'total VND'],
  [
    'a balance and its house account were moved together',
    `update platform.ledger_wallet set held = held + 7; update platform.ledger_house set balance = balance - 7 where account = 'house:bank'`,
    'wallet mbr_',
  ],
  [
    'a posting was changed',
    `update platform.ledger_posting set amount = amount + 1 where number = ${ONE} and account = 'available'`,
    'transaction mbr_',
  ],
  [
    'a posting was removed',
    `delete from platform.ledger_posting where number = ${ONE} and ordinal = 2`,
    'transaction mbr_',
  ],
  [
    'a pair of postings was slipped in',
    `insert into platform.ledger_posting select -5, n, 'keo', 'mbr_x', 'VND', a, m
    from (values (1, 'available', 100), (2, 'house:sports', -100)) as v(n, a, m)`,
    'sum mbr_x VND available',
  ],
  [
    'a transaction was removed',
    `delete from platform.ledger_transaction where number = ${ONE}`,
    'transaction mbr_',
  ],
  ['a hold was removed', `delete from platform.ledger_hold`, 'wallet mbr_'],
  ['a game purse was raised', `update platform.ledger_game_purse set balance = balance + 1`, 'total VND'],
  [
    'a sealed transaction was hashed anew',
    `update platform.ledger_transaction set hash = sha256('x') where number = ${ONE}`,
    'what seal 1 covers was changed',
  ],
  ['a seal was removed', `delete from platform.ledger_seal where number = 1`, 'seal 2 does not follow'],
])('[LED-08] when %s, the whole check finds it and withdrawals stop', async (_what, statement, problem) => {
  const { seals, checks, lines } = keepers()
  await live()
  await seals.seal()
  await world.ledger.submit(ask.credit(dong(4000), { from: 'house:promotions' }))
  await seals.seal()
  await tamper(statement)
  const { problems, stoppedSince } = await checks.checkAll()
  expect(problems.join('\n')).toContain(problem)
  expect(stoppedSince).toBe(world.clock.now())
  expect(lines.join('')).toContain('the books do not add up')
})

test('[LED-08] the check of every minute finds what went wrong since, and only a whole check lifts the stop', async () => {
  const { checks } = keepers()
  const [linh] = await newMembers(testDatabase, 1)
  const other = commandsOf(linh as MemberId)
  await live()
  await world.ledger.submit(other.credit(dong(10), { from: 'house:promotions' }))
  await checks.checkRecent()
  await world.ledger.submit(ask.credit(dong(9000), { from: 'house:promotions' }))
  await tamper(`update platform.ledger_wallet set held = held + 5 where member_id = '${mai}'`)
  await world.clock.jump(minutes(1))
  await checks.checkRecent()
  expect(await checks.state()).toMatchObject({ stoppedSince: world.clock.now() })
  const withdrawal = ask.hold('wd-1', dong(1), 'withdrawal')
  expect(await world.ledger.submit(withdrawal)).toEqual({ status: 'stopped', cause: null })
  expect(await world.ledger.submit(other.hold('bet-3', dong(1)))).toMatchObject({ status: 'done' })

  await world.clock.jump(minutes(10))
  await checks.checkRecent()
  expect((await checks.state())?.stoppedSince).not.toBeNull()

  await tamper(`update platform.ledger_wallet set held = held - 5 where member_id = '${mai}'`)
  await world.clock.jump(minutes(1))
  await checks.checkRecent()
  expect(await checks.state()).toMatchObject({ problems: [], stoppedSince: null })
  expect(await world.ledger.submit(withdrawal)).toMatchObject({ status: 'done' })
})

test('clearing accounts are at rest, or hold what the orders on their way say', async () => {
  await world.ledger.submit(house('house:bank', 'house:payout-clearing', 700n, 'sent'))
  const resting = await keepers().checks.checkAll()
  expect(resting.problems).toEqual(['house:payout-clearing VND has 700 instead of 0'])
  expect(resting.stoppedSince).toBeNull()
  const clearing = { 'house:payout-clearing': async () => 700n }
  expect((await keepers({ clearing }).checks.checkAll()).problems).toEqual([])
})

test('members who are owed more than there is at the payment parties are told, and nothing stops', async () => {
  const { checks, lines } = keepers()
  await world.ledger.submit(ask.credit(dong(100), { from: 'house:promotions' }))
  expect(await checks.checkAll()).toMatchObject({ problems: [], uncovered: ['VND'], stoppedSince: null })
  expect(lines.join('')).toContain('owed more than there is')
  await world.ledger.submit(house('house:bank', 'house:capital', 100n, 'capital'))
  expect(await checks.checkAll()).toMatchObject({ uncovered: [] })
})

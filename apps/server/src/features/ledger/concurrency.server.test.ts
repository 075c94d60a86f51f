import type { MemberId } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command, Outcome } from './ledger-types.ts'
import { commandsOf, dong, newMembers, testLedger } from './test-ledger.ts'

let testDatabase: TestDatabase
/** As many servers, each with its own connections and its own batches. */
let nodes: ReturnType<typeof testLedger>[]

beforeAll(async () => {
  testDatabase = await freshDatabase()
  nodes = Array.from({ length: 4 }, () => testLedger(testDatabase))
})
afterAll(() => testDatabase.close())

const nodeOf = (client: number) => nodes[client % nodes.length] ?? testLedger(testDatabase)
const balance = async (memberId: MemberId) => {
  const { available, held } = await nodeOf(0).ledger.balanceOf({ memberId, currency: 'VND' })
  return { available, held }
}
const count = (outcomes: readonly Outcome[], wanted: string) =>
  outcomes.filter(({ status }) => status === wanted).length

async function newcomer(minor: bigint) {
  const [member] = await newMembers(testDatabase, 1)
  const memberId = member as MemberId
  const ask = commandsOf(memberId)
  await nodeOf(0).ledger.submit(ask.credit(dong(minor)))
  return { memberId, ask }
}

test('[LED-10] 32 clients on one account: the sum is exact', async () => {
  const { memberId, ask } = await newcomer(1_000_000n)
  const client = async (n: number) => {
    const { submit } = nodeOf(n).ledger
    const outcomes: Outcome[] = []
    for (let turn = 0; turn < 25; turn += 1) {
      const command = turn % 2 ? ask.credit(dong(n + 1)) : ask.hold(`h-${n}-${turn}`, dong(n + 1))
      outcomes.push(await submit(command))
    }
    return outcomes
  }
  const clients = Array.from({ length: 32 }, (_, n) => n)
  const outcomes = await Promise.all(clients.map(client))
  expect(count(outcomes.flat(), 'done')).toBe(32 * 25)
  const all = clients.reduce((sum, n) => sum + BigInt(n + 1), 0n)
  expect(await balance(memberId)).toEqual({ available: 1_000_000n - all, held: 13n * all })
  const seqs = outcomes.flat().map((outcome) => (outcome.status === 'done' ? outcome.seq : 0n))
  expect(new Set(seqs).size).toBe(32 * 25)
})

test('[LED-07] a decision waits for whoever is spending the same money, and goes by what is left then', async () => {
  const { memberId, ask } = await newcomer(500n)
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  let hasSpent = () => {}
  const spent = new Promise<void>((resolve) => (hasSpent = resolve))
  const first = nodeOf(0).ledger.write(async (_, post) => {
    await post(ask.debit(dong(400)))
    hasSpent()
    await gate
  })
  await spent
  // Everybody still reads the old balance; nobody may decide by it.
  expect(await balance(memberId)).toEqual({ available: 500n, held: 0n })
  const second = nodeOf(1).ledger.submit(ask.hold('wd', dong(500), 'withdrawal'))
  goOn()
  await first
  expect((await second).status).toBe('short')
  expect(await balance(memberId)).toEqual({ available: 100n, held: 0n })
})

test('[LED-09] thirty withdrawals at once with money for one make one', async () => {
  const { memberId, ask } = await newcomer(500n)
  const requests = Array.from({ length: 30 }, (_, n) => ask.hold(`wd-${n}`, dong(500), 'withdrawal'))
  const outcomes = await Promise.all(requests.map((request, n) => nodeOf(n).ledger.submit(request)))
  expect([count(outcomes, 'done'), count(outcomes, 'short')]).toEqual([1, 29])
  expect(await balance(memberId)).toEqual({ available: 0n, held: 500n })
})

test('[LED-10] bets, withdrawals, transfers and game debits at one balance never spend it twice', async () => {
  const { memberId, ask } = await newcomer(1000n)
  const request = (n: number): Command =>
    [
      ask.hold(`bet-${n}`, dong(70)),
      ask.hold(`wd-${n}`, dong(70), 'withdrawal'),
      ask.debit(dong(70), { to: 'game:pg' }),
      ask.debit(dong(70)),
    ][n % 4] ?? ask.debit(dong(70))
  const requests = Array.from({ length: 40 }, (_, n) => request(n))
  const outcomes = await Promise.all(
    requests.map((command, n) =>
      n % 2
        ? nodeOf(n).ledger.submit(command)
        : nodeOf(n)
            .ledger.write((_tx, post) => post(command))
            .catch(() => ({ status: 'short', cause: null }) as const),
    ),
  )
  expect(count(outcomes, 'done')).toBe(14)
  expect((await balance(memberId)).available).toBe(20n)
})

test('[LED-03] fifty copies of one command on four servers move once', async () => {
  const { memberId, ask } = await newcomer(1000n)
  const debit = ask.debit(dong(300))
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => nodeOf(n).ledger.submit(debit)))
  expect(outcomes.filter((outcome) => outcome.status === 'done' && !outcome.isReplay)).toHaveLength(1)
  expect(count(outcomes, 'done')).toBe(50)
  expect((await balance(memberId)).available).toBe(700n)
})

test('[LED-06] batches of many members on four servers lock in one order and all get through', async () => {
  const members = await newMembers(testDatabase, 40)
  const turns = Array.from({ length: 5 }, (_, turn) => turn)
  const work = nodes.flatMap(({ ledger }, node) =>
    turns.flatMap(() => {
      // Each server asks in another order.
      const order = node % 2 ? members : members.toReversed()
      return order.map((member) => ledger.submit(commandsOf(member).credit(dong(1))))
    }),
  )
  expect(count(await Promise.all(work), 'done')).toBe(40 * 5 * nodes.length)
  const balances = await Promise.all(members.map(balance))
  expect(balances.every(({ available }) => available === BigInt(5 * nodes.length))).toBe(true)
})

test('players who lose to one house account do not wait for each other', async () => {
  const [one, other] = [await newcomer(100n), await newcomer(100n)]
  await nodeOf(0).ledger.write(async (_tx, post) => {
    await post(one.ask.debit(dong(50), { to: 'house:sports' }))
    // The first transaction is still open, and so are its postings to the same house account.
    const outcome = await nodeOf(1).ledger.submit(other.ask.debit(dong(50), { to: 'house:sports' }))
    expect(outcome).toMatchObject({ status: 'done' })
  })
  expect((await balance(one.memberId)).available).toBe(50n)
})

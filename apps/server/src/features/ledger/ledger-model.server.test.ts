import type { MemberId } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command, Outcome } from './ledger-types.ts'
import { modelWallet, randomCommand, type ModelWallet, type Purses } from './test-ledger-model.ts'
import { newMembers, testLedger } from './test-ledger.ts'

/** The second database runs a part; LEDGER_SEQUENCES=20000 is the long form, and 1000000 a longer one. */
const SEQUENCES = Number(process.env.LEDGER_SEQUENCES ?? (process.env.TEST_DATABASE_URL ? 2_000 : 5_000))
const AT_ONCE = 500
const LONGEST = 7
const { random } = seededIds('ledger', manualClock(0))

type Life = { member: MemberId; model: ModelWallet; sent: Command[]; steps: number }

let testDatabase: TestDatabase
let world: ReturnType<typeof testLedger>

beforeAll(async () => {
  testDatabase = await freshDatabase()
  world = testLedger(testDatabase)
})
afterAll(() => testDatabase.close())

/** As the model would say it. */
function said(outcome: Outcome): ReturnType<ModelWallet['apply']> {
  if (outcome.status !== 'done') return { status: outcome.status }
  const { available = 0n, held = 0n, bonus = 0n, debt = 0n } = outcome.balance ?? {}
  return { status: 'done', purses: { available, held, bonus, debt }, seq: outcome.seq }
}

/** One command of each life at once, so that they meet in batches; each against its own model. */
async function step(lives: readonly Life[]): Promise<void> {
  const wrong: unknown[] = []
  const asked = lives.map(async ({ member, model, sent }) => {
    const command = randomCommand(member, model, sent, random)
    sent.push(command)
    const expected = model.apply(command)
    const answer = said(await world.ledger.submit(command))
    if (!isSame(answer, expected)) wrong.push({ sent: [...sent], answer, expected })
  })
  await Promise.all(asked)
  expect(wrong.slice(0, 1)).toEqual([])
}

const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b)
const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))

async function live(lives: readonly Life[]): Promise<void> {
  for (let n = 0; n < LONGEST; n += 1) await step(lives.filter(({ steps }) => steps > n))
}

test(`[LED-01] [LED-05] [WAL-06a] [WAL-06b] ${SEQUENCES} random lives of a wallet go as the model says`, async () => {
  const house = new Map<string, bigint>()
  let transactions = 0n
  for (let done = 0; done < SEQUENCES; done += AT_ONCE) {
    const members = await newMembers(testDatabase, Math.min(AT_ONCE, SEQUENCES - done))
    const lives = members.map((member) => ({
      member,
      model: modelWallet(),
      sent: [],
      steps: 2 + Math.floor(random() * (LONGEST - 1)),
    }))
    const [last] = await testDatabase.asOwner(
      'select coalesce(max(number), 0) as number from platform.ledger_posting',
    )
    await live(lives)
    await expectWallets(lives, last?.number)
    for (const { model } of lives) {
      transactions += model.seq()
      for (const [account, amount] of model.house) house.set(account, (house.get(account) ?? 0n) + amount)
    }
  }
  const balances = await world.ledger.houseBalances('VND')
  expect(Object.fromEntries(balances)).toEqual(Object.fromEntries(house))
  const [totals] = await testDatabase.asOwner(
    `select (select count(*) from platform.ledger_transaction)::text as transactions,
       (select coalesce(sum(amount), 0) from platform.ledger_posting)::text as sum`,
  )
  expect(totals).toEqual({ transactions: String(transactions), sum: '0' })
}, 3_600_000)

/** What the books hold after these lives: wallets, and the same again from postings alone. */
async function expectWallets(lives: readonly Life[], before: unknown): Promise<void> {
  const ids = lives.map(({ member }) => member)
  const rows = await testDatabase.asOwner(
    `select member_id, available::text, held::text, bonus::text, (-debt)::text as debt from platform.ledger_wallet
     where member_id = any($1)`,
    [ids],
  )
  const summed = await testDatabase.asOwner(
    `select p.member_id, coalesce(sum(amount) filter (where account = 'available'), 0)::text as available,
       coalesce(sum(amount) filter (where account = 'held'), 0)::text as held,
       coalesce(sum(amount) filter (where account = 'bonus'), 0)::text as bonus,
       coalesce(-sum(amount) filter (where account = 'debt'), 0)::text as debt
     from platform.ledger_posting p where p.number > $1 group by p.member_id`,
    [before],
  )
  const expected = new Map(lives.map(({ member, model }) => [String(member), textsOf(model.purses())]))
  for (const found of [rows, summed]) {
    const wrong = found.filter(({ member_id, ...purses }) => !isSame(purses, expected.get(String(member_id))))
    expect(wrong).toEqual([])
  }
  expect(summed).toHaveLength(lives.filter(({ model }) => model.seq() > 0n).length)
}

const textsOf = ({ available, held, bonus, debt }: Purses) => ({
  available: String(available),
  held: String(held),
  bonus: String(bonus),
  debt: String(debt),
})

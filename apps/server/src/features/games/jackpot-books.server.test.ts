import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'
import { gameKeyHolder, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const JACKPOT = 'pot'
let who: Awaited<ReturnType<typeof readyPlayer>>
let rounds = 0
beforeAll(async () => {
  who = await readyPlayer(world, database)
  await gameKeyHolder(world).tell('authenticate', { token: who.launch })
})

const tell = (name: 'bet' | 'refund' | 'jackpotWin', form: Readonly<Record<string, string>>) =>
  gameKeyHolder(world).tell(name, {
    userId: who.memberId,
    gameId: who.game.symbol,
    token: who.launch,
    timestamp: String(world.clock.now()),
    roundId: String((rounds += 1)),
    ...form,
  })
const bet = (reference: string, jackpotContribution: string) =>
  tell('bet', { reference, amount: '1000.00', jackpotContribution, jackpotId: JACKPOT })
const win = (reference: string, amount: string) =>
  tell('jackpotWin', { reference, amount, jackpotId: JACKPOT })
/** Hundredths that lie in the account; the rows of jackpots and the whole of the books must say the same. */
async function account(): Promise<number> {
  const books = await world.app.ledger.houseBalances('VND')
  const held = books.get('house:jackpot') ?? 0n
  const [row] = await database.asOwner(
    'select coalesce(sum(stands), 0)::text as stands from platform.game_jackpot',
  )
  expect(row).toEqual({ stands: held.toString() })
  const stray = await database.asOwner(
    `select sum(amount)::text as sum from platform.ledger_posting having sum(amount) <> 0`,
  )
  expect(stray).toEqual([])
  return Number(held)
}
const balance = async () =>
  (await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available

test('a bet puts its part to the jackpot once, and takes it along when it is taken back', async () => {
  const before = await balance()
  expect((await bet('pot-1', '10.00')).error).toBe(0)
  expect((await bet('pot-2', '10.00')).error).toBe(0)
  expect(await account()).toBe(2_000)
  const again = { reference: 'pot-2', amount: '1000.00', roundId: String(rounds) }
  expect((await tell('bet', { ...again, jackpotContribution: '10.00', jackpotId: JACKPOT })).error).toBe(0)
  expect(await account()).toBe(2_000)
  for (const times of [1, 2]) {
    expect((await tell('refund', { reference: 'pot-2', amount: '1000.00' })).error, `${times}`).toBe(0)
    expect(await account()).toBe(1_000)
  }
  expect(await balance()).toBe(before - 100_000n)
})

test('a win is paid from what was fed, the rest by the games, and the account is never below zero', async () => {
  const [before, stood] = [await balance(), await account()]
  const won = { reference: 'pot-won', amount: '500.00', jackpotId: JACKPOT, roundId: '77' }
  expect((await tell('jackpotWin', won)).error).toBe(0)
  expect((await tell('jackpotWin', won)).error).toBe(0)
  expect(await balance()).toBe(before + 50_000n)
  expect(await account()).toBe(0)
  const [begun] = await database.asOwner(
    `select sum(p.amount)::int as put from platform.ledger_transaction t join platform.ledger_posting p on p.number = t.number
     where t.kind = 'jackpot.begun' and p.account = 'house:jackpot'`,
  )
  expect(begun).toEqual({ put: 50_000 - stood })
  // A bet whose part was won meanwhile is taken back all the same.
  expect((await tell('refund', { reference: 'pot-1', amount: '1000.00' })).error).toBe(0)
  expect(await account()).toBe(0)
})

test('bets and wins at once: every part is counted, and nobody is paid what is not there', async () => {
  const stood = await account()
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, n) => bet(`crowd-${n}`, '10.00')),
    win('crowd-won-1', '40.00'),
    win('crowd-won-2', '40.00'),
  ])
  expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 10 }, () => 0))
  const [moved] = await database.asOwner(
    `select sum(p.amount)::int as put from platform.ledger_transaction t join platform.ledger_posting p on p.number = t.number
     where p.account = 'house:jackpot' and (t.key like '%crowd%')`,
  )
  expect(await account()).toBe(stood + Number(moved?.['put']))
  expect(await account()).toBeGreaterThanOrEqual(0)
})

test('a part above the stake is refused and moves nothing', async () => {
  const [before, stood] = [await balance(), await account()]
  expect((await bet('pot-too-much', '1000.01')).error).toBe(7)
  expect(await balance()).toBe(before)
  expect(await account()).toBe(stood)
})

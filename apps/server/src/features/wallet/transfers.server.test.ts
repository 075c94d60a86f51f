import { ERRORS } from '@keo/contract/errors'
import { collectGameWallets, getTransfer, getWallet, transferMoney } from '@keo/contract/wallet'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { seconds } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LINH, MAI, tapKey, walletWorld } from '@keo/dev-world/wallet-world'

let at: Awaited<ReturnType<typeof walletWorld>>

beforeAll(async () => {
  at = await walletWorld()
})
afterAll(() => at.close())
beforeEach(async () => {
  at.world.app.games.setWeather('fine')
  await at.give(MAI, 1_000)
})

type Request = { key?: string; provider?: string; direction?: 'in' | 'out'; amount?: string }
const move = (request: Request = {}, who = at.mai) =>
  at.world.call(
    transferMoney,
    { key: tapKey(), provider: 'nova', direction: 'in', amount: '100', ...request },
    who,
  )
const walletOf = async (who = at.mai) => (await at.world.call(getWallet, {}, who)).data
const standOf = async (who = at.mai) => {
  const { memberWallet, gameWallets } = await walletOf(who)
  const held = gameWallets.map(({ amount }) => Number(amount))
  return [Number(memberWallet), ...held]
}
const emptied = async () => {
  await at.world.call(collectGameWallets, { key: tapKey() }, at.mai)
  return standOf()
}

test('[WAL-05b] money goes to a provider, and comes back', async () => {
  const [main = 0] = await emptied()
  const there = await move({ amount: '250.50' })
  expect(there.data).toMatchObject({ state: 'done', name: 'Nova', amount: '250.50', direction: 'in' })
  expect(await standOf()).toEqual([main - 250.5, 0, 0, 250.5])
  expect((await move({ direction: 'out', amount: '50.5' })).data.state).toBe('done')
  expect(await standOf()).toEqual([main - 200, 0, 0, 200])
})

test('[WAL-05b] collecting empties every game wallet, and only the own', async () => {
  const [main = 0] = await emptied()
  await at.give(LINH, 500)
  await move({ provider: 'nova', amount: '300' }, at.linh)
  await move({ provider: 'lotus', amount: '70' })
  await move({ provider: 'pp-slot', amount: '30' })
  const body = { key: tapKey(), userId: LINH }
  const first = await at.world.call(collectGameWallets, body, at.mai)
  expect(first.data.transfers.map(({ provider, amount }) => [provider, amount])).toEqual([
    ['pp-slot', '30.00'],
    ['lotus', '70.00'],
  ])
  expect(await standOf()).toEqual([main, 0, 0, 0])
  // The same tap tells the same again; another finds nothing.
  expect((await at.world.call(collectGameWallets, body, at.mai)).data).toEqual(first.data)
  const again = await at.world.call(collectGameWallets, { key: tapKey() }, at.mai)
  expect(again.code).toBe(ERRORS.GAME_WALLETS_EMPTY.wire)
  expect((await walletOf(at.linh)).gameWallets[2]?.amount).toBe('300.00')
})

test('[WAL-06b] [LED-03] ten taps with one key are one transfer; another request under it is refused', async () => {
  const [main = 0] = await emptied()
  const key = tapKey()
  const answers = await Promise.all(Array.from({ length: 10 }, () => move({ key, amount: '10' })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await standOf()).toEqual([main - 10, 0, 0, 10])
  for (const other of [{ amount: '11' }, { provider: 'lotus' }, { direction: 'out' as const }]) {
    expect((await move({ key, amount: '10', ...other })).code).toBe(ERRORS.KEY_REUSED.wire)
  }
})

test('[LED-10] two tabs cannot spend the same money, in either direction', async () => {
  const [main = 0] = await emptied()
  const all = String(main)
  const there = await Promise.all(
    ['nova', 'lotus', 'pp-slot'].map((provider) => move({ provider, amount: all })),
  )
  expect(there.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(there.filter(({ code }) => code === ERRORS.BALANCE_SHORT.wire)).toHaveLength(2)
  const provider = there.find(({ code }) => code === 200)?.data.provider ?? ''
  await Promise.all([1, 2, 3].map(() => move({ provider, direction: 'out', amount: all })))
  expect(await standOf()).toEqual([main, 0, 0, 0])
})

test('[MON-02] [MON-03] [MON-04] no odd amount moves anything', async () => {
  const before = await standOf()
  for (const amount of ['0', '0.00', '0.001']) {
    expect([amount, (await move({ amount })).code]).toEqual([amount, ERRORS.AMOUNT_WRONG.wire])
  }
  const odd = [
    '-1',
    '+1',
    '1e3',
    'NaN',
    'Infinity',
    '1,000',
    ' 1',
    '1.',
    '.5',
    '٣',
    '0x10',
    '00',
    '9'.repeat(16),
  ]
  for (const amount of [...odd, 5 as unknown as string]) {
    expect([amount, (await move({ amount })).status]).toEqual([amount, 400])
  }
  expect((await move({ amount: '9'.repeat(15) })).code).toBe(ERRORS.BALANCE_SHORT.wire)
  expect(await standOf()).toEqual(before)
})

test('[ACS-01] nobody reads or moves what is another’s', async () => {
  const { data } = await move()
  const other = await at.world.call(getTransfer, { id: data.id }, at.linh)
  expect(other.code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await at.world.call(getTransfer, { id: data.id }, at.mai)).data).toEqual(data)
  expect((await at.world.call(getWallet, {})).code).toBe(ERRORS.SESSION_EXPIRED.wire)
})

test('a provider without an answer is asked again until it gives one, and then the money is where it said', async () => {
  const [main = 0] = await emptied()
  at.world.app.games.setWeather('silent')
  const { data } = await move({ amount: '40' })
  expect(data.state).toBe('moving')
  expect(await standOf()).toEqual([main - 40, 0, 0, 40])
  at.world.app.games.setWeather('fine')
  at.world.worldClock.jump(seconds(21))
  await at.world.jobs.runDue()
  expect((await at.world.call(getTransfer, { id: data.id }, at.mai)).data.state).toBe('done')
  expect((await move({ direction: 'out', amount: '40' })).data.state).toBe('done')
  expect(await standOf()).toEqual([main, 0, 0, 0])
})

test('[LED-01] what a provider turns down comes back', async () => {
  const before = await emptied()
  at.world.app.games.setWeather('refusing')
  expect((await move()).data.state).toBe('returned')
  expect(await standOf()).toEqual(before)
})

test('a closed or unknown provider takes nothing', async () => {
  expect((await move({ provider: 'nobody' })).code).toBe(ERRORS.PROVIDER_UNKNOWN.wire)
  const close = (isOpen: boolean) =>
    at.database.asOwner(`update platform.game_provider set is_open = $1 where code = 'lotus'`, [isOpen])
  await close(false)
  expect((await move({ provider: 'lotus' })).code).toBe(ERRORS.PROVIDER_CLOSED.wire)
  await close(true)
})

test('[RSP-06] who may not play sends nothing to a game, and may always bring it back', async () => {
  await move({ amount: '20' })
  await at.database.asOwner('update platform.member set identity_verified_at = null where id = $1', [MAI])
  expect((await move()).code).toBe(ERRORS.IDENTITY_NEEDED.wire)
  expect((await move({ direction: 'out', amount: '20' })).data.state).toBe('done')
  await at.database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [MAI])
})

test('[ACS-01] [CFG-05] whatever stands in a field is refused clearly', { timeout: 60_000 }, async () => {
  const right = { key: tapKey(), provider: 'nova', direction: 'in', amount: '1' } as const
  expect(await badInputProblems(at.world, transferMoney, right, at.mai)).toEqual([])
  expect(await badInputProblems(at.world, collectGameWallets, { key: tapKey() }, at.mai)).toEqual([])
})

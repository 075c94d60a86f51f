import { ERRORS } from '@keo/contract/errors'
import { deleteBankCard } from '@keo/contract/banks'
import {
  confirmWithdrawOrder,
  getLargeWithdrawLimit,
  getWithdrawContent,
  getWithdrawOrder,
  getWithdrawStatus,
  listWithdrawChannels,
} from '@keo/contract/withdraw'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

let cards = 70_000_000
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const { database, world } = sharedDoorWorld()
const steps = payoutSteps(world)
beforeAll(() => steps.warmUp())

const balanceOf = async ({ id }: Payee) => {
  const { available, held } = await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })
  return [available / 100n, held / 100n]
}
async function withCard(dong?: string) {
  const who = await steps.payee(dong)
  const card = await steps.bindCard(who, String((cards += 1)))
  return { who, card }
}
const statuses = (stages: readonly { orderStatus: number }[]) => stages.map(({ orderStatus }) => orderStatus)

test('[WAL-02a] [LED-15] to a bank card: held at once, approved, sent and paid without anybody', async () => {
  const { who, card } = await withCard('5000000')
  expect((await world.call(listWithdrawChannels, {}, who)).data.map(({ channel }) => channel)).toEqual([
    'bank',
    'usdt',
    'ewallet',
    'c2c',
  ])
  const asked = await steps.ask(who, card.id, '3000000')
  expect(asked.data).toMatchObject({ orderStatus: 0, amount: '3000000.00', fee: '0.00', isReviewed: false })
  expect(await balanceOf(who)).toEqual([2_000_000n, 3_000_000n])
  const { orderNo } = asked.data
  const paid = await steps.until(who, orderNo, 2)
  expect(statuses(paid.stages)[0]).toBe(0)
  expect(statuses(paid.stages)).toEqual(expect.arrayContaining([4, 2]))
  expect(paid.target).toMatchObject({ name: 'Bank Mây Trắng', maskedNumber: card.maskedNumber })
  // Everything is told twice and late; it stays paid once.
  await steps.goOn(5)
  expect(await balanceOf(who)).toEqual([2_000_000n, 0n])
  expect((await world.call(getWithdrawStatus, { orderNo }, who)).data.orderStatus).toBe(2)
})

test('[WAL-02b] above 10,000,000 đ a person looks at it, and a new target waits a day for that; small ones go at once', async () => {
  const first = await withCard('60000000')
  const { card } = first
  let { who } = first
  expect((await world.call(getLargeWithdrawLimit, {}, who)).data.limit).toBe('10000000.00')
  expect((await steps.ask(who, card.id, '10000001')).code).toBe(ERRORS.WITHDRAW_LARGE_HOLD.wire)
  const small = (await steps.ask(who, card.id, '10000000')).data
  expect(small.isReviewed).toBe(false)
  await steps.until(who, small.orderNo, 2)
  world.worldClock.jump(hours(24))
  who = await steps.signInAgain(who)
  const large = (await steps.ask(who, card.id, '12000000')).data
  expect(large.isReviewed).toBe(true)
  expect((await steps.until(who, large.orderNo, 1)).orderStatus).toBe(1)
  expect(statuses((await steps.until(who, large.orderNo, 2)).stages)).toEqual(
    expect.arrayContaining([0, 1, 4, 2]),
  )
})

test('[ACS-07] after a change small withdrawals count together: three times the limit does not leave in parts', async () => {
  const { who, card } = await withCard('40000000')
  const first = await steps.ask(who, card.id, '10000000')
  expect(first.code).toBe(200)
  await steps.until(who, first.data.orderNo, 2)
  for (const amount of ['10000000', '200000'])
    expect((await steps.ask(who, card.id, amount)).code).toBe(ERRORS.WITHDRAW_LARGE_HOLD.wire)
  // A further change makes the wait longer and does not begin the count anew.
  await steps.setPin(who)
  expect((await steps.ask(who, card.id, '200000')).code).toBe(ERRORS.WITHDRAW_LARGE_HOLD.wire)
  // Nor does another target.
  const other = await steps.bindCard(who, String((cards += 1)))
  expect((await steps.ask(who, other.id, '200000')).code).toBe(ERRORS.WITHDRAW_LARGE_HOLD.wire)
})

test('[LED-15] refused by the reviewer or by the party: released once, with its cause', async () => {
  const { who: someone, card } = await withCard('90000000')
  world.worldClock.jump(hours(25))
  const who = await steps.signInAgain(someone)
  for (const [amount, cause] of [
    ['12000013', 'review'],
    ['1000404', 'partyFailed'],
    ['1000403', 'targetRefused'],
  ] as const) {
    const { orderNo } = (await steps.ask(who, card.id, amount)).data
    expect(await steps.until(who, orderNo, 3)).toMatchObject({ orderStatus: 3, cause })
    await steps.goOn(3)
    expect(await balanceOf(who)).toEqual([90_000_000n, 0n])
  }
})

test('[WAL-02a] to a crypto address at a quoted rate; a quote is of one member and gets old', async () => {
  const { who } = await withCard('50000000')
  const { who: other } = await withCard()
  const { id: targetId } = await steps.bindAddress(who, 'TRC20', TRON)
  const quoteFor = async (whom: Payee) =>
    (await world.call(getWithdrawContent, { channel: 'usdt' }, whom)).data.quote
  const ask = (quoteId: string, amount = '5000000') =>
    steps.ask(who, targetId, amount, { channel: 'usdt', quoteId })
  const quote = await quoteFor(who)
  expect((await ask('')).code).toBe(ERRORS.WITHDRAW_QUOTE.wire)
  expect((await ask((await quoteFor(other))?.id ?? '')).code).toBe(ERRORS.WITHDRAW_QUOTE.wire)
  const cheaper = (quote?.id ?? '').replace(/^\d+/, '1000000')
  expect((await ask(cheaper)).code).toBe(ERRORS.WITHDRAW_QUOTE.wire)
  expect((await ask(quote?.id ?? '', '400000')).code).toBe(ERRORS.WITHDRAW_RANGE.wire)
  const order = (await ask(quote?.id ?? '')).data
  const rate = BigInt((quote?.dongPerUsdt ?? '').replace('.', ''))
  const payout = ((500_000_000n * 1_000_000n) / rate).toString().padStart(7, '0')
  expect(order).toMatchObject({
    payoutCurrency: 'USDT',
    payout: `${payout.slice(0, -6)}.${payout.slice(-6)}`,
  })
  expect((await steps.until(who, order.orderNo, 2)).orderStatus).toBe(2)
  expect(await balanceOf(who)).toEqual([45_000_000n, 0n])
  world.worldClock.jump(minutes(3))
  expect((await ask(quote?.id ?? '')).code).toBe(ERRORS.WITHDRAW_QUOTE.wire)
})

test('[WAL-02b] an e-wallet waits for the player, who confirms once; without it, it finishes after a day', async () => {
  const { who } = await withCard('5000000')
  const { id: targetId } = await steps.bindAddress(who, 'TOHE', '0912000111')
  const ask = async () => (await steps.ask(who, targetId, '100000', { channel: 'ewallet' })).data
  const one = await ask()
  expect((await world.call(confirmWithdrawOrder, { orderNo: one.orderNo }, who)).code).toBe(
    ERRORS.WITHDRAW_NOT_WAITING.wire,
  )
  const waiting = await steps.until(who, one.orderNo, 6)
  expect(waiting.confirmUntilTime).not.toBe('')
  expect(await balanceOf(who)).toEqual([4_900_000n, 0n])
  for (let tap = 0; tap < 2; tap += 1) {
    const { data } = await world.call(confirmWithdrawOrder, { orderNo: one.orderNo }, who)
    expect(data.orderStatus).toBe(2)
  }
  const two = await ask()
  await steps.until(who, two.orderNo, 6)
  world.worldClock.jump(hours(24))
  await world.jobs.runDue()
  expect((await steps.orderOf(await steps.signInAgain(who), two.orderNo)).orderStatus).toBe(2)
})

test('[WAL-02b] a C2C merchant pays to a card of the banks it serves, and the player confirms', async () => {
  const { who, card } = await withCard('5000000')
  const c2c = { channel: 'c2c' } as const
  const content = (await world.call(getWithdrawContent, c2c, who)).data
  expect(content).toMatchObject({ amountMin: '200000.00', amountMax: '100000000.00' })
  expect(content.expected).toMatchObject({ fromSeconds: 60, toSeconds: 300 })
  const requestKey = steps.newKey()
  const { orderNo } = (await steps.ask(who, card.id, '1000000', { ...c2c, requestKey })).data
  // The same key for the bank itself is another request.
  expect((await steps.ask(who, card.id, '1000000', { requestKey })).code).toBe(ERRORS.KEY_REUSED.wire)
  const waiting = await steps.until(who, orderNo, 6)
  expect(waiting).toMatchObject({
    orderStatus: 6,
    channel: 'c2c',
    target: { name: 'Bank Mây Trắng', network: null },
  })
  expect(await balanceOf(who)).toEqual([4_000_000n, 0n])
  expect((await world.call(confirmWithdrawOrder, { orderNo }, who)).data.orderStatus).toBe(2)
  const elsewhere = await steps.bindCard(who, String((cards += 1)), 'SAOKHUE')
  expect((await steps.ask(who, elsewhere.id, '1000000', c2c)).code).toBe(ERRORS.WITHDRAW_TARGET.wire)
  expect((await steps.ask(who, elsewhere.id, '1000000')).code).toBe(200)
})

test('the newest order is found without its number; somebody new has none', async () => {
  const { who, card } = await withCard()
  expect((await world.call(getWithdrawOrder, {}, who)).data).toBeNull()
  const { orderNo } = (await steps.ask(who, card.id, '200000')).data
  expect((await world.call(getWithdrawOrder, {}, who)).data?.orderNo).toBe(orderNo)
  const deletion = { id: card.id, withdrawPwd: await steps.seal(who, 'binding') }
  expect((await world.call(deleteBankCard, deletion, who)).code).toBe(ERRORS.BINDING_IN_USE.wire)
})

test('the expected time is stated until twenty orders were measured', async () => {
  const { who } = await withCard()
  const before = (await world.call(getWithdrawContent, { channel: 'ewallet' }, who)).data.expected
  expect(before).toMatchObject({ isMeasured: false, fromSeconds: 30, toSeconds: 120 })
  await database.asOwner(
    `with made as (
      insert into platform.withdraw_order (tenant_id, member_id, order_no, request_key, channel, state, amount, fee,
        payout, payout_currency, target_id, target_place, target_shown, is_reviewed, created_at, changed_at)
      select 'keo', 'mbr_measured' || n, 'wd_m' || n, 'k', 'ewallet', 'paid', 100, 0, 100, 'VND', 't', 'TOHE', '', false,
        now(), now() + n * interval '1 second' from generate_series(1, 100) as n
      returning tenant_id, member_id, order_no, changed_at)
    insert into platform.withdraw_stage select tenant_id, member_id, order_no, 'paid', changed_at from made`,
  )
  const after = (await world.call(getWithdrawContent, { channel: 'ewallet' }, who)).data.expected
  // Orders of the tests above are among them.
  expect(after.isMeasured).toBe(true)
  expect(Math.abs(after.fromSeconds - 51)).toBeLessThan(4)
  expect(Math.abs(after.toSeconds - 95)).toBeLessThan(4)
})

test('[WAL-06a] [LED-08] after all of that the books add up, and nothing rests in clearing', async () => {
  for (const currency of ['VND', 'USDT'] as const) {
    const house = await world.app.ledger.houseBalances(currency)
    expect(house.get('house:payout-clearing') ?? 0n).toBe(0n)
    const [row] = await database.asOwner(
      `select coalesce(sum(available + held + bonus - debt), 0)::bigint as total from platform.ledger_wallet
       where currency = $1`,
      [currency],
    )
    const members = BigInt(String(row?.['total'] ?? 0))
    expect([...house.values()].reduce<bigint>((sum, amount) => sum + amount, members)).toBe(0n)
  }
})

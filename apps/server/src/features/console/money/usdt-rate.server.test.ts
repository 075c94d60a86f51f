import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { getChannels } from '@keo/contract/console-money'
import { askUsdtRate } from '@keo/contract/console-usdt-rate'
import { createUsdtOrder, getUsdtRate } from '@keo/contract/deposit'
import { dongFor } from '@keo/contract/deposit-amounts'
import { ERRORS } from '@keo/contract/errors'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { newKey, startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { money, moneyText, parseMoney } from '@keo/units/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'the market is closed today' }
const SET = '26000.00'
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff

beforeAll(async () => {
  world = await startDepositWorld('rate of usdt')
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})
afterAll(() => world.end())

const quoteNow = async () => (await world.call(getUsdtRate, { a: 'VND', b: 'deposit' })).data
const standing = async () => (await desk.ask(getChannels, {}, clerk)).data.usdtRate
const askFor = (rate: string | null, as = clerk) => desk.ask(askUsdtRate, { rate, ...REASON }, as)
const approve = (id: string, as = other) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, as)
const minorOf = (rate: string): bigint => parseMoney(rate, 'VND')?.minor ?? 0n

async function set(rate: string | null): Promise<void> {
  expect((await approve((await askFor(rate)).data.approvalId)).code).toBe(OK)
}

async function order(how: Player, quoteId: string) {
  const request = { channelId: 'usdt', optionId: 'trc20', amount: '100', key: newKey(), quoteId }
  return (await world.call(createUsdtOrder, request, how)).data
}

test('[BO-05] another rate of USDT takes two people and a rate near the quotes, and is handed back by two', async () => {
  const before = await quoteNow()
  expect(await standing()).toEqual({ counts: before.rate, quotes: before.rate, set: null, askedBy: '' })
  const bound = (percent: bigint) => moneyText(money((minorOf(before.rate) * percent) / 100n, 'VND'))
  for (const bad of [bound(94n), bound(106n), '0.00', null])
    expect((await askFor(bad)).code).toBe(ERRORS.AMOUNT_WRONG.wire)
  expect((await askFor(SET, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const { approvalId } = (await askFor(SET)).data
  expect((await askFor('26100.00', other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect((await standing())?.askedBy).not.toBe('')
  expect((await quoteNow()).rate).toBe(before.rate)
  const [asked] = (await desk.ask(listApprovals, {}, other)).data.approvals
  expect(asked).toMatchObject({
    kind: 'usdtRate',
    before: { rate: before.rate, from: 'quotes', quotes: before.rate },
    after: { rate: SET, from: 'operator', quotes: before.rate },
    ...REASON,
  })
  expect((await approve(approvalId)).code).toBe(OK)
  expect((await quoteNow()).rate).toBe(SET)
  expect(await standing()).toMatchObject({ counts: SET, set: SET, askedBy: '' })
  expect((await askFor(SET)).code).toBe(ERRORS.AMOUNT_WRONG.wire)

  await set(null)
  expect((await quoteNow()).rate).toBe((await standing())?.quotes)
  const { entries } = (await desk.ask(listAudit, { action: 'usdt.rate-changed' }, admin)).data
  expect(entries.map(({ actor }) => actor)).toEqual([other.id, other.id])
  expect(entries[1]?.after).toContain(SET)
  expect(entries[0]?.after).toContain('quotes')
})

test('it counts from the next quote on, in and out: what is under way is credited at its own', async () => {
  const how = await world.player()
  const old = await quoteNow()
  const made = await order(how, old.quoteId)
  const early = await world.player()
  await set(SET)
  // A quote is a promise until it ends, whatever the operator sets meanwhile.
  expect((await order(early, old.quoteId)).rate).toBe(old.rate)
  await world.byHand(made.orderNo, 'pay')
  const dong = dongFor(money(100_000_000n, 'USDT').minor, minorOf(old.rate)).minor
  expect(await world.orderOf(how, made.orderNo)).toMatchObject({ status: 1, rate: old.rate })
  expect(await world.balance(how)).toBe(moneyText(money(dong + (dong * 2n) / 100n, 'VND')))

  const next = await world.player()
  const { quoteId } = await quoteNow()
  expect(await order(next, quoteId)).toMatchObject({ rate: SET, amount: '2600000.00' })
  const { quote } = (await world.call(getWithdrawContent, { channel: 'usdt' }, next)).data
  expect(quote?.dongPerUsdt).toBe(SET)
  await set(null)
})

/** Five minutes on, until quotes are above their middle and fall, as they then do for the next five too. */
async function quotesFall(): Promise<bigint> {
  let before = 0n
  for (let turn = 0; turn < 24; turn += 1) {
    const now = minorOf((await standing())?.quotes ?? '')
    if (now < before && now > 2_575_000n) return now
    before = now
    await world.pass(300)
  }
  throw new Error('Quotes never fell.')
}

test('when quotes leave a set rate, theirs count, and no second person brings one about that is too far by then', async () => {
  const most = (quotes: bigint) => moneyText(money((quotes * 105n) / 100n, 'VND'))
  const high = most(await quotesFall())
  await set(high)
  expect(await standing()).toMatchObject({ counts: high, set: high })
  await world.pass(300)
  const left = await standing()
  expect(left?.set).toBe(high)
  expect(left?.counts).toBe(left?.quotes)
  expect((await quoteNow()).rate).toBe(left?.quotes)
  await set(null)

  const { approvalId } = (await askFor(most(await quotesFall()))).data
  await world.pass(300)
  expect((await approve(approvalId)).code).toBe(ERRORS.AMOUNT_WRONG.wire)
  expect(await standing()).toMatchObject({ set: null })
})

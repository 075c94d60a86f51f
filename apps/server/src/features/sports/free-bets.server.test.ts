import type { MemberId } from '@keo/contract/ids'
import { freeBetSlipId, type FreeBetTerms } from '@keo/contract/free-bets'
import { listRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { payOrder, readBalance, syncOrder, syncTransactions } from '@keo/sportsbook-contract/callbacks'
import { days } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { keyHolder, MERCHANT, movementOf, wholeOrder } from './test-callbacks.ts'

const { database, world } = sharedDoorWorld()
const provider = keyHolder(world)
let [people, orders, gifts] = [0, 0, 0]

/** Who has nothing but what a test gives. */
async function member() {
  const from = person((people += 1))
  const userName = `freebet${people}`
  const token = await world.register(userName, from)
  const [row] = await database.asOwner(
    'update platform.member set identity_verified_at = now() where user_name = $1 returning id',
    [userName],
  )
  return { ...from, token, userName, id: String(row?.['id']) as MemberId }
}
type Who = Awaited<ReturnType<typeof member>>

const WORDS = { vi: 'Điều kiện', en: 'Terms', 'zh-CN': '条件', th: 'เงื่อนไข' }

/** Of 10,000 dong, for three days. */
async function freeBet(who: Who, terms?: FreeBetTerms): Promise<string> {
  return world.app.ledger.write(async (tx, post) => {
    const id = await world.app.rewards.grant(tx, {
      memberId: who.id,
      source: 'test.free-bet',
      period: String((gifts += 1)),
      kind: 'freeBet',
      amount: money(1_000_000n, 'VND'),
      turnoverTimes: 0,
      claimUntil: null,
      gift: { freeBet: { days: 3, ...(terms ? { terms: { ...terms, words: WORDS } } : {}) } },
    })
    if (id === null) throw new Error('It was granted before.')
    await world.app.rewards.pay(tx, post, id)
    return id
  })
}

/** A single of 10,000 dong at 1.90 that names the free bet. */
function betOf(who: Who, ticket: string, stake = '10.00') {
  const order = { id: `9${String((orders += 1)).padStart(18, '0')}`, memberId: who.id }
  const slip = { relatedId: freeBetSlipId(ticket, `tap-${orders}`) }
  const movement = (type: string, amount: string) => ({ ...movementOf(order, type, amount), ...slip })
  return {
    ...order,
    charge: async () => (await provider.tell(payOrder, movement('BET', stake))).code,
    accept: (more: object = {}) => provider.tell(syncOrder, wholeOrder(order, more)),
    move: async (type: string, amount: string) =>
      (await provider.tell(syncTransactions, [movement(type, amount)])).code,
    undo: async () =>
      (await provider.tell(syncTransactions, [{ ...movement('BET', stake), status: 0 }])).code,
  }
}

const moneyOf = async ({ id }: Who) => {
  const { available, held, debt } = await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })
  return [available, held, debt].map((minor) => Number(minor) / 100)
}
const promotions = async () =>
  Number((await world.app.ledger.houseBalances('VND')).get('house:promotions') ?? 0n) / 100
const stateOf = async (who: Who, id: string) => {
  const all = await Promise.all(
    (['toClaim', 'past'] as const).map((show) => world.call(listRewards, { show }, who)),
  )
  return all.flatMap(({ data }) => data.rewards).find((reward) => reward.id === id)?.gift?.state
}
async function accepted(who: Who, ticket: string) {
  const bet = betOf(who, ticket)
  expect(await bet.charge()).toBe(0)
  await bet.accept()
  return bet
}

test('[MON-32] [MON-32a] a free bet that wins pays its winnings without the stake, and none of it counts as turnover', async () => {
  const who = await member()
  const ticket = await freeBet(who)
  const before = await promotions()
  const asked = { merchantUserId: who.id, merchantId: MERCHANT.id, currencyId: 1000 }
  expect((await provider.tell(readBalance, asked)).data).toEqual([{ balance: '10.00', currencyId: 1000 }])
  const bet = await accepted(who, ticket)
  expect([await moneyOf(who), await promotions()]).toEqual([[0, 10_000, 0], before - 10_000])
  expect(await stateOf(who, ticket)).toBe('used')
  expect(await bet.move('WIN', '19.00')).toBe(0)
  expect(await bet.move('WIN', '19.00')).toBe(0)
  expect([await moneyOf(who), await promotions()]).toEqual([[9_000, 0, 0], before])
  await bet.accept({
    version: 2,
    orderStatus: 5,
    settleTime: '1770000000000',
    validSettleStakeAmount: '10.00',
  })
  const [row] = await database.asOwner(
    'select valid_stake, free_back from platform.sports_order where order_id = $1',
    [bet.id],
  )
  expect(row).toEqual({ valid_stake: '0', free_back: '1000000' })
})

test('[MON-32] [MON-32a] a free bet that loses costs its member nothing, and half a win pays half the winnings', async () => {
  const who = await member()
  const before = await promotions()
  const lost = await accepted(who, await freeBet(who))
  await lost.accept({ version: 2, orderStatus: 5, settleTime: '1770000000000', settleAmount: '0.00' })
  expect([await moneyOf(who), await promotions()]).toEqual([[0, 0, 0], before - 10_000])
  const half = await accepted(who, await freeBet(who))
  await half.move('WIN', '14.50')
  expect([await moneyOf(who), await promotions()]).toEqual([[4_500, 0, 0], before - 10_000])
})

test('[LED-11] [LED-11c] forty taps at once in two tabs with one free bet make one bet', async () => {
  const who = await member()
  const ticket = await freeBet(who)
  const codes = await Promise.all(Array.from({ length: 40 }, () => betOf(who, ticket).charge()))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(await moneyOf(who)).toEqual([0, 10_000, 0])
})

test('[MON-32] [MON-32c] a bet that is not taken or is void gives the free bet back, with a day to use it, and it can be used again', async () => {
  const who = await member()
  const ticket = await freeBet(who)
  const before = await promotions()
  const refused = betOf(who, ticket)
  expect(await refused.charge()).toBe(0)
  expect(await refused.undo()).toBe(0)
  expect(await refused.undo()).toBe(0)
  expect([await moneyOf(who), await promotions(), await stateOf(who, ticket)]).toEqual([
    [0, 0, 0],
    before,
    'ready',
  ])
  const voided = await accepted(who, ticket)
  world.worldClock.jump(days(4))
  expect(await voided.move('REFUND', '10.00')).toBe(0)
  const [row] = await database.asOwner('select gift_state, gift_until from platform.reward where id = $1', [
    ticket,
  ])
  expect(row?.['gift_state']).toBe('ready')
  expect(new Date(String(row?.['gift_until'])).getTime()).toBe(world.worldClock.now() + days(1))
  expect([await moneyOf(who), await promotions()]).toEqual([[0, 0, 0], before])
  await accepted(who, ticket)
})

test('[MON-32] [MON-32b] a result that is corrected moves the winnings alone, and an early end pays what it brings above the stake', async () => {
  const who = await member()
  const before = await promotions()
  const bet = await accepted(who, await freeBet(who))
  await bet.move('WIN', '19.00')
  expect(await bet.move('SETTLEMENT_ROLLBACK_DEDUCT', '19.00')).toBe(0)
  expect([await moneyOf(who), await promotions()]).toEqual([[0, 0, 0], before - 10_000])
  expect(await bet.move('SETTLEMENT_ROLLBACK_RETURN', '19.00')).toBe(0)
  expect([await moneyOf(who), await promotions()]).toEqual([[9_000, 0, 0], before])
  const early = await accepted(who, await freeBet(who))
  expect(await early.move('CASHOUT', '12.00')).toBe(0)
  expect([await moneyOf(who), await promotions()]).toEqual([[11_000, 10_000, 0], before])
})

test('[LED-20] [LED-20b] a free bet leaves by no side door: of another member, of another stake, too late, taken back, or without a bet', async () => {
  const [who, other] = [await member(), await member()]
  const ticket = await freeBet(who)
  expect(await betOf(other, ticket).charge()).not.toBe(0)
  expect(await betOf(who, ticket, '5.00').charge()).not.toBe(0)
  expect(await betOf(who, ticket, '20.00').charge()).not.toBe(0)
  expect(await betOf(who, 'rwd_00000000000000').charge()).not.toBe(0)
  expect([await moneyOf(who), await moneyOf(other)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  const withdrawn = await world.app.ledger.submit({
    op: 'hold',
    memberId: who.id,
    key: 'side-door',
    kind: 'withdraw',
    reference: 'side-door',
    amount: money(1n, 'VND'),
    holdId: 'side-door',
    purpose: 'withdrawal',
  })
  expect(withdrawn.status).toBe('short')
  const taken = await freeBet(who)
  const [row] = await database.asOwner('select period from platform.reward where id = $1', [taken])
  const key = { memberId: who.id, source: 'test.free-bet', period: String(row?.['period']) }
  await world.app.ledger.write((tx, post) => world.app.rewards.revoke(tx, post, key))
  expect(await betOf(who, taken).charge()).not.toBe(0)
  world.worldClock.jump(days(4))
  expect(await betOf(who, ticket).charge()).not.toBe(0)
  await world.app.rewards.tellSpins()
  const [over] = await database.asOwner('select gift_state from platform.reward where id = $1', [ticket])
  expect(over).toEqual({ gift_state: 'over' })
})

test('[RSP-17] who is on a break uses no free bet', async () => {
  const who = await member()
  const ticket = await freeBet(who)
  await world.call(takeBreak, { days: 1 }, who)
  expect(await betOf(who, ticket).charge()).not.toBe(0)
  const [row] = await database.asOwner('select gift_state from platform.reward where id = $1', [ticket])
  expect(row).toEqual({ gift_state: 'ready' })
})

test('a bet that does not fit the terms of its free bet is refused and leaves it; one that fits is taken; unknown bets do not fit', async () => {
  const who = await member()
  const told = async (ticket: string) => {
    const bet = betOf(who, ticket)
    await bet.accept()
    return bet
  }
  const dear = await freeBet(who, { priceFrom: '1.91' })
  const refused = { ...movementOf({ id: (await told(dear)).id, memberId: who.id }, 'BET', '10.00') }
  const answer = await provider.tell(payOrder, { ...refused, relatedId: freeBetSlipId(dear, 'tap-dear') })
  expect(answer).toMatchObject({ code: 1, message: 'FREE_BET_TERMS' })
  expect(await stateOf(who, dear)).toBe('ready')
  expect(await (await told(await freeBet(who, { sports: [99] }))).charge()).toBe(1)
  expect(await (await told(await freeBet(who, { legsFrom: 2 }))).charge()).toBe(1)
  expect(await betOf(who, await freeBet(who, { priceFrom: '1.01' })).charge()).toBe(1)
  expect(await moneyOf(who)).toEqual([0, 0, 0])

  const fair = await freeBet(who, { priceFrom: '1.90', legsFrom: 1 })
  expect(await (await told(fair)).charge()).toBe(0)
  expect(await stateOf(who, fair)).toBe('used')
  const { data } = await world.call(listRewards, { show: 'toClaim' }, { ...who, language: 'en-US' })
  expect(data.rewards.find(({ id }) => id === dear)?.gift?.terms).toMatchObject({
    words: 'Terms',
    priceFrom: '1.91',
  })
})

import { ERRORS } from '@keo/contract/errors'
import {
  confirmWithdrawOrder,
  getWithdrawOrder,
  getWithdrawStatus,
  withdrawToBank,
} from '@keo/contract/withdraw'
import { notifyPayout } from '@keo/contract/payout-parties'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { createSecretBox } from '@keo/service-kit/secret-box'
import { seededIds } from '@keo/service-kit/ids'
import { hours } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import { beforeAll, expect, test } from 'vitest'
import { signNotice } from '../../gateways/payouts/payout-signature.ts'

let cards = 80_000_000
let notices = 0

const { database, world } = sharedDoorWorld()
const steps = payoutSteps(world)
beforeAll(() => steps.warmUp())

const balanceOf = async ({ id }: Payee) => {
  const { available, held } = await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })
  return [available / 100n, held / 100n]
}
async function withCard(dong?: string) {
  const who = await steps.payee(dong)
  return { who, card: await steps.bindCard(who, String((cards += 1))) }
}
const ordersOf = async ({ id }: Payee) =>
  (await database.asOwner('select order_no from platform.withdraw_order where member_id = $1', [id])).length

/** As the party itself signs: with the key that the world was started with. */
function partyNotice(orderNo: string, more: object = {}) {
  const box = createSecretBox({
    keys: ['dev-world'],
    use: 'payout notices',
    ids: seededIds('party', world.clock),
  })
  notices += 1
  const told = {
    noticeId: `notice-${notices}-${orderNo}`,
    orderNo,
    state: 'paid',
    amount: '1000000.00',
    currency: 'VND',
  } as const
  return signNotice(box, { ...told, sentAt: Math.trunc(world.worldClock.now()), ...more })
}

test('[LED-09] [WAL-06b] thirty copies of one request make one order, and every one of them is answered with it', async () => {
  const { who, card } = await withCard('1000000')
  const requestKey = steps.newKey()
  const withdrawPwd = await steps.seal(who, 'withdraw')
  const copies = Array.from({ length: 30 }, () =>
    steps.ask(who, card.id, '1000000', { requestKey, withdrawPwd }),
  )
  const answers = await Promise.all(copies)
  expect(new Set(answers.map(({ data }) => data?.orderNo)).size).toBe(1)
  expect(await balanceOf(who)).toEqual([0n, 1_000_000n])
  expect(await ordersOf(who)).toBe(1)
})

test('[LED-10] two tabs with two keys make one order; the same key with another body is refused', async () => {
  const { who, card } = await withCard('5000000')
  const codes = (
    await Promise.all([steps.ask(who, card.id, '1000000'), steps.ask(who, card.id, '1000000')])
  ).map(({ code }) => code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, ERRORS.WITHDRAW_OPEN.wire])
  expect(await ordersOf(who)).toBe(1)
  const { who: other, card: theirs } = await withCard('5000000')
  const requestKey = steps.newKey()
  expect((await steps.ask(other, theirs.id, '1000000', { requestKey })).code).toBe(200)
  expect((await steps.ask(other, theirs.id, '2000000', { requestKey })).code).toBe(ERRORS.KEY_REUSED.wire)
})

test('[PIN-02] a captured cipher pays nobody', async () => {
  const { who, card } = await withCard('5000000')
  const withdrawPwd = await steps.seal(who, 'withdraw')
  const first = (await steps.ask(who, card.id, '1000000', { withdrawPwd })).data
  await steps.until(who, first.orderNo, 2)
  const again = await steps.ask(who, card.id, '1000000', { withdrawPwd })
  expect(again.code).toBe(ERRORS.WITHDRAW_PASSWORD_WRONG.wire)
  const binding = await steps.ask(who, card.id, '1000000', { withdrawPwd: await steps.seal(who, 'binding') })
  expect(binding.code).toBe(ERRORS.WITHDRAW_PASSWORD_WRONG.wire)
  expect(await balanceOf(who)).toEqual([4_000_000n, 0n])
})

test("[LED-18] [LED-19] another member's card and order are out of reach", async () => {
  const { who: owner, card } = await withCard()
  const { who: thief } = await withCard()
  expect((await steps.ask(thief, card.id, '1000000')).code).toBe(ERRORS.WITHDRAW_TARGET.wire)
  const { orderNo } = (await steps.ask(owner, card.id, '1000000')).data
  for (const call of [getWithdrawOrder, getWithdrawStatus, confirmWithdrawOrder]) {
    expect((await world.call(call, { orderNo }, thief)).code).toBe(ERRORS.NOT_FOUND.wire)
  }
  // A card is no place for USDT or an e-wallet.
  expect((await steps.ask(thief, card.id, '1000000', { channel: 'ewallet' })).code).toBe(
    ERRORS.WITHDRAW_TARGET.wire,
  )
})

test('[MON-03] [MON-04] wrong amounts and those beyond the limits of the channel move nothing, and its least is taken', async () => {
  const { who, card } = await withCard('400000000')
  const wrong = [
    '-1',
    '0',
    '-0',
    '1e6',
    '0x10',
    ' 1000000 ',
    '１０００',
    '1,000,000',
    '1000000.5',
    'NaN',
    '9'.repeat(400),
  ]
  for (const amount of wrong) {
    expect((await steps.ask(who, card.id, amount)).code).toBe(ERRORS.INVALID_INPUT.wire)
  }
  for (const amount of ['199999', '300000001']) {
    expect((await steps.ask(who, card.id, amount)).code).toBe(ERRORS.WITHDRAW_RANGE.wire)
  }
  expect(await balanceOf(who)).toEqual([400_000_000n, 0n])
  expect((await steps.ask(who, card.id, '200000')).code).toBe(200)
})

test('more than there is, more than the day allows, and a debt are refused', async () => {
  const { who, card } = await withCard('500000')
  expect((await steps.ask(who, card.id, '600000')).code).toBe(ERRORS.BALANCE_SHORT.wire)
  expect(await ordersOf(who)).toBe(0)
  const amount = parseMoney('900000', 'VND')
  if (!amount) throw new Error('No amount.')
  const said = { memberId: who.id, key: 'taken-back', kind: 'bet.corrected', reference: 'bet' }
  await world.app.ledger.submit({ ...said, op: 'force', amount, to: 'house:sports' })
  expect((await steps.ask(who, card.id, '200000')).code).toBe(ERRORS.DEBT_OPEN.wire)

  const { who: someone, card: rich } = await withCard('700000000')
  world.worldClock.jump(hours(25))
  const big = await steps.signInAgain(someone)
  const { orderNo } = (await steps.ask(big, rich.id, '200000000')).data
  await steps.until(big, orderNo, 2)
  expect((await steps.ask(big, rich.id, '100000001')).code).toBe(ERRORS.WITHDRAW_DAY_LIMIT.wire)
  expect((await steps.ask(big, rich.id, '100000000')).code).toBe(200)
})

test('[ACS-10] [WAL-04b] a lock that is set between the page and the order refuses it, with its cause', async () => {
  const { who, card } = await withCard()
  await database.asOwner(
    `update platform.member set status = '3', lock_causes = '{"3":"review"}' where id = $1`,
    [who.id],
  )
  const refused = await steps.ask(who, card.id, '1000000')
  expect(refused.code).toBe(ERRORS.WITHDRAW_LOCKED.wire)
  expect(refused.msg).toContain('bộ phận hỗ trợ')
  expect(await ordersOf(who)).toBe(0)
})

test('[CBK-03] a forged, altered, old, misdirected or early notice moves nothing', async () => {
  const { who, card } = await withCard('5000000')
  const { orderNo } = (await steps.ask(who, card.id, '1000000')).data
  const send = async (notice: ReturnType<typeof partyNotice>) => (await world.call(notifyPayout, notice)).code
  const REFUSED = ERRORS.NOTICE_REFUSED.wire
  expect(await send({ ...partyNotice(orderNo), signature: '0'.repeat(64) })).toBe(REFUSED)
  expect(await send({ ...partyNotice(orderNo), state: 'failed' })).toBe(REFUSED)
  expect(await send(partyNotice(orderNo, { amount: '9000000.00' }))).toBe(REFUSED)
  expect(await send(partyNotice(orderNo, { currency: 'USDT' }))).toBe(REFUSED)
  expect(await send(partyNotice('wd_0000000000000000'))).toBe(REFUSED)
  expect(await send(partyNotice(orderNo, { sentAt: world.worldClock.now() - hours(25) }))).toBe(REFUSED)
  // Before it was handed over nobody can have paid it.
  expect(await send(partyNotice(orderNo))).toBe(200)
  expect((await steps.orderOf(who, orderNo)).orderStatus).toBe(0)
  expect(await balanceOf(who)).toEqual([4_000_000n, 1_000_000n])
})

test('[LED-15] paid and refused never both happen: later notices change nothing', async () => {
  const { who, card } = await withCard('5000000')
  const { orderNo } = (await steps.ask(who, card.id, '1000000')).data
  await steps.until(who, orderNo, 5)
  const paid = partyNotice(orderNo)
  const copies = await Promise.all(Array.from({ length: 10 }, () => world.call(notifyPayout, paid)))
  expect(copies.every(({ code }) => code === 200)).toBe(true)
  expect((await steps.orderOf(who, orderNo)).orderStatus).toBe(2)
  await world.call(notifyPayout, partyNotice(orderNo, { state: 'failed' }))
  await world.call(notifyPayout, partyNotice(orderNo, { state: 'accepted' }))
  const altered = partyNotice(orderNo, { noticeId: paid.noticeId, state: 'failed' })
  expect((await world.call(notifyPayout, altered)).code).toBe(ERRORS.NOTICE_REFUSED.wire)
  await steps.goOn(4)
  expect((await steps.orderOf(who, orderNo)).orderStatus).toBe(2)
  expect(await balanceOf(who)).toEqual([4_000_000n, 0n])
  await expect(
    database.asOwner(
      `update platform.withdraw_order set state = 'refused', cause = 'review' where order_no = $1`,
      [orderNo],
    ),
  ).rejects.toThrow(/does not change/)
})

test('whatever is put into a field of an order ends in a clear refusal', async () => {
  const { who, card } = await withCard()
  const withdrawPwd = await steps.seal(who, 'withdraw', { pwd: '000111' })
  const request = { requestKey: steps.newKey(), targetId: card.id, amount: '1000000', withdrawPwd }
  expect(await badInputProblems(world, withdrawToBank, request, who)).toEqual([])
})

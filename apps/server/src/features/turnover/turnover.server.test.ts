import { createC2cOrder, createDepositOrder } from '@keo/contract/deposit'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { ERRORS } from '@keo/contract/errors'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { seconds } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'
import { beforeAll, expect, test } from 'vitest'

let cards = 85_000_000
let bets = 0

const { database, world } = sharedDoorWorld()
const steps = payoutSteps(world)
beforeAll(() => steps.warmUp())

async function player() {
  const who = await steps.payee('1000000')
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [who.id])
  return { who, card: await steps.bindCard(who, String((cards += 1))) }
}

type More = { amount?: string; takesGift?: boolean }
/** 5,000,000 đ by a channel; VietQR gives 75,000 đ on top. */
async function deposit(who: Payee, channelId = 'vietqr', more: More = {}): Promise<void> {
  world.worldClock.jump(seconds(1))
  const request = { channelId, optionId: '', amount: '5000000', key: steps.newKey(), ...more }
  const order = channelId === 'c2c' ? createC2cOrder : createDepositOrder
  const { orderNo } = (await world.call(order, request, who)).data
  await world.call(paySandboxOrder, { orderNo, how: 'pay' })
  await world.jobs.runDue()
}

type End = { payout?: number; isReleased?: true; isOpen?: true }
/** A stake is held, and then ends as told; without anything it is lost. */
async function bet({ id: memberId }: Payee, dong: number, { payout, isReleased, isOpen }: End = {}) {
  world.worldClock.jump(seconds(1))
  const holdId = `bet-${(bets += 1)}`
  const said = { memberId, reference: holdId, amount: money(BigInt(dong * 100), 'VND'), holdId }
  const { submit } = world.app.ledger
  await submit({ ...said, op: 'hold', key: `${holdId}:stake`, kind: 'game.stake', purpose: 'stake' })
  if (isOpen) return
  const key = `${holdId}:end`
  if (isReleased) await submit({ ...said, op: 'release', key, kind: 'game.void' })
  else {
    const paid = { payout: BigInt((payout ?? 0) * 100) as Minor }
    await submit({ ...said, ...paid, op: 'post', key, kind: 'game.settled', to: 'house:games' })
  }
}

const meterOf = async (who: Payee) => {
  const { turnover } = (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data
  return [turnover.required, turnover.done, turnover.missing].map(Number)
}

const withdrawable = async (who: Payee) =>
  Number((await world.call(getWithdrawContent, { channel: 'bank' }, who)).data.withdrawable)

test('deposit and gift are bet once before they may leave; what they lock is left out of what may be withdrawn', async () => {
  const { who, card } = await player()
  expect([await meterOf(who), await withdrawable(who)]).toEqual([[0, 0, 0], 1_000_000])
  await deposit(who)
  expect([await meterOf(who), await withdrawable(who)]).toEqual([[5_075_000, 0, 5_075_000], 1_000_000])
  const refused = await steps.ask(who, card.id, '1000001')
  expect(refused.code).toBe(ERRORS.WITHDRAW_TURNOVER.wire)
  expect(refused.msg).toContain('5.075.000')
  await bet(who, 50_000)
  expect([await meterOf(who), await withdrawable(who)]).toEqual([[5_075_000, 50_000, 5_025_000], 1_000_000])
  await deposit(who)
  expect(await meterOf(who)).toEqual([10_150_000, 50_000, 10_100_000])
  await bet(who, 5_050_000, { payout: 5_100_000 })
  await bet(who, 5_050_000, { payout: 5_100_000 })
  expect([await meterOf(who), await withdrawable(who)]).toEqual([[10_150_000, 10_150_000, 0], 11_200_000])
  expect((await steps.ask(who, card.id, '1000001')).code).toBe(200)
})

test('money that no gift is bound to leaves while a gift is still to be bet', async () => {
  const { who, card } = await player()
  await deposit(who)
  expect((await steps.ask(who, card.id, '1000000')).code).toBe(200)
})

test('a gift of 1,500,000 on 50,000,000 by a merchant asks for bets of 51,500,000', async () => {
  const { who } = await player()
  await deposit(who, 'c2c', { amount: '50000000' })
  expect(await meterOf(who)).toEqual([51_500_000, 0, 51_500_000])
})

test('a gift that is declined is not given and asks for nothing', async () => {
  const { who, card } = await player()
  await deposit(who, 'vietqr', { takesGift: false })
  expect([await meterOf(who), await withdrawable(who)]).toEqual([[0, 0, 0], 6_000_000])
  expect((await steps.ask(who, card.id, '5000000')).code).toBe(200)
})

test('open, void and pushed stakes count for nothing, nor do those of before the gift', async () => {
  const { who } = await player()
  await bet(who, 300_000)
  await deposit(who)
  await bet(who, 100_000, { isOpen: true })
  await bet(who, 100_000, { isReleased: true })
  await bet(who, 100_000, { payout: 100_000 })
  expect(await meterOf(who)).toEqual([5_075_000, 0, 5_075_000])
})

test('after enough was bet the next gift begins anew; money without a gift asks for nothing', async () => {
  const { who, card } = await player()
  await deposit(who)
  await bet(who, 5_100_000, { payout: 5_200_000 })
  await deposit(who)
  expect(await meterOf(who)).toEqual([5_075_000, 0, 5_075_000])
  const { who: other, card: theirs } = await player()
  await deposit(other, 'fastbank')
  expect(await meterOf(other)).toEqual([0, 0, 0])
  expect((await steps.ask(who, card.id, '6175001')).code).toBe(ERRORS.WITHDRAW_TURNOVER.wire)
  expect((await steps.ask(other, theirs.id, '200000')).code).toBe(200)
})

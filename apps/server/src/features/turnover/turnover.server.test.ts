import { createDepositOrder } from '@keo/contract/deposit'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { ERRORS } from '@keo/contract/errors'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { payoutHands } from '@keo/dev-world/payout-hands'
import type { Payee } from '@keo/dev-world/withdraw-hands'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { seconds } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'
import { beforeAll, expect, test, vi } from 'vitest'

// A pair of 3072 bits takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

let cards = 85_000_000
let bets = 0

const { database, world } = sharedDoorWorld()
const hands = payoutHands(world)
beforeAll(() => hands.warmUp())

async function player() {
  const who = await hands.payee('1000000')
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [who.id])
  return { who, card: await hands.bindCard(who, String((cards += 1))) }
}

/** 5,000,000 đ by a channel; VietQR gives 75,000 đ on top. */
async function deposit(who: Payee, channelId = 'vietqr'): Promise<void> {
  world.worldClock.jump(seconds(1))
  const wish = { channelId, optionId: '', amount: '5000000', key: hands.newKey() }
  const { orderNo } = (await world.call(createDepositOrder, wish, who)).data
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
  return Object.values(turnover).map((amount) => Number(amount))
}

test('a gift is bet once before money may leave; what is missing is shown, and said by the refusal', async () => {
  const { who, card } = await player()
  expect(await meterOf(who)).toEqual([0, 0, 0])
  await deposit(who)
  expect(await meterOf(who)).toEqual([75_000, 0, 75_000])
  const refused = await hands.ask(who, card.id, '200000')
  expect(refused.code).toBe(ERRORS.WITHDRAW_TURNOVER.wire)
  expect(refused.msg).toContain('75.000')
  await bet(who, 50_000)
  expect(await meterOf(who)).toEqual([75_000, 50_000, 25_000])
  await deposit(who)
  expect(await meterOf(who)).toEqual([150_000, 50_000, 100_000])
  await bet(who, 99_999, { payout: 180_000 })
  expect((await hands.ask(who, card.id, '200000')).msg).toContain(' 1 ')
  await bet(who, 50_000)
  expect(await meterOf(who)).toEqual([150_000, 150_000, 0])
  expect((await hands.ask(who, card.id, '200000')).code).toBe(200)
})

test('open, void and pushed stakes count for nothing, nor do those of before the gift', async () => {
  const { who } = await player()
  await bet(who, 300_000)
  await deposit(who)
  await bet(who, 100_000, { isOpen: true })
  await bet(who, 100_000, { isReleased: true })
  await bet(who, 100_000, { payout: 100_000 })
  expect(await meterOf(who)).toEqual([75_000, 0, 75_000])
})

test('after enough was bet the next gift begins anew; money without a gift asks for nothing', async () => {
  const { who, card } = await player()
  await deposit(who)
  await bet(who, 400_000)
  await deposit(who)
  expect(await meterOf(who)).toEqual([75_000, 0, 75_000])
  const { who: other, card: theirs } = await player()
  await deposit(other, 'fastbank')
  expect(await meterOf(other)).toEqual([0, 0, 0])
  expect((await hands.ask(who, card.id, '200000')).code).toBe(ERRORS.WITHDRAW_TURNOVER.wire)
  expect((await hands.ask(other, theirs.id, '200000')).code).toBe(200)
})

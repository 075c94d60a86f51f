import {
  getWithdrawOrder,
  withdrawToBank,
  withdrawToEwallet,
  withdrawUsdt,
  type WithdrawChannel,
} from '@keo/contract/withdraw'
import { isOpenStatus, WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { hours, seconds } from '@keo/units/instants'
import type { DoorWorld } from './door-world.ts'
import { withdrawSteps, type Payee } from './withdraw-steps.ts'

const CALLS = {
  bank: withdrawToBank,
  c2c: withdrawToBank,
  usdt: withdrawUsdt,
  ewallet: withdrawToEwallet,
} as const
const STEPS_MAX = 20

/** What people do to withdraw, and how the world goes on meanwhile. */
export function payoutSteps(world: DoorWorld) {
  const withdraw = withdrawSteps(world)
  let keys = 0
  const newKey = () => `request-key-${String((keys += 1)).padStart(8, '0')}`

  async function ask(
    who: Payee,
    targetId: string,
    amount: string,
    more: { channel?: WithdrawChannel; requestKey?: string; quoteId?: string; withdrawPwd?: string } = {},
  ) {
    const { channel = 'bank', quoteId = '' } = more
    const requestKey = more.requestKey ?? newKey()
    const withdrawPwd = more.withdrawPwd ?? (await withdraw.seal(who, 'withdraw'))
    const asked = { requestKey, targetId, amount, withdrawPwd, quoteId }
    return world.call(CALLS[channel], channel === 'c2c' ? { ...asked, channel } : asked, who)
  }

  /** Half a minute at a time, with everything that falls due. */
  async function goOn(steps = 1): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      world.worldClock.jump(seconds(30))
      await world.jobs.runDue()
    }
  }

  const orderOf = async (who: Payee, orderNo: string) => {
    const { data } = await world.call(getWithdrawOrder, { orderNo }, who)
    if (!data) throw new Error('There is no such order.')
    return data
  }

  /** Until the order is at this state, or at an end. */
  async function until(who: Payee, orderNo: string, orderStatus: number) {
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const order = await orderOf(who, orderNo)
      if (order.orderStatus === orderStatus || !isOpenStatus(order.orderStatus)) return order
      await goOn()
    }
    return orderOf(who, orderNo)
  }

  /** Somebody with 60 million and a card that is a day old: it takes large sums. */
  async function richPayee(cardNumber: string) {
    const payee = await withdraw.payee('60000000')
    const card = await withdraw.bindCard(payee, cardNumber)
    world.worldClock.jump(hours(24))
    return { who: await withdraw.signInAgain(payee), card }
  }

  /** A withdrawal of 50 million at the moment a person has to look at it. */
  async function orderInReview(cardNumber: string) {
    const { who, card } = await richPayee(cardNumber)
    const { orderNo } = (await ask(who, card.id, '50000000')).data
    await until(who, orderNo, WITHDRAW_STATES.inReview)
    return { who, orderNo }
  }

  return { ...withdraw, richPayee, orderInReview, ask, goOn, until, orderOf, newKey }
}

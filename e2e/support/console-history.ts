import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { payoutSteps } from '@keo/dev-world/payout-steps'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import type { World } from '@keo/dev-world/world'
import { fund } from './book.ts'
import { done } from './console-members.ts'
import { diceOf } from './dice.ts'
import { gameIdOf } from './games.ts'

type Statement = {
  'sandbox.payment_entry': {
    tenant_id: string
    order_no: string
    reference: string
    currency: string
    amount: bigint
    at: InstantColumn
  }
}

/** The bank tells of money for an order that nobody here knows: the books differ once they are compared. */
export async function toldByBankAlone(world: World): Promise<void> {
  const orderNo = 'D000000000000000'
  await world.database.db
    .withTables<Statement>()
    .insertInto('sandbox.payment_entry')
    .values({
      tenant_id: 'keo',
      order_no: orderNo,
      reference: `vietqr:${orderNo}:500000000`,
      currency: 'VND',
      amount: 500_000_000n,
      at: sqlInstant(world.worldClock.now()),
    })
    .execute()
}

const GAME = 'keo-dice-01'
/** Together they make a row of wins that chance hardly explains. */
const [LOST, WON] = [20, 8]

/** Rounds of a member, the last of them won one after the other; gives the game's id. */
export async function playLuckily(world: World, userName: string): Promise<number> {
  await fund(world, userName, 1_000_000)
  const dice = await diceOf(world, { token: await world.signIn(userName) })
  for (let round = 0; round < LOST; round += 1) await dice(10_000, `lost-${round}`, 'lost')
  for (let round = 0; round < WON; round += 1) await dice(10_000, `won-${round}`)
  return gameIdOf(world, GAME)
}

type Going = {
  readonly steps: ReturnType<typeof payoutSteps>
  readonly who: Payee
  readonly cardId: string
}

/** One that has arrived and one that is on its way, both too small for anybody to look at. */
export async function goneWithdrawals({ steps, who: one, cardId }: Going): Promise<string[]> {
  const who = await steps.signInAgain(one)
  const orders: string[] = []
  for (const [amount, state] of [
    ['1500000', WITHDRAW_STATES.paid],
    ['1600000', WITHDRAW_STATES.sending],
  ] as const) {
    const { orderNo } = done(await steps.ask(who, cardId, amount))
    const { orderStatus } = await steps.until(who, orderNo, state)
    if (orderStatus !== state) throw new Error(`${orderNo} is at ${orderStatus}.`)
    orders.push(orderNo)
  }
  return orders
}

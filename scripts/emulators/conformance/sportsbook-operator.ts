import {
  CALLBACK_CODES,
  checkOrderPay,
  payOrder,
  probeOperator,
  readBalance,
  syncOrder,
  syncTransactions,
} from '@keo/sportsbook-contract/callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { minutes } from '@keo/units/instants'
import { acceptedOrder, ODDS } from './accepted-order.ts'
import { type Check, demand, shown } from './checks.ts'
import type { CallbackAnswer, SportsOperatorEnd } from './sportsbook-operator-end.ts'

type End = SportsOperatorEnd

const { done, balanceTooLow } = CALLBACK_CODES
const AT_ONCE = 5

const isDone = (answer: CallbackAnswer, what: string) =>
  demand(answer.code === done, `${what} is answered with ${shown(answer)}`)
const isRefused = (answer: CallbackAnswer, what: string) =>
  demand(answer.code !== done, `${what} is answered with 0`)

/** A stake that was taken; `back` gives it back, so that the player ends with what there was. */
async function charged(end: End) {
  const { tell, movement, newId, stake } = end
  const bet = movement(newId(), 'BET', stake)
  isDone(await tell(payOrder, bet), 'order_pay')
  const undo = { ...bet, status: 0 }
  return { bet, undo, back: async () => isDone(await tell(syncTransactions, [undo]), 'the undo of a stake') }
}

const SIGNATURES: readonly Check<End>[] = [
  {
    name: 'signature',
    rule: 'What is unsigned, signed with another secret or as another merchant, altered, or older than five minutes is refused',
    async run({ asked, merchant, stamp, send }) {
      const text = JSON.stringify(asked)
      const altered = JSON.stringify({ ...asked, extra: 1 })
      const wrong: [string, string, Record<string, string>][] = [
        ['a call without a signature', text, {}],
        ['another secret', text, signedHeaders(text, { ...merchant, secret: 'a guess' }, stamp())],
        ['another merchant', text, signedHeaders(text, { ...merchant, id: 'somebody-else' }, stamp())],
        ['an altered body', altered, signedHeaders(text, merchant, stamp())],
        ['a time of ten minutes ago', text, signedHeaders(text, merchant, stamp() - minutes(10))],
        ['an altered time', text, { ...signedHeaders(text, merchant, stamp()), timestamp: String(stamp()) }],
      ]
      for (const [what, sent, headers] of wrong) {
        // A refusal may also be a status of its own: then there is no answer to read.
        const answer = await send(readBalance, sent, headers).catch(() => null)
        if (answer) isRefused(answer, what)
      }
    },
  },
  {
    name: 'health',
    rule: 'The probe is answered with 0',
    run: async ({ tell }) => isDone(await tell(probeOperator, {}), 'health'),
  },
  {
    name: 'balance',
    rule: 'The balance of a player is told in the currency that is named, and in all of them when none is',
    async run({ tell, asked, balance }) {
      await balance()
      const { currencyId: _, ...all } = asked
      const answer = await tell(readBalance, all)
      isDone(answer, 'balance without a currency')
      const read = readBalance.data.safeParse(answer.data)
      demand(read.success && read.data.length > 0, `no list of balances: ${shown(answer.data)}`)
    },
  },
  {
    name: 'unknown-user',
    rule: 'Of a user that does not exist no balance is told, and nothing can be staked',
    async run({ tell, asked, movement, newId, stake }) {
      const merchantUserId = `nobody-${newId()}`
      isRefused(await tell(readBalance, { ...asked, merchantUserId }), 'the balance of nobody')
      isRefused(await tell(payOrder, movement(newId(), 'BET', stake, { merchantUserId })), 'a bet of nobody')
    },
  },
]

const STAKES: readonly Check<End>[] = [
  {
    name: 'stake',
    rule: 'A stake is taken to the cent, and given back to the cent when its bet is undone',
    async run(end) {
      await end.moves(0, async () => {
        const before = await end.balance()
        const { back } = await charged(end)
        const taken = before - (await end.balance())
        demand(taken === end.stake * 100, `${taken / 100} was taken for a stake of ${end.stake}`)
        await back()
      })
    },
  },
  {
    name: 'stake-again',
    rule: 'The same transaction again is answered with 0 and takes nothing more',
    async run(end) {
      const { bet, back } = await charged(end)
      await end.moves(0, async () => isDone(await end.tell(payOrder, bet), 'the same order_pay again'))
      await back()
    },
  },
  {
    name: 'stake-at-once',
    rule: 'The same transaction several times at the same moment takes the stake once',
    async run(end) {
      const bet = end.movement(end.newId(), 'BET', end.stake)
      await end.moves(-end.stake, async () => {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => end.tell(payOrder, bet)))
        demand(
          answers.some(({ code }) => code === done),
          'none was answered with 0',
        )
      })
      isDone(await end.tell(syncTransactions, [{ ...bet, status: 0 }]), 'the undo of a stake')
    },
  },
  {
    name: 'stake-changed',
    rule: 'A known transaction with another amount moves nothing',
    async run(end) {
      const { bet, back } = await charged(end)
      await end.moves(0, async () => void (await end.tell(payOrder, { ...bet, amount: -2 * end.stake })))
      await back()
    },
  },
  {
    name: 'stake-too-large',
    rule: 'A stake above the balance is answered with 9 and moves nothing',
    async run({ balance, moves, movement, newId, tell }) {
      const much = Math.ceil((await balance()) / 100) + 1
      await moves(0, async () => {
        const answer = await tell(payOrder, movement(newId(), 'BET', much))
        demand(answer.code === balanceTooLow, `answered with ${shown(answer)} and not with 9`)
      })
    },
  },
  {
    name: 'stake-only',
    rule: 'order_pay takes nothing but a stake: a win sent there is refused and pays nothing',
    async run({ moves, movement, newId, stake, tell }) {
      await moves(0, async () =>
        isRefused(await tell(payOrder, movement(newId(), 'WIN', stake)), 'a win at order_pay'),
      )
    },
  },
  {
    name: 'check-pay',
    rule: 'check_order_pay says 0 of a stake that was taken, something else of one that was not, and moves nothing',
    async run(end) {
      const { bet, back } = await charged(end)
      await end.moves(0, async () => {
        isDone(await end.tell(checkOrderPay, bet), 'check_order_pay of a stake that was taken')
        const never = end.movement(end.newId(), 'BET', end.stake)
        isRefused(await end.tell(checkOrderPay, never), 'check_order_pay of a stake that never came')
      })
      await back()
    },
  },
]

const CREDITS: readonly Check<End>[] = [
  {
    name: 'undo-again',
    rule: 'A stake is given back once, however often its undo comes',
    async run(end) {
      const { undo, back } = await charged(end)
      await back()
      await end.moves(0, async () => isDone(await end.tell(syncTransactions, [undo]), 'the same undo again'))
    },
  },
  {
    name: 'undo-first',
    rule: 'An undo that overtakes its stake gives nothing, and the stake that comes after it takes nothing',
    async run({ moves, movement, newId, stake, tell }) {
      const bet = movement(newId(), 'BET', stake)
      await moves(0, async () => {
        await tell(syncTransactions, [{ ...bet, status: 0 }])
        isRefused(await tell(payOrder, bet), 'a stake that was undone before it came')
      })
    },
  },
  {
    name: 'win-once',
    rule: 'A win of an accepted order is paid once, and its reversal takes it once',
    async run(end) {
      const { bet } = await charged(end)
      const { merchant, user, currencyId, stake, tell, movement, moves } = end
      const order = { id: bet.businessId, merchantId: merchant.id, user, currencyId, stake, now: end.now() }
      isDone(await tell(syncOrder, acceptedOrder(order)), 'sync_orders')
      const paid = stake * ODDS
      const book = async (list: readonly object[], what: string) =>
        isDone(await tell(syncTransactions, list), what)
      const win = movement(order.id, 'WIN', paid)
      await moves(paid, () => book([win], 'a win'))
      await moves(0, () => book([win], 'the same win again'))
      const reversal = movement(order.id, 'SETTLEMENT_ROLLBACK_DEDUCT', paid)
      await moves(-paid, () => book([reversal], 'the reversal of a win'))
      await moves(0, () => book([reversal], 'the same reversal again'))
      await moves(stake, () => book([movement(order.id, 'CANCEL_RETURN', stake)], 'a stake that goes back'))
    },
  },
  {
    name: 'some-failed',
    rule: 'Of several movements those that fail are named in data, and the others are booked',
    async run(end) {
      const { bet, undo } = await charged(end)
      const nobody = end.movement(end.newId(), 'WIN', end.stake, {
        merchantUserId: `nobody-${bet.transactionId}`,
      })
      await end.moves(end.stake, async () => {
        const answer = await end.tell(syncTransactions, [undo, nobody])
        isDone(answer, 'two movements of which one fails')
        const failed = syncTransactions.data.safeParse(answer.data)
        const names = failed.success ? (failed.data ?? []).map(({ transactionId }) => transactionId) : []
        demand(
          names.length === 1 && names[0] === nobody.transactionId,
          `named as failed: ${shown(answer.data)}`,
        )
      })
    },
  },
  {
    name: 'order-again',
    rule: 'An order that is pushed again, or in an older version, is answered with 0',
    async run(end) {
      const { bet, back } = await charged(end)
      const { merchant, user, currencyId, stake, tell } = end
      const order = acceptedOrder({
        id: bet.businessId,
        merchantId: merchant.id,
        user,
        currencyId,
        stake,
        now: end.now(),
      })
      for (const version of [2, 2, 1])
        isDone(await tell(syncOrder, { ...order, version }), `sync_orders of version ${version}`)
      await back()
    },
  },
]

/** What the wallet of an operator must keep to, as its sportsbook can see it. */
export const SPORTS_OPERATOR_CHECKS: readonly Check<End>[] = [...SIGNATURES, ...STAKES, ...CREDITS]

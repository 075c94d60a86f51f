import type { WalletNetwork } from '@keo/contract/banks'
import type { WithdrawOrder } from '@keo/contract/withdraw'
import { WITHDRAW_STATES, type WithdrawState } from '@keo/contract/withdraw-states'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import type { WithdrawHold } from './withdraw-holds.ts'
import type { HeldOrder, Stage } from './withdraw-store.ts'
import type { Expected } from './withdraw-times.ts'

const ORDER: readonly WithdrawState[] = [
  'requested',
  'inReview',
  'approved',
  'sending',
  'awaitingConfirmation',
  'paid',
  'refused',
]

export function toWithdrawOrder(
  order: HeldOrder,
  stages: readonly Stage[],
  expected: Expected,
  { hold, bankName }: { hold: WithdrawHold | null; bankName: (code: string) => string },
): WithdrawOrder {
  return {
    orderNo: order.orderNo,
    orderStatus: WITHDRAW_STATES[order.state],
    channel: order.channel,
    amount: moneyText(order.amount),
    fee: moneyText(money(order.fee, 'VND')),
    payout: moneyText(order.payout),
    payoutCurrency: order.payout.currency === 'USDT' ? 'USDT' : 'VND',
    rate: order.rate === null ? '' : moneyText(money(order.rate, 'VND')),
    target: {
      name: isCard(order) ? bankName(order.targetPlace) : order.targetPlace,
      maskedNumber: order.targetShown,
      network: isCard(order) ? null : (order.targetPlace as WalletNetwork),
    },
    createdTime: serverTimeText(order.createdAt),
    isReviewed: order.isReviewed,
    stages: stages
      // Two steps of one moment stand in the order in which they can happen.
      .toSorted((one, other) => one.at - other.at || ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
      .map(({ state, at }) => ({ orderStatus: WITHDRAW_STATES[state], time: serverTimeText(at) })),
    expected,
    heldTime: hold ? serverTimeText(hold.since) : '',
    cause: order.cause,
    confirmUntilTime:
      order.state === 'awaitingConfirmation' && order.confirmUntil !== null
        ? serverTimeText(order.confirmUntil)
        : '',
  }
}

function isCard({ channel }: HeldOrder): boolean {
  return channel === 'bank' || channel === 'c2c'
}

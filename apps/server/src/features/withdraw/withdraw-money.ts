import { money } from '@keo/units/money'
import type { Command, PostHold } from '../ledger/index.ts'
import type { HeldOrder } from './withdraw-store.ts'

/** What moves when the party has paid: the hold is used up, the fee is ours, and the party's account is so much lower. */
export function payOutCommands(order: HeldOrder): Command[] {
  const { orderNo: reference, amount, fee, payout } = order
  const net = money(amount.minor - fee, 'VND')
  const house = { memberId: null, reference, kind: 'withdraw.settled', op: 'move' } as const
  const settled: Command[] =
    payout.currency === 'USDT'
      ? [
          takeFrom(order, 'sent', { amount: net, to: 'house:exchange' }),
          {
            ...house,
            key: `withdraw:${reference}:settled`,
            amount: payout,
            from: 'house:exchange',
            to: 'house:bank',
          },
        ]
      : [
          takeFrom(order, 'sent', { amount: net, to: 'house:payout-clearing' }),
          {
            ...house,
            key: `withdraw:${reference}:settled`,
            amount: payout,
            from: 'house:payout-clearing',
            to: 'house:bank',
          },
        ]
  return fee === 0n
    ? settled
    : [...settled, takeFrom(order, 'fee', { amount: money(fee, 'VND'), to: 'house:fees' })]
}

/** All of it goes back. */
export function releaseCommand({ memberId, orderNo, amount }: HeldOrder): Command {
  return {
    op: 'release',
    memberId,
    key: `withdraw:${orderNo}:refused`,
    kind: 'withdraw.refused',
    reference: orderNo,
    amount,
    holdId: orderNo,
  }
}

function takeFrom(
  { memberId, orderNo }: HeldOrder,
  part: 'sent' | 'fee',
  what: Pick<PostHold, 'amount' | 'to'>,
): PostHold {
  return {
    op: 'post',
    memberId,
    key: `withdraw:${orderNo}:${part}`,
    kind: `withdraw.${part}`,
    reference: orderNo,
    holdId: orderNo,
    ...what,
  }
}

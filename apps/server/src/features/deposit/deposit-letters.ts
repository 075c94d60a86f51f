import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { money, moneyText } from '@keo/units/money'
import type { NewLetter } from '../inbox/index.ts'
import type { HeldOrder } from './order-store.ts'

const dong = (minor: bigint) => moneyText(money(minor, 'VND'))

/** What the player is told of an order that has come to its end; nothing of one that they called off themselves. */
export function letterOfDeposit(order: HeldOrder): NewLetter | null {
  const { orderNo: about, status, amount } = order
  const values = { amount: dong(amount), currency: 'VND' }
  switch (status) {
    case DEPOSIT_STATUS.done:
      return creditedLetter(order)
    case DEPOSIT_STATUS.failed:
      // Whoever decided against a dispute tells why.
      return order.cause === 'dispute' ? null : { kind: 'depositFailed', about, values }
    case DEPOSIT_STATUS.expired:
      return { kind: 'depositExpired', about, values }
    default:
      return null
  }
}

/** What was credited is what the reviewer said, where another sum arrived than was ordered; such a one has no gift. */
function creditedLetter({ orderNo: about, amount, gift, credited }: HeldOrder): NewLetter {
  const hasGift = gift > 0n && credited === amount + gift
  if (!hasGift)
    return { kind: 'depositCredited', about, values: { amount: dong(credited ?? amount), currency: 'VND' } }
  const values = { amount: dong(amount), gift: dong(gift), currency: 'VND' }
  return { kind: 'depositCreditedWithGift', about, values }
}

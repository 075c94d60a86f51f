import type { MemberId } from '@keo/contract/ids'
import { freeBetOf } from '@keo/contract/free-bets'
import type { Transaction, TransferType } from '@keo/sportsbook-contract/callbacks'
import { CURRENCIES, type Money } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'

/** What moves, in our own words and units. */
export type ProviderTransaction = {
  readonly transactionId: string
  readonly memberId: MemberId
  readonly orderId: string
  readonly transferType: TransferType
  /** Above zero. */
  readonly amount: Money
  readonly isDebit: boolean
  /** Status 0: take back what this id did. */
  readonly isUndo: boolean
  /** The free bet that pays this stake; null for everything else. */
  readonly freeBet: string | null
}

/** Types that end in DEDUCT and the stakes take money, everything else brings it. */
function takes(type: TransferType): boolean {
  return type === 'BET' || type === 'RESERVE_BET' || type === 'OUT' || type.endsWith('_DEDUCT')
}

/** Null for a movement whose currency, amount, sign or direction does not add up: nothing may move by it. */
export function readTransaction(transaction: Transaction): ProviderTransaction | null {
  const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === transaction.currencyId)
  const signed = currency && fromSportsText(transaction.amount, currency)
  if (!currency || !signed || signed.minor === 0n) return null
  const isDebit = transaction.transactionType === 'OUT'
  if (isDebit !== signed.minor < 0n || isDebit !== takes(transaction.transferType)) return null
  if (transaction.status !== 0 && transaction.status !== 1) return null
  const minor = (isDebit ? -signed.minor : signed.minor) as Money['minor']
  return {
    transactionId: transaction.transactionId,
    memberId: transaction.merchantUserId as MemberId,
    orderId: transaction.businessId,
    transferType: transaction.transferType,
    amount: { minor, currency },
    isDebit,
    isUndo: transaction.status === 0,
    freeBet: transaction.transferType === 'BET' ? freeBetOf(transaction.relatedId) : null,
  }
}

/** One movement of money that the operator books (5.3). */
export type OperatorTransaction = {
  readonly transactionId: string
  readonly userId: string
  readonly merchantUserId: string
  readonly businessId: string
  readonly transferType: TransferType
  readonly currencyId: number
  /** Hundredths of the currency, always above zero: the type gives the direction. */
  readonly amount: bigint
  /** False undoes an earlier transaction of the same id. */
  readonly isNormal: boolean
  readonly relatedId: string | null
  readonly remark: string | null
}

export type TransferType =
  | 'BET'
  | 'WIN'
  | 'REFUND'
  | 'CASHOUT'
  | 'CASHOUT_CANCEL_DEDUCT'
  | 'SETTLEMENT_ROLLBACK_DEDUCT'
  | 'SETTLEMENT_ROLLBACK_RETURN'

const OUT: ReadonlySet<TransferType> = new Set(['BET', 'SETTLEMENT_ROLLBACK_DEDUCT', 'CASHOUT_CANCEL_DEDUCT'])

export function isDebit(type: TransferType): boolean {
  return OUT.has(type)
}

/** `unknown` is every answer that is neither yes nor no: late, broken, or unknown to the operator itself. */
export type Answer = 'yes' | 'no' | 'unknown'

/** The party that keeps the players' money. */
export type Operator = {
  /** True while no request is sent to it. */
  isAway(): boolean
  /** Hundredths; `refused` when the operator refuses to answer, null when its answer could not be read. */
  balance(merchantUserId: string, currencyId: number): Promise<bigint | 'refused' | null>
  pay(stake: OperatorTransaction): Promise<Answer>
  wasPaid(stake: OperatorTransaction): Promise<Answer>
  /** Ids that were not booked; null when nothing is known of any of them. */
  book(transactions: readonly OperatorTransaction[]): Promise<ReadonlySet<string> | null>
  pushOrder(orderId: string): Promise<boolean>
  pushCashOut(cashOutId: string): Promise<boolean>
}

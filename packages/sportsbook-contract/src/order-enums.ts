/** Order and cash-out status (3.13, 3.15). */
export const ORDER_STATUS = {
  created: 0,
  confirming: 1,
  rejected: 2,
  cancelled: 3,
  accepted: 4,
  settled: 5,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** What the price of a cash-out says beside the status of its order (3.15). */
export const CASH_OUT_PRICE_STATE = { reservePending: 101, inProgress: 102 } as const

/** Why an order was rejected (`rj`, 3.13); the text of each is a message. */
export const REJECT_REASONS = {
  systemError: { wire: 1, message: 'provider.reject.systemError' },
  badParameter: { wire: 2, message: 'provider.reject.badParameter' },
  riskLimit: { wire: 3, message: 'provider.reject.riskLimit' },
  marketSuspended: { wire: 4, message: 'provider.reject.marketSuspended' },
  traderRejected: { wire: 5, message: 'provider.reject.traderRejected' },
  paymentFailed: { wire: 6, message: 'provider.reject.paymentFailed' },
  unconfirmedAtSettlement: { wire: 7, message: 'provider.reject.unconfirmedAtSettlement' },
  oddsChanged: { wire: 8, message: 'provider.reject.oddsChanged' },
} as const
export type RejectReason = keyof typeof REJECT_REASONS

/** Single or series (3.18). */
export const SERIES_TYPE = { single: 0, series: 1 } as const

/** Which time a list of orders goes by (3.18). */
export const TIME_TYPE = { placed: 1, settled: 2 } as const

/** Reservations (3.17). */
export const RESERVATION_STATUS = { waiting: 0, done: 1, failed: 2, cancelled: 3, confirming: 4 } as const
export const RESERVATION_PAY = { later: 1, now: 2 } as const
export const RESERVATION_FAIL = {
  userCancelled: 1,
  featureClosed: 2,
  paymentFailed: 3,
  marketSettled: 4,
  overLimit: 5,
  accountProblem: 6,
  badParameter: 7,
  scoreChanged: 8,
} as const

/** How sure the total of a list is (`totalType`, 2.13). */
export const TOTAL_TYPE = { exact: 0, fewer: 1, estimate: 2 } as const

import type { Receipt } from './receipt-store.ts'

/** Credited by a dispute: what the merchant did not pay. No party's own id has that sign. */
export const claimId = (orderNo: string): string => `dispute/${orderNo}`

/** Whether it came from a merchant's debt instead of a payment. */
export const isClaim = ({ paymentId }: Pick<Receipt, 'paymentId'>): boolean =>
  paymentId.startsWith('dispute/')

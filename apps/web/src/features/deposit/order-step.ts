import { DEPOSIT_STATUS, type DepositStatus } from '@keo/contract/deposit-states'

const { created, done, paidByPlayer, failed, cancelled, expired, suspense, proofAsked, crediting } =
  DEPOSIT_STATUS

const STEPS: Record<DepositStatus, { current: number; isFailed: boolean }> = {
  [created]: { current: 1, isFailed: false },
  [paidByPlayer]: { current: 2, isFailed: false },
  [proofAsked]: { current: 2, isFailed: false },
  [crediting]: { current: 3, isFailed: false },
  [suspense]: { current: 2, isFailed: false },
  [done]: { current: 4, isFailed: false },
  [failed]: { current: 2, isFailed: true },
  [cancelled]: { current: 1, isFailed: true },
  [expired]: { current: 1, isFailed: true },
}

/** Which of the four steps an order is at. */
export function orderStep(status: DepositStatus): { current: number; isFailed: boolean } {
  return STEPS[status]
}

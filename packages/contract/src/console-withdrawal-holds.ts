import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'
import { WithdrawOrderNo } from './withdraw.ts'

export const HOLD_HOURS_MAX = 30 * 24

/** What keeps an order from being paid. */
export const WithdrawalHold = z.object({
  by: z.string(),
  reason: z.string(),
  since: At,
  /** Null: until somebody takes it off. */
  until: z.nullable(At),
})
export type WithdrawalHold = z.output<typeof WithdrawalHold>

export const holdWithdrawal = defineStaffCall({
  name: 'withdrawals/hold',
  permission: 'withdrawals.decide',
  summary: 'Keeps a withdrawal in review from being paid, for some hours or until it is taken off',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'WITHDRAWAL_HELD', 'WITHDRAWAL_OPENED'],
  request: z.object({
    orderNo: WithdrawOrderNo,
    /** Null: until it is taken off. */
    hours: z.nullable(z.int().check(z.gte(1), z.lte(HOLD_HOURS_MAX))),
    reason: Reason,
  }),
  response: z.object({}),
})

export const liftWithdrawalHold = defineStaffCall({
  name: 'withdrawals/lift',
  permission: 'withdrawals.decide',
  summary: 'Takes the hold off a withdrawal: it can be approved again',
  errors: ['NOT_FOUND', 'WITHDRAWAL_OPENED'],
  request: z.object({ orderNo: WithdrawOrderNo, reason: Reason }),
  response: z.object({}),
})

import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { At } from './staff.ts'
import { WithdrawOrderNo } from './withdraw.ts'

/** Nobody else decides an order for as long as this after it was opened. */
export const OPENED_MINUTES = 5

export const WithdrawalOpening = z.object({ by: z.string(), isReader: z.boolean(), until: At })
export type WithdrawalOpening = z.output<typeof WithdrawalOpening>

export const openWithdrawal = defineStaffCall({
  name: 'withdrawals/open',
  permission: 'withdrawals.decide',
  summary: 'Keeps a withdrawal in review for the reader for five minutes, unless somebody else has it open',
  errors: ['NOT_FOUND'],
  request: z.object({ orderNo: WithdrawOrderNo }),
  response: z.object({}),
})

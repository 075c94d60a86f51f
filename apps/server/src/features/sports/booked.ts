import { AppError } from '@keo/contract/errors'
import type { Log } from '@keo/service-kit/log'
import { CALLBACK_CODES } from '@keo/sportsbook-contract/callbacks'

/** 0 booked, 1 failed, 6 nobody knows, 9 too little there; with the cause where a person should read one. */
export type Booked = { readonly code: number; readonly cause: string | null }

const { done, failed, unknown, balanceTooLow } = CALLBACK_CODES

export const DONE: Booked = { code: done, cause: null }

export const refusedFor = (cause: string): Booked => ({ code: failed, cause })

/** A refusal has undone everything and becomes an answer; everything else is a defect. */
export function refusalOf(error: unknown, transactionId: string, log: Log): Booked {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'BALANCE_SHORT') return { code: balanceTooLow, cause: error.code }
  // Nothing was read, so nothing is known of what was done before: a no would let a charge stand that nobody undoes.
  if (error.code === 'BUSY') return { code: unknown, cause: error.code }
  log.info({ transactionId, refusal: error.code }, 'a sports movement was refused')
  return refusedFor(error.code)
}

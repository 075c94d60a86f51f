import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { ApiRefusal } from '../api/api-outcome.ts'

/** Carries the whole catalogue along: a light page compares the number of `wire-codes.ts`. */
export function isRefusal(error: unknown, code: ErrorCode): error is ApiRefusal {
  return error instanceof ApiRefusal && error.code === ERRORS[code].wire
}

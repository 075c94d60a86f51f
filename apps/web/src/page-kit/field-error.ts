import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { ApiRefusal } from '../api/api-outcome.ts'
import { toast } from '../toasts/toast.ts'

/** What the server said about one field of the request, in the player's language; empty when nothing. */
export function fieldError(error: Error | null, field: string): string {
  return error instanceof ApiRefusal ? (error.fields[field] ?? '') : ''
}

export function isRefusal(error: unknown, code: ErrorCode): error is ApiRefusal {
  return error instanceof ApiRefusal && error.code === ERRORS[code].wire
}

/** For silent calls: the server's own words, where the form has no better place for them. */
export function tellRefusal(error: unknown): void {
  if (error instanceof ApiRefusal && error.code !== ERRORS.ACCOUNT_RESTRICTED.wire) toast.error(error.message)
}

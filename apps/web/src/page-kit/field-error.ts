import { WIRE } from '@keo/contract/wire-codes'
import { ApiRefusal } from '../api/api-outcome.ts'
import { toast } from '../toasts/toast.ts'

/** What the server said about one field of the request, in the player's language; empty when nothing. */
export function fieldError(error: Error | null, field: string): string {
  return error instanceof ApiRefusal ? (error.fields[field] ?? '') : ''
}

/** For silent calls: the server's own words, where the form has no better place for them. */
export function tellRefusal(error: unknown): void {
  if (error instanceof ApiRefusal && error.code !== WIRE.ACCOUNT_RESTRICTED) toast.error(error.message)
}

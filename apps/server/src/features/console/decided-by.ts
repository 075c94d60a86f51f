import type { DecidedBy } from '../reviews/index.ts'
import type { StaffActing } from '../staff/index.ts'

/** A verdict of the console, as the desk of reviews writes it down. */
export function decidedBy({ caller, address, requestId }: StaffActing, reason: string): DecidedBy {
  return { actor: caller.staffId, session: caller.sessionId, address, requestId, reason }
}

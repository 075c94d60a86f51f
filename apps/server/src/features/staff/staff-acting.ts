import type { Permission, Role } from '@keo/contract/staff-permissions'
import type { AuditActor, AuditRecord } from '@keo/service-kit/audit'
import type { Instant } from '@keo/units/instants'

/** Somebody of the staff, as their session says. */
export type StaffCaller = {
  readonly staffId: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly permissions: ReadonlySet<Permission>
  /** When the session is over if nothing more is done. */
  readonly endsAt: Instant
}

/** Where a request of the console came from. */
export type StaffOrigin = {
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
}

export type StaffActing = StaffOrigin & { readonly caller: StaffCaller }

/** For features that write their own entries. */
export const actorOf = ({ caller, address, requestId }: StaffActing): AuditActor => ({
  actor: caller.staffId,
  session: caller.sessionId,
  address,
  requestId,
})

type Told = { action: string; object: string; before?: unknown; after?: unknown }

/** Whatever somebody of the staff does is written down in these words. */
export function staffRecord(
  { caller, address, requestId }: StaffActing,
  { action, object, before = null, after = null }: Told,
): AuditRecord {
  return {
    actor: caller.staffId,
    session: caller.sessionId,
    address,
    device: null,
    action,
    object,
    before,
    after,
    requestId,
  }
}

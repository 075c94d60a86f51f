import type { AuditRecord } from '@keo/service-kit/audit'
import type { Caller, RequestContext } from '@keo/service-kit/http/api'

/** A member doing something to the own account, and the request by which it came. */
export type Acting = Pick<RequestContext, 'address' | 'deviceNo' | 'userAgent' | 'requestId' | 'language'> & {
  readonly caller: Caller
}

type Deed = { action: string; object?: string; before?: unknown; after?: unknown }

export function auditRecord({ caller, address, deviceNo, requestId }: Acting, deed: Deed): AuditRecord {
  return {
    actor: caller.memberId,
    session: caller.sessionId,
    address,
    device: deviceNo,
    action: deed.action,
    object: deed.object ?? caller.memberId,
    before: deed.before ?? null,
    after: deed.after ?? null,
    requestId,
  }
}

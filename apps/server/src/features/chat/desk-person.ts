import type { AuditActor } from '@keo/service-kit/audit'

/** Who sits at the desk. The sandbox's stand-in has no id. */
export type DeskPerson = {
  readonly staffId: string
  /** What the member calls them. */
  readonly name: string
  readonly by: AuditActor
}

import { getIdentityReview, revealIdentity } from '@keo/contract/console-identities'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { IdentityDesk } from './identity-desk.ts'

export function identityDeskRoutes(api: StaffApi, desk: IdentityDesk): void {
  api.handle(getIdentityReview, ({ body }) => desk.read(body.id))
  api.handle(revealIdentity, ({ body, ...asked }) => desk.reveal(actingOf(asked), body.id, body.reason))
}

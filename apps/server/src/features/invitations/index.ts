export { createInviterBinding } from './bind-inviter.ts'
export { createInviteFeature } from './invite-feature.ts'
export { inviteRoutes } from './invite-routes.ts'
export { INVITE_PERSONAL_TABLES } from './invite-tables.ts'

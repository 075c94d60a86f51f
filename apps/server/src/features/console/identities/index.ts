export { createIdentityDesk } from './identity-desk.ts'
export { identityDeskRoutes } from './identity-desk-routes.ts'

export { createFactorReset } from './factor-reset.ts'
export { memberStandingRoutes } from './member-standing-routes.ts'
export { createMemberStanding } from './member-standing.ts'

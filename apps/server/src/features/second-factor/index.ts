export { createFactorParts } from './factor-parts.ts'
export { SECOND_FACTOR_PERSONAL_TABLES } from './second-factor-personal-tables.ts'
export { secondFactorRoutes } from './second-factor-routes.ts'
export { createSecondFactor } from './second-factor-service.ts'

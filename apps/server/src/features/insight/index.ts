export { INSIGHT_PERSONAL_TABLES } from './insight-personal-tables.ts'
export { insightRoutes } from './insight-routes.ts'
export { createInsight } from './insight.ts'

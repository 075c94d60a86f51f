export { sqlExclusionStore } from './exclusion-store.ts'
export { createSafetyDesk } from './safety-desk.ts'
export { complaintRoutes } from './complaint-routes.ts'
export { safetyRoutes } from './safety-routes.ts'

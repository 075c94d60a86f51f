export { accountRoutes } from './account-routes.ts'
export { createSessions, type Origin, type Sessions } from './session-service.ts'
export { createOneUseTickets, type OneUseTickets } from './one-use-tickets.ts'

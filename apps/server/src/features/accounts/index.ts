export { accountRoutes } from './account-routes.ts'
export { createSessions, type Origin, type Sessions } from './session-service.ts'
export { createSocketTickets, type SocketTickets } from './socket-tickets.ts'

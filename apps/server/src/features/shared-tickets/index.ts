export { createSharedTickets } from './shared-tickets.ts'
export { sharedTicketRoutes } from './shared-ticket-routes.ts'
export { SHARED_TICKET_PERSONAL_TABLES } from './shared-ticket-tables.ts'

export { createCallBacks, type CallBacks } from './call-backs.ts'
export { createCustomerLines } from './customer-lines.ts'
export { supportDeskRoutes, supportRoutes } from './support-routes.ts'
export { SUPPORT_PERSONAL_TABLES, type SupportTables } from './support-tables.ts'

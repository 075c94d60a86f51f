export { ACCOUNT_PERSONAL_TABLES } from './account-personal-tables.ts'
export { accountRoutes } from './account-routes.ts'
export { createAccounts, type Accounts } from './accounts.ts'
export type { Entry, Visitor } from './admission.ts'

export { foldUserName } from './member-names.ts'
export { memberRoutes } from './member-routes.ts'
export { sqlMemberStore, type Member, type MemberStore } from './member-store.ts'
export type { MemberTables } from './member-tables.ts'

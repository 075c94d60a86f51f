export { createBetRecords } from './bet-records.ts'
export type { BetRecords } from './bet-records.ts'
export { BET_RECORD_PERSONAL_TABLES } from './bet-record-personal-tables.ts'
export { betRecordRoutes } from './bet-record-routes.ts'

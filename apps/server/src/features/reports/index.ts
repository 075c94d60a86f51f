export { createMoneyFlow, type MoneyFlow } from './money-flow.ts'
export { REPORT_PERSONAL_TABLES } from './report-personal-tables.ts'
export { createReports, type Reports } from './reports.ts'

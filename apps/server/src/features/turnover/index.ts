export { createTurnover, type Demand, type SettledSince } from './turnover.ts'
export { TURNOVER_PERSONAL_TABLES } from './turnover-personal-tables.ts'
export { settledInTheBooks } from './settled-stakes.ts'

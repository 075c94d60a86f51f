export { createTurnover, type Demand, type SettledOfAll, type SettledSince } from './turnover.ts'
export { TURNOVER_PERSONAL_TABLES } from './turnover-personal-tables.ts'
export { settledInTheBooks, settledOfEach } from './settled-stakes.ts'

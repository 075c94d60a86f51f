export { OUTCOME_TEXTS, seriesName, STATE_TEXTS } from './bet-words.ts'
export { useAmounts } from '../../page-kit/amounts/signed-amounts.ts'
export { ReserveSheet } from './reservations/reserve-sheet.tsx'

export { ReserveSheet } from './reservations/reserve-sheet.tsx'

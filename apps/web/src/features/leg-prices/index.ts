export { isGone, type LegNow, priceNow, useMatchesNow } from './leg-now.ts'
export { LegRow, type LegTone } from './leg-row.tsx'
export { TakeLegs } from './take-legs.tsx'

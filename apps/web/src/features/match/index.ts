export { PartsTable } from './board/parts-table.tsx'
export { TimelinePart } from './facts/timeline-part.tsx'
export { isUnknownMatch } from './match-queries.ts'

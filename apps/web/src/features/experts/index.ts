export { ExpertRow } from './expert-row.tsx'
export { expertQueries } from './expert-queries.ts'

export { countVisit } from './count-visit.ts'

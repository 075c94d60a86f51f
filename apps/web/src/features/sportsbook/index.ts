export type { Pick } from './pick.ts'

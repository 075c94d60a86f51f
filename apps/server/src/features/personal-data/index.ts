export type { PersonalTable } from './personal-table.ts'

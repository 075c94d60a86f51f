import type { PersonalTable } from '../personal-data/index.ts'

/** A register that an authority may ask for: it stays, without what the member wrote. */
export const COMPLAINT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'complaint',
    name: 'complaints',
    columns: ['came_by', 'category', 'words', 'opened_at', 'due_at', 'outcome', 'answer', 'answered_at'],
    onErasure: 'keep',
    blanks: { words: '', answer: '' },
  },
]

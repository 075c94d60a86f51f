import type { PersonalTable } from '../personal-data/index.ts'

/** What was found and done stays on record: who is harmed again must be recognised. */
export const HARM_MARKER_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'play_hour',
    name: 'playHours',
    columns: ['hour', 'deposits', 'deposit_count', 'stakes', 'staked', 'result'],
    onErasure: 'delete',
  },
  {
    table: 'harm_mark',
    name: 'harmMarks',
    columns: ['marker', 'figures', 'thresholds', 'found_at', 'action', 'acted_at', 'outcome', 'closed_at'],
    onErasure: 'keep',
  },
]

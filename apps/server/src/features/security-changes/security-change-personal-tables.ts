import type { PersonalTable } from '../personal-data/index.ts'

export const SECURITY_CHANGE_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'security_change',
    name: 'securityChanges',
    columns: ['event', 'changed_at', 'undo_until', 'undone_at'],
    onErasure: 'delete',
  },
]

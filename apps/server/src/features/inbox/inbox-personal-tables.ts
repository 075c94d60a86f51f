import type { PersonalTable } from '../personal-data/index.ts'

export const INBOX_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'letter',
    name: 'letters',
    columns: ['kind', 'about', 'created_at', 'read_at', 'deleted_at'],
    onErasure: 'delete',
  },
  {
    table: 'announcement_read',
    name: 'announcementsRead',
    columns: ['announcement_id', 'read_at'],
    onErasure: 'delete',
  },
]

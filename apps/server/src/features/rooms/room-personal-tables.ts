import type { PersonalTable } from '../personal-data/index.ts'

export const ROOM_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'live_follow',
    name: 'followedHosts',
    columns: ['host_id', 'followed_at'],
    onErasure: 'delete',
  },
  {
    table: 'live_reminder',
    name: 'roomReminders',
    columns: ['room_id', 'asked_at'],
    onErasure: 'delete',
  },
]

import type { PersonalTable } from '../personal-data/index.ts'

export const PUSH_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'push_subscription',
    name: 'pushSubscription',
    columns: ['endpoint', 'language', 'created_at'],
    onErasure: 'delete',
  },
  {
    table: 'push_setting',
    name: 'pushSettings',
    columns: ['off_kinds', 'quiet_from', 'quiet_to', 'time_zone'],
    onErasure: 'delete',
  },
]

import type { PersonalTable } from '../privacy/index.ts'

const WHEREABOUTS = ['device_no', 'address', 'user_agent'] as const

/** Hashes of passwords and tokens are no part of a copy: they would only help whoever steals it. */
export const ACCOUNT_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'credential', name: 'passwords', columns: ['changed_at'], onErasure: 'delete' },
  {
    table: 'session',
    name: 'sessions',
    columns: ['id', 'state', 'created_at', 'last_action_at', 'expires_at', ...WHEREABOUTS],
    onErasure: 'delete',
  },
  { table: 'one_use_ticket', name: 'tickets', columns: [], onErasure: 'delete' },
  { table: 'known_place', name: 'knownPlaces', columns: ['kind', 'mark', 'seen_at'], onErasure: 'delete' },
  {
    table: 'login_record',
    name: 'logins',
    columns: ['at', 'way', 'result', ...WHEREABOUTS],
    onErasure: 'delete',
  },
]

import type { PersonalTable } from '../personal-data/index.ts'

/** Hashes of tokens are no part of a copy: they would only help whoever steals it. */
export const SESSION_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'session',
    name: 'sessions',
    columns: [
      'id',
      'state',
      'created_at',
      'last_action_at',
      'expires_at',
      'device_no',
      'address',
      'user_agent',
    ],
    onErasure: 'delete',
  },
  { table: 'one_use_ticket', name: 'tickets', columns: [], onErasure: 'delete' },
  { table: 'known_place', name: 'knownPlaces', columns: ['kind', 'mark', 'seen_at'], onErasure: 'delete' },
]

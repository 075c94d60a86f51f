import type { PersonalTable } from '../personal-data/index.ts'

/** An exclusion must hold after an account is erased, and whose document it was must be recognised; sittings go. */
export const SAFER_PLAY_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'safer_play',
    name: 'saferPlay',
    columns: [
      'reminder_minutes',
      'limit_minutes',
      'raise_minutes',
      'raise_asked_at',
      'break_until',
      'excluded_at',
      'excluded_until',
      'reopen_asked_at',
      'rest_until',
      'sitting_began_at',
      'sitting_seen_at',
      'checked_at',
      'at_risk_since',
    ],
    onErasure: 'keep',
  },
  { table: 'play_sitting', name: 'sittings', columns: ['began_at', 'seen_at'], onErasure: 'delete' },
  {
    table: 'identity_check',
    name: 'identityChecks',
    columns: ['real_name', 'birthday', 'document_kind', 'state', 'cause', 'submitted_at', 'decided_at'],
    onErasure: 'keep',
    // The keyed hash stays: by it the same document is recognised, and nobody's name can be read from it.
    blanks: { real_name: '', birthday: '1900-01-01', document_box: '' },
  },
]

import { ACCOUNT_PERSONAL_TABLES } from './features/accounts/index.ts'
import { CODE_PERSONAL_TABLES } from './features/codes/index.ts'
import { MEMBER_PERSONAL_TABLES } from './features/members/index.ts'
import type { PersonalTable } from './features/privacy/index.ts'
import { SAFER_PLAY_PERSONAL_TABLES } from './features/safer-play/index.ts'

/** Every table with a row of a member's: a test finds the ones that are missing here. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...ACCOUNT_PERSONAL_TABLES,
  ...CODE_PERSONAL_TABLES,
  ...MEMBER_PERSONAL_TABLES,
  ...SAFER_PLAY_PERSONAL_TABLES,
  // That somebody asked, and that it was done, is what shows that the law was kept.
  { table: 'account_closing', name: 'closing', columns: ['asked_at', 'due_at'], onErasure: 'keep' },
]

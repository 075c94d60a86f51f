import type { PersonalTable } from '../personal-data/index.ts'

/** Kept like every other bound a player has set: an erased account must not come back without it. */
export const PLAY_LIMIT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'play_limit',
    name: 'playLimits',
    columns: ['kind', 'period', 'amount', 'raise_amount', 'raise_asked_at', 'used'],
    onErasure: 'keep',
  },
  {
    table: 'play_limit_notice',
    name: 'playLimitNotices',
    columns: ['told', 'kind', 'period', 'amount', 'at'],
    onErasure: 'delete',
  },
]

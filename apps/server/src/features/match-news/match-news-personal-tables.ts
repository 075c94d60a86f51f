import type { PersonalTable } from '../personal-data/index.ts'

export const MATCH_NEWS_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'followed_match',
    name: 'followedMatches',
    columns: ['match_id', 'sport_id', 'followed_at'],
    onErasure: 'delete',
  },
]

import type { PersonalTable } from '../personal-data/index.ts'

/** What was given is kept with the books that paid it. */
export const CAMPAIGN_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'campaign_claim',
    name: 'campaignClaims',
    columns: ['campaign_id', 'window_key', 'step', 'state', 'reward_kind', 'amount', 'claimed_at'],
    onErasure: 'keep',
  },
  {
    table: 'campaign_sign_in',
    name: 'campaignSignIns',
    columns: ['campaign_id', 'day', 'streak', 'cash', 'turns', 'at'],
    onErasure: 'keep',
  },
  {
    table: 'campaign_turn',
    name: 'campaignTurns',
    columns: ['campaign_id', 'day', 'roll', 'weights', 'sector', 'cash', 'turns', 'at'],
    onErasure: 'keep',
  },
  {
    table: 'campaign_side',
    name: 'campaignSides',
    columns: ['campaign_id', 'window_key', 'side_id', 'at'],
    onErasure: 'keep',
  },
  {
    table: 'campaign_pick',
    name: 'campaignPicks',
    columns: ['campaign_id', 'match_id', 'pick', 'at'],
    onErasure: 'keep',
  },
]

import type { PersonalTable } from '../personal-data/index.ts'

export const OWN_ACCOUNT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'nick_name_review',
    name: 'nickNameReview',
    columns: ['nick_name', 'state', 'asked_at', 'decided_at'],
    onErasure: 'delete',
  },
  { table: 'identity_code', name: 'supportCodes', columns: ['expires_at'], onErasure: 'delete' },
  {
    table: 'delivery_address',
    name: 'addresses',
    columns: ['name', 'phone', 'province', 'ward', 'line', 'is_default'],
    onErasure: 'delete',
  },
  {
    table: 'agent_application',
    name: 'agentApplications',
    columns: [
      'agent_account',
      'contact_name',
      'mobile_area',
      'mobile',
      'plan',
      'state',
      'applied_at',
      'decided_at',
    ],
    onErasure: 'delete',
  },
]

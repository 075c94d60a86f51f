import type { PersonalTable } from '../personal-data/index.ts'

export const ACCOUNT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'login_record',
    name: 'logins',
    columns: ['at', 'way', 'result', 'device_no', 'address', 'user_agent'],
    onErasure: 'delete',
  },
]

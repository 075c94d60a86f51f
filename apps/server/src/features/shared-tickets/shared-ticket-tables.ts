import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { PersonalTable } from '../personal-data/index.ts'

export type SharedTicketTables = {
  ticket_link: {
    tenant_id: string
    order_id: string
    member_id: string
    token: string
    shows_name: boolean
    shows_stake: boolean
    shows_return: boolean
    made_at: InstantColumn
    ends_at: InstantColumn
  }
}

/** The address itself opens the bet to whoever has it, so it is no part of a copy. */
export const SHARED_TICKET_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'ticket_link',
    name: 'sharedTickets',
    columns: ['order_id', 'shows_name', 'shows_stake', 'shows_return', 'made_at', 'ends_at'],
    onErasure: 'delete',
  },
]

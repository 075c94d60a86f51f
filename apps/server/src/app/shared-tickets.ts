import type { Api } from '@keo/service-kit/http/api'
import type { BetRecords } from '../features/bet-records/index.ts'
import { createSharedTickets, sharedTicketRoutes } from '../features/shared-tickets/index.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

type Needs = {
  readonly people: People
  readonly bets: BetRecords
  isClosing(memberId: string): Promise<boolean>
}

/** Bets under links that anybody may open. */
export function openSharedTickets(api: Api, own: OwnParts, { people, bets, isClosing }: Needs): void {
  const { database, clock, ids, tenantId, jobs } = own
  const tickets = createSharedTickets({
    database,
    clock,
    ids,
    tenantId,
    bets,
    members: people.members,
    demandOffers: (memberId) => people.saferPlay.demand(memberId, 'offers'),
    mayOffer: people.mayOffer,
    isClosing,
  })
  sharedTicketRoutes(api, tickets)
  jobs.every('shared-tickets.drop-ended', tickets.dropEnded)
}

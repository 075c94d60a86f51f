import { fail } from '@keo/contract/errors'
import {
  type SharedTicket,
  TICKET_LINK_DAYS,
  type TicketLink,
  type TicketShows,
} from '@keo/contract/shared-tickets'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { days, serverTimeText } from '@keo/units/instants'
import type { BetRecords } from '../bet-records/index.ts'
import { type MemberStore, refuseDisabled } from '../members/index.ts'
import { sharedTicketView } from './shared-ticket-view.ts'
import { type KeptLink, sqlTicketLinkStore } from './ticket-link-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Pick<Ids, 'token'>
  tenantId: string
  bets: Pick<BetRecords, 'one'>
  members: Pick<MemberStore, 'find'>
  /** A shown bet invites to play: whoever may not be offered that shows none. */
  demandOffers(memberId: string): Promise<void>
  mayOffer(memberId: string): Promise<boolean>
  /** The member has asked for the account to be closed. */
  isClosing(memberId: string): Promise<boolean>
}

export type SharedTickets = ReturnType<typeof createSharedTickets>

/** Bets that their owners show under a link. A bet that was not taken is no ticket. */
const SHOWN_STATES: ReadonlySet<string> = new Set(['accepted', 'settled'])

export function createSharedTickets(needs: Needs) {
  const { database, clock, ids, tenantId, bets, members } = needs
  const store = sqlTicketLinkStore(database.db, tenantId)

  const find = async (memberId: string, orderId: string): Promise<TicketLink | null> => {
    const link = await store.ofBet({ memberId, orderId }, clock.now())
    return link ? linkView(link) : null
  }

  /** Somebody who is excluded, on a break, disabled or about to leave shows nothing, whatever was shared before. */
  async function ownerOf(memberId: string) {
    const member = await members.find(memberId)
    if (!member || member.locks.some(({ lock }) => lock === 'disabled')) return null
    const isShown = (await needs.mayOffer(memberId)) && !(await needs.isClosing(memberId))
    return isShown ? member : null
  }

  return {
    find,

    async share(
      memberId: string,
      orderId: string,
      shows: TicketShows,
      language: Language,
    ): Promise<TicketLink> {
      refuseDisabled((await members.find(memberId)) ?? fail('SESSION_EXPIRED'), language)
      await needs.demandOffers(memberId)
      if (await needs.isClosing(memberId)) fail('OFFERS_CLOSED')
      const { record } = (await bets.one(memberId, orderId, language)) ?? fail('NOT_FOUND')
      if (!SHOWN_STATES.has(record.state)) fail('NOT_FOUND')
      const now = clock.now()
      await store.keep(
        { memberId, orderId, token: ids.token(), endsAt: now + days(TICKET_LINK_DAYS), ...shows },
        now,
      )
      return (await find(memberId, orderId)) ?? fail('TRY_AGAIN')
    },

    withdraw: (memberId: string, orderId: string) => store.drop({ memberId, orderId }),

    /** Unknown, withdrawn, ended, and of somebody who shows nothing: all of them are not there. */
    async read(token: string, language: Language): Promise<SharedTicket> {
      const link = (await store.byToken(token, clock.now())) ?? fail('NOT_FOUND')
      const owner = (await ownerOf(link.memberId)) ?? fail('NOT_FOUND')
      const bet = (await bets.one(link.memberId, link.orderId, language)) ?? fail('NOT_FOUND')
      return sharedTicketView({ ...bet, nickName: owner.nickName, endsAt: link.endsAt, shows: link })
    },

    dropEnded: () => store.dropEnded(clock.now()),
  }
}

function linkView({ token, endsAt, showsName, showsStake, showsReturn }: KeptLink): TicketLink {
  return { token, endsAt: serverTimeText(endsAt), showsName, showsStake, showsReturn }
}

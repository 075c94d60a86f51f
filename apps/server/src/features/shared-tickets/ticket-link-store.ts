import type { TicketShows } from '@keo/contract/shared-tickets'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { SharedTicketTables } from './shared-ticket-tables.ts'

export type KeptLink = TicketShows & {
  readonly memberId: string
  readonly orderId: string
  readonly token: string
  readonly endsAt: Instant
}
type Owned = Pick<KeptLink, 'memberId' | 'orderId'>

export function sqlTicketLinkStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SharedTicketTables>()
  /** Links that have not ended. */
  const open = (now: Instant) =>
    db
      .selectFrom('ticket_link')
      .select(['member_id as memberId', 'order_id as orderId', 'token', 'ends_at as endsAt'])
      .select(['shows_name as showsName', 'shows_stake as showsStake', 'shows_return as showsReturn'])
      .where('tenant_id', '=', tenantId)
      .where('ends_at', '>', sqlInstant(now))

  return {
    ofBet: ({ memberId, orderId }: Owned, now: Instant): Promise<KeptLink | undefined> =>
      open(now).where('member_id', '=', memberId).where('order_id', '=', orderId).executeTakeFirst(),

    byToken: (token: string, now: Instant): Promise<KeptLink | undefined> =>
      open(now).where('token', '=', token).executeTakeFirst(),

    /** A link that is open keeps its address and its end; one that has ended gives way to the new one. */
    async keep(link: KeptLink, now: Instant): Promise<void> {
      const shown = {
        shows_name: link.showsName,
        shows_stake: link.showsStake,
        shows_return: link.showsReturn,
      }
      const address = { token: link.token, made_at: sqlInstant(now), ends_at: sqlInstant(link.endsAt) }
      const ofBet = { tenant_id: tenantId, order_id: link.orderId, member_id: link.memberId }
      await db
        .deleteFrom('ticket_link')
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', link.orderId)
        .where('ends_at', '<=', sqlInstant(now))
        .execute()
      await db
        .insertInto('ticket_link')
        .values({ ...ofBet, ...shown, ...address })
        .onConflict((clash) => clash.columns(['tenant_id', 'order_id']).doUpdateSet(shown))
        .execute()
    },

    async drop({ memberId, orderId }: Owned): Promise<void> {
      await db
        .deleteFrom('ticket_link')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('order_id', '=', orderId)
        .execute()
    },

    async dropEnded(now: Instant): Promise<void> {
      await db
        .deleteFrom('ticket_link')
        .where('tenant_id', '=', tenantId)
        .where('ends_at', '<=', sqlInstant(now))
        .execute()
    },
  }
}

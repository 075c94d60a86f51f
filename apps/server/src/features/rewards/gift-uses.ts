import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { sqlRewardStore } from './reward-store.ts'

type Needs = { readonly clock: Clock; readonly tenantId: string }
type OfWheel = { readonly memberId: MemberId; readonly campaignId: string }

/** Turns of wheels and gift boxes as campaigns use them: each in the transaction that draws. */
export function createGiftUses({ clock, tenantId }: Needs) {
  const isReady = ({
    memberId,
    campaignId,
  }: OfWheel) => sql`tenant_id = ${tenantId} and member_id = ${memberId}
    and kind = 'wheelTurns' and state = 'paid' and gift_state = 'ready' and gift_until > ${sqlInstant(clock.now())}
    and gift->'turns'->>'wheel' = ${campaignId}`

  return {
    /** What is left of turns that were given, and when the first of them run out. */
    async givenTurns(db: Db, wheel: OfWheel): Promise<{ left: number; until: Instant | null }> {
      const { rows } = await sql<{ left: number; until: Instant | null }>`
        select coalesce(sum((gift->'turns'->>'count')::int - gift_used), 0)::int as left, min(gift_until) as until
        from reward where ${isReady(wheel)}`.execute(db)
      return rows[0] ?? { left: 0, until: null }
    },

    /** One of those that run out first, by the id of its reward; null where none is left. */
    async takeTurn(tx: Tx, wheel: OfWheel): Promise<string | null> {
      const { rows } = await sql<{ id: string }>`
        update reward set gift_used = gift_used + 1,
          gift_state = case when gift_used + 1 < (gift->'turns'->>'count')::int then 'ready' else 'used' end
        where tenant_id = ${tenantId} and id = (
          select id from reward where ${isReady(wheel)} order by gift_until, id limit 1 for update)
        returning id`.execute(tx)
      return rows[0]?.id ?? null
    },

    /** A box of the member, kept from everybody else: to be opened, or with what was found in it. */
    async lockBox(tx: Tx, memberId: MemberId, rewardId: string) {
      const row = await sqlRewardStore(tx, tenantId).lock(rewardId)
      if (row?.member_id !== memberId || !row.gift || !('box' in row.gift)) return fail('NOT_FOUND')
      const { source, period, gift_found: found } = row
      const isOpen = row.state === 'paid' && row.gift_state === 'ready' && (row.gift_until ?? 0) > clock.now()
      if (found === null && !isOpen) fail('REWARD_GONE')
      return { box: row.gift.box, source, period, found }
    },

    boxOpened: (tx: Tx, rewardId: string, found: bigint): Promise<void> =>
      sqlRewardStore(tx, tenantId).change(rewardId, { gift_state: 'used', gift_found: found }),
  }
}

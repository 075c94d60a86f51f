import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import { sql } from 'kysely'

export type Health = {
  readonly waiting: number
  readonly oldest: Instant | null
  readonly done: number
  readonly failed: number
  readonly sum: bigint
  readonly seconds: number | null
}
const NOTHING: Health = { waiting: 0, oldest: null, done: 0, failed: 0, sum: 0n, seconds: null }

const { created, done, paidByPlayer, failed, expired, proofAsked, crediting } = DEPOSIT_STATUS
const UNDER_WAY = [created, paidByPlayer, proofAsked, crediting]
const LOST = [failed, expired]

/** How the parties of each channel do, from the orders that they were given. */
export function sqlChannelHealth(db: Db, tenantId: string) {
  const byName = (rows: readonly (Health & { name: string })[]) => {
    const found = new Map(rows.map(({ name, ...health }) => [name, health]))
    return (name: string): Health => found.get(name) ?? NOTHING
  }
  return {
    async deposits(since: Instant) {
      const { rows } = await sql<Health & { name: string }>`
        select channel_id as name,
          (count(*) filter (where status = any(${UNDER_WAY})))::int as waiting,
          min(created_at) filter (where status = any(${UNDER_WAY})) as oldest,
          (count(*) filter (where status = ${done}))::int as done,
          (count(*) filter (where status = any(${LOST})))::int as failed,
          coalesce(sum(received) filter (where status = ${done}), 0)::bigint as sum,
          (extract(epoch from percentile_cont(0.5) within group (order by ended_at - coalesce(paid_at, created_at))
            filter (where status = ${done})))::int as seconds
        from deposit_order
        where tenant_id = ${tenantId} and (status = any(${UNDER_WAY}) or ended_at >= ${sqlInstant(since)})
        group by channel_id`.execute(db)
      return byName(rows)
    },

    async payouts(since: Instant): Promise<(channel: WithdrawChannel) => Health> {
      const { rows } = await sql<Health & { name: string }>`
        select channel as name,
          (count(*) filter (where state not in ('paid', 'refused')))::int as waiting,
          min(created_at) filter (where state not in ('paid', 'refused')) as oldest,
          (count(*) filter (where state = 'paid'))::int as done,
          (count(*) filter (where state = 'refused'))::int as failed,
          coalesce(sum(payout) filter (where state = 'paid'), 0)::bigint as sum,
          (extract(epoch from percentile_cont(0.5) within group (order by changed_at - created_at)
            filter (where state = 'paid')))::int as seconds
        from withdraw_order
        where tenant_id = ${tenantId} and (state not in ('paid', 'refused') or changed_at >= ${sqlInstant(since)})
        group by channel`.execute(db)
      return byName(rows)
    },
  }
}

export function healthView({ oldest, sum, ...counts }: Health, currency: Currency) {
  return { ...counts, oldestAt: oldest, sum: moneyText(money(sum, currency)) }
}

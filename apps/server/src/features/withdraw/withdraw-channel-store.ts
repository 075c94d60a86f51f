import type { WithdrawChannel } from '@keo/contract/withdraw'
import type { Db } from '@keo/service-kit/db/database'
import { money } from '@keo/units/money'
import { sql, type Selectable } from 'kysely'
import { currencyOf, FIRST_CHANNELS, type ChannelRule } from './withdraw-channels.ts'
import type { WithdrawTables } from './withdraw-tables.ts'

type Row = Selectable<WithdrawTables['withdraw_channel']>

/** Ways to withdraw as they are now. Made for a database or for one transaction of it. */
export function sqlWithdrawChannels(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<WithdrawTables>()
  async function all(): Promise<Readonly<Record<WithdrawChannel, ChannelRule>>> {
    const rows = await db
      .selectFrom('withdraw_channel')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .execute()
    return { ...FIRST_CHANNELS, ...Object.fromEntries(rows.map((row) => [row.channel, fromRow(row)])) }
  }
  return {
    all,
    find: async (channel: WithdrawChannel): Promise<ChannelRule> => (await all())[channel],
    /** What is not named stays. It counts from the next withdrawal on; what was asked for before stays as it was. */
    async change(channel: WithdrawChannel, change: Partial<ChannelRule>): Promise<void> {
      await db
        .insertInto('withdraw_channel')
        .values({ tenant_id: tenantId, channel, ...toRow({ ...FIRST_CHANNELS[channel], ...change }) })
        .onConflict((row) => row.columns(['tenant_id', 'channel']).doUpdateSet(toRow(change)))
        .execute()
    },
  }
}

/** Within a transaction: limits and fees are held against each other, so whoever changes any of them waits. */
export async function lockWithdrawTerms(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdraw terms ${tenantId}`}, 0))`.execute(tx)
}

type Kept = Omit<Row, 'tenant_id' | 'channel'>
function toRow(rule: ChannelRule): Kept
function toRow(rule: Partial<ChannelRule>): Partial<Kept>
function toRow({ isOpen, min, max, ...times }: Partial<ChannelRule>): Partial<Kept> {
  const { fromSeconds, toSeconds, reviewedFromSeconds, reviewedToSeconds } = times
  return {
    ...(isOpen === undefined ? {} : { is_open: isOpen }),
    ...(min && { min_amount: min.minor }),
    ...(max && { max_amount: max.minor }),
    ...(fromSeconds === undefined ? {} : { from_seconds: fromSeconds }),
    ...(toSeconds === undefined ? {} : { to_seconds: toSeconds }),
    ...(reviewedFromSeconds === undefined ? {} : { reviewed_from_seconds: reviewedFromSeconds }),
    ...(reviewedToSeconds === undefined ? {} : { reviewed_to_seconds: reviewedToSeconds }),
  }
}

function fromRow(row: Row): ChannelRule {
  const currency = currencyOf(row.channel)
  return {
    isOpen: row.is_open,
    min: money(row.min_amount, currency),
    max: money(row.max_amount, currency),
    fromSeconds: row.from_seconds,
    toSeconds: row.to_seconds,
    reviewedFromSeconds: row.reviewed_from_seconds,
    reviewedToSeconds: row.reviewed_to_seconds,
  }
}

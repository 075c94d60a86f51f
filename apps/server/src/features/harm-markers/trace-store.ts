import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { LOOK_BACK_MS, WEEK_MS, type PlayHour, type Traces } from './marker-rules.ts'

type HourRow = {
  readonly member_id: string
  readonly hour: Instant
  readonly deposits: bigint
  readonly deposit_count: number
  readonly stakes: number
  readonly staked: bigint
  readonly result: bigint
}
type CountRow = {
  readonly member_id: string
  readonly methods: bigint
  readonly asked: bigint
  readonly undone: bigint
  readonly raised: bigint
  readonly changed: bigint
  readonly texts: string[] | null
}

const MONTH_MS = days(30)

/** What markers are computed from. It reads what other features keep, and writes the folded hours alone. */
export function sqlTraceStore(db: Db | Tx, tenantId: string) {
  return {
    async foldedUntil(): Promise<Instant | null> {
      const { rows } = await sql<{ until: Instant }>`
        select until from play_hour_fold where tenant_id = ${tenantId}`.execute(db)
      return rows[0]?.until ?? null
    },

    /** Whole hours that are over. Folded again they are the same. */
    async fold(from: Instant, until: Instant): Promise<void> {
      await sql`
        insert into play_hour (tenant_id, member_id, hour, deposits, deposit_count, stakes, staked, result)
        select t.tenant_id, t.member_id, date_trunc('hour', t.at),
          coalesce(sum(p.own) filter (where play_is_deposit(t.kind)), 0),
          count(*) filter (where play_is_deposit(t.kind)),
          count(*) filter (where not play_is_deposit(t.kind) and p.is_stake),
          coalesce(-sum(p.own) filter (where not play_is_deposit(t.kind) and p.is_stake), 0),
          coalesce(sum(p.own) filter (where not play_is_deposit(t.kind)), 0)
        from ledger_transaction t cross join lateral (
          select coalesce(sum(amount) filter (where account <> 'held' and account not like 'house:%'), 0) as own,
            coalesce(sum(amount) filter (where account = 'held'), 0) > 0
              or t.kind like '%.stake' or t.kind like '%.bet' as is_stake
          from ledger_posting where number = t.number
        ) p
        where t.tenant_id = ${tenantId} and t.member_id <> '' and t.at >= ${sqlInstant(from)}
          and t.at < ${sqlInstant(until)}
          and (play_is_deposit(t.kind) or t.kind like 'bet.%' or t.kind like 'game.%')
        group by t.tenant_id, t.member_id, date_trunc('hour', t.at)
        on conflict (tenant_id, member_id, hour) do update set deposits = excluded.deposits,
          deposit_count = excluded.deposit_count, stakes = excluded.stakes, staked = excluded.staked,
          result = excluded.result`.execute(db)
      await sql`insert into play_hour_fold (tenant_id, until) values (${tenantId}, ${sqlInstant(until)})
        on conflict (tenant_id) do update set until = excluded.until`.execute(db)
    },

    async dropHoursBefore(at: Instant): Promise<void> {
      await sql`delete from play_hour where tenant_id = ${tenantId} and hour < ${sqlInstant(at)}`.execute(db)
    },

    /** Whoever did anything in the last week that a marker looks at; in the order of ids. */
    async candidates(now: Instant): Promise<string[]> {
      const week = sqlInstant(now - WEEK_MS)
      const { rows } = await sql<{ member_id: string }>`
        select member_id from play_hour where tenant_id = ${tenantId} and hour >= ${week}
        union select member_id from withdraw_order where tenant_id = ${tenantId} and created_at >= ${week}
        union select member_id from play_limit_notice
          where tenant_id = ${tenantId} and told = 'holds' and at >= ${week}
        union select member_id from feedback_message
          where tenant_id = ${tenantId} and sender = 'member' and sent_at >= ${week}
        union select member_id from conversation_message
          where tenant_id = ${tenantId} and sender = 'member' and sent_at >= ${week}
        order by member_id`.execute(db)
      return rows.map((row) => row.member_id)
    },

    async hoursOf(memberIds: readonly string[], now: Instant): Promise<ReadonlyMap<string, PlayHour[]>> {
      const { rows } = await sql<HourRow>`
        select member_id, hour, deposits, deposit_count, stakes, staked, result from play_hour
        where tenant_id = ${tenantId} and member_id = any(${memberIds})
          and hour >= ${sqlInstant(now - LOOK_BACK_MS)}
        order by member_id, hour`.execute(db)
      const byMember = new Map<string, PlayHour[]>()
      for (const row of rows)
        byMember.set(row.member_id, [...(byMember.get(row.member_id) ?? []), hourOf(row)])
      return byMember
    },

    async tracesOf(memberIds: readonly string[], now: Instant): Promise<ReadonlyMap<string, Traces>> {
      const hours = await this.hoursOf(memberIds, now)
      const counts = await countsOf(db, tenantId, memberIds, now)
      return new Map(
        counts.map((row) => [
          row.member_id,
          {
            hours: hours.get(row.member_id) ?? [],
            methods: Number(row.methods),
            withdrawals: { asked: Number(row.asked), undone: Number(row.undone) },
            limits: { raised: Number(row.raised), changed: Number(row.changed) },
            texts: row.texts ?? [],
          },
        ]),
      )
    },
  }
}

const hourOf = ({ hour, deposits, deposit_count, stakes, staked, result }: HourRow): PlayHour => ({
  hour,
  deposits,
  depositCount: deposit_count,
  stakes,
  staked,
  result,
})

async function countsOf(db: Db | Tx, tenantId: string, memberIds: readonly string[], now: Instant) {
  const [week, month] = [sqlInstant(now - WEEK_MS), sqlInstant(now - MONTH_MS)]
  const { rows } = await sql<CountRow>`
    select m.id as member_id,
      (select count(distinct channel_id) from deposit_order d where d.tenant_id = m.tenant_id
        and d.member_id = m.id and d.status = ${DEPOSIT_STATUS.done} and d.ended_at >= ${week})
      + (select count(distinct target_id) from withdraw_order w where w.tenant_id = m.tenant_id
        and w.member_id = m.id and w.created_at >= ${week}) as methods,
      (select count(*) from withdraw_order w where w.tenant_id = m.tenant_id and w.member_id = m.id
        and w.created_at >= ${week}) as asked,
      (select count(*) from withdraw_order w where w.tenant_id = m.tenant_id and w.member_id = m.id
        and w.created_at >= ${week} and (w.state = 'refused' or exists (
          select from deposit_order d where d.tenant_id = m.tenant_id and d.member_id = m.id
            and d.status = ${DEPOSIT_STATUS.done} and d.ended_at between w.created_at and w.created_at + interval '1 day'
        ))) as undone,
      l.raised, l.changed,
      array(
        select f.text from feedback_message f where f.tenant_id = m.tenant_id and f.member_id = m.id
          and f.sender = 'member' and f.sent_at >= ${week}
        union all select c.content ->> 'text' from conversation_message c where c.tenant_id = m.tenant_id
          and c.member_id = m.id and c.sender = 'member' and c.sent_at >= ${week} and c.content ? 'text'
      ) as texts
    from member m cross join lateral (
      select count(*) filter (where at >= ${month} and place > 1) as changed,
        count(*) filter (where at >= ${month} and place > 1 and before is not null
          and (amount is null or amount > before)) as raised
      from (
        select n.at, n.amount, lag(n.amount) over (partition by n.kind, n.period order by n.id) as before,
          row_number() over (partition by n.kind, n.period order by n.id) as place
        from play_limit_notice n
        where n.tenant_id = m.tenant_id and n.member_id = m.id and n.told = 'holds'
      ) changes
    ) l
    where m.tenant_id = ${tenantId} and m.id = any(${memberIds})`.execute(db)
  return rows
}

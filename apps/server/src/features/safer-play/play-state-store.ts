import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { kept } from '@keo/service-kit/db/kept-plans'
import { type InferResult, sql, type Selectable } from 'kysely'
import type { MemberTables } from '../members/index.ts'
import { UNTOUCHED, type PlayState, type Sitting } from './play-state.ts'
import type { SaferPlayTables } from './safer-play-tables.ts'

/** Made for a database or for one transaction of it. */
export type PlayStateStore = {
  read(memberId: string): Promise<PlayState>
  /** In the order asked for. */
  readAll(memberIds: readonly string[]): Promise<PlayState[]>
  /** Within a transaction: whoever changes the same member waits. */
  readForChange(memberId: string): Promise<PlayState>
  write(memberId: string, state: PlayState): Promise<void>
  /** These two touch the sitting alone: somebody may be changing a setting, or answering a reality check. */
  beginSittings(memberIds: readonly string[], at: Instant): Promise<void>
  noteSeen(memberIds: readonly string[], at: Instant): Promise<void>
  /** Never by the member's own changes: those write everything else. */
  noteRisk(memberId: string, since: Instant | null): Promise<void>
}

/** By their names: the statement is kept, and a column that is added later must not change what it gives. */
const COLUMNS = [
  'reminder_minutes',
  'limit_minutes',
  'raise_minutes',
  'raise_asked_at',
  'break_until',
  'excluded_at',
  'excluded_until',
  'reopen_asked_at',
  'rest_until',
  'sitting_began_at',
  'sitting_seen_at',
  'checked_at',
  'at_risk_since',
] as const

/** The end of the last period whose own limit of money is used up. Of a limit of nothing there is no end. */
const AT_LIMIT_UNTIL = sql<Instant | null>`(
  select max(case when l.amount = 0 then '9999-01-01' else
    (l.counted_from at time zone interval '8 hours' + ('1 ' || l.period)::interval) at time zone interval '8 hours' end)
  from play_limit l where l.tenant_id = member.tenant_id and l.member_id = member.id
    and (l.amount = 0 or l.used >= l.amount))`

export function sqlPlayStateStore(anyDb: Db, tenantId: string): PlayStateStore {
  const db = anyDb.withTables<SaferPlayTables & MemberTables>()

  async function readAll(memberIds: readonly string[]): Promise<PlayState[]> {
    const states = db
      .selectFrom('member')
      .leftJoin('safer_play', (join) =>
        join
          .onRef('safer_play.tenant_id', '=', 'member.tenant_id')
          .onRef('safer_play.member_id', '=', 'member.id'),
      )
      .select(COLUMNS)
      .select(['member.id', 'identity_verified_at', AT_LIMIT_UNTIL.as('at_limit_until')])
      .where('member.tenant_id', '=', tenantId)
      .where(sql<boolean>`member.id = any(${memberIds})`)
    const { rows } = await sql<InferResult<typeof states>[number]>`${kept} ${states}`.execute(db)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return memberIds.map((memberId) => {
      const row = byId.get(memberId)
      if (!row) return UNTOUCHED
      const isIdentityVerified = row.identity_verified_at !== null
      return { ...fromRow(row), isIdentityVerified, atLimitUntil: row.at_limit_until }
    })
  }

  const read = async (memberId: string): Promise<PlayState> => (await readAll([memberId]))[0] ?? UNTOUCHED

  type Put = Partial<ReturnType<typeof toRow>> & { at_risk_since?: ReturnType<typeof at> }

  async function put(memberId: string, row: Put): Promise<void> {
    await db
      .insertInto('safer_play')
      .values({ tenant_id: tenantId, member_id: memberId, ...row })
      .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(row))
      .execute()
  }

  return {
    read,
    readAll,
    async readForChange(memberId) {
      // The member's row is there before the first setting is, so two first changes wait for each other too.
      await sql`select 1 from member where tenant_id = ${tenantId} and id = ${memberId} for update`.execute(
        db,
      )
      return read(memberId)
    },
    write: (memberId, state) => put(memberId, toRow(state)),
    // In one order, whoever else notes some of them.
    async beginSittings(memberIds, began) {
      if (memberIds.length === 0) return
      await sql`
        insert into safer_play (tenant_id, member_id, sitting_began_at, sitting_seen_at, checked_at)
        select ${tenantId}, id, ${at(began)}::timestamptz, ${at(began)}, ${at(began)}
        from unnest(${memberIds}::text[]) id order by id
        on conflict (tenant_id, member_id) do update set sitting_began_at = excluded.sitting_began_at,
          sitting_seen_at = excluded.sitting_seen_at, checked_at = excluded.checked_at`.execute(db)
    },
    async noteSeen(memberIds, seenAt) {
      if (memberIds.length === 0) return
      await sql`
        with seen as (select member_id from safer_play where tenant_id = ${tenantId} and member_id = any(${memberIds})
          order by member_id for update)
        update safer_play s set sitting_seen_at = greatest(sitting_seen_at, ${at(seenAt)}) from seen
        where s.tenant_id = ${tenantId} and s.member_id = seen.member_id`.execute(db)
    },
    noteRisk: (memberId, since) => put(memberId, { at_risk_since: at(since) }),
  }
}

type Row = Nullable<Pick<Selectable<SaferPlayTables['safer_play']>, (typeof COLUMNS)[number]>>
type Nullable<Columns> = { [Name in keyof Columns]: Columns[Name] | null }

/** A member who never set anything has no row. */
function fromRow(row: Row): Omit<PlayState, 'isIdentityVerified' | 'atLimitUntil'> {
  return {
    reminderMinutes: row.reminder_minutes ?? UNTOUCHED.reminderMinutes,
    limitMinutes: row.limit_minutes,
    raise: row.raise_asked_at === null ? null : { minutes: row.raise_minutes, askedAt: row.raise_asked_at },
    breakUntil: row.break_until,
    exclusion:
      row.excluded_at === null
        ? null
        : { since: row.excluded_at, until: row.excluded_until, reopenAskedAt: row.reopen_asked_at },
    restUntil: row.rest_until,
    isAtRisk: row.at_risk_since !== null,
    sitting:
      row.sitting_began_at === null || row.sitting_seen_at === null
        ? null
        : {
            beganAt: row.sitting_began_at,
            seenAt: row.sitting_seen_at,
            checkedAt: row.checked_at ?? row.sitting_began_at,
          },
  }
}

const at = (instant: Instant | null | undefined) => (instant ? sqlInstant(instant) : null)

function toRow({ exclusion, sitting, raise, ...state }: PlayState) {
  return {
    reminder_minutes: state.reminderMinutes,
    limit_minutes: state.limitMinutes,
    raise_minutes: raise?.minutes ?? null,
    raise_asked_at: at(raise?.askedAt),
    break_until: at(state.breakUntil),
    excluded_at: at(exclusion?.since),
    excluded_until: at(exclusion?.until),
    reopen_asked_at: at(exclusion?.reopenAskedAt),
    rest_until: at(state.restUntil),
    ...sittingRow(sitting),
  }
}

function sittingRow(sitting: Sitting | null) {
  return {
    sitting_began_at: at(sitting?.beganAt),
    sitting_seen_at: at(sitting?.seenAt),
    checked_at: at(sitting?.checkedAt),
  }
}

import type { CoverTag } from '@keo/contract/experts'
import type { RoomKind, RoomState } from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Texts = Readonly<Record<Language, string>>
/** League, home, away. */
export type MatchNames = Readonly<Record<Language, readonly [string, string, string]>>

export type NewRoom = {
  readonly id: string
  readonly kind: RoomKind
  readonly tag: CoverTag
  readonly titles: Texts
  /** Of the kind `match`, and only there. */
  readonly match: {
    readonly matchId: string
    readonly sportId: number
    readonly leagueId: number
    readonly names: MatchNames
  } | null
  readonly hostId: string | null
  readonly startsAt: Instant
  /** Of those beside sports that were planned by hand, and only there. */
  readonly endsAt: Instant | null
  readonly streamUrl: string | null
  readonly pinned: Texts | null
}

export type KeptRoom = NewRoom & {
  readonly state: RoomState
  readonly openedAt: Instant | null
  readonly endedAt: Instant | null
}

const ROOM = sql`r.id, r.kind, r.state, r.cover_tag as tag, r.titles, r.host_id as "hostId", r.starts_at as "startsAt",
  r.ends_at as "endsAt", r.opened_at as "openedAt", r.ended_at as "endedAt", r.stream_url as "streamUrl", r.pinned,
  case when r.match_id is null then null else json_build_object('matchId', r.match_id, 'sportId', r.sport_id,
    'leagueId', r.league_id, 'names', r.names) end as match`

type Slice = { readonly limit: number; readonly offset: number }

/** Made for a database or for one transaction of it. */
export function sqlRoomStore(db: Db, tenantId: string) {
  const read = async (rest: ReturnType<typeof sql>): Promise<KeptRoom[]> => {
    const { rows } = await sql<KeptRoom>`select ${ROOM} from live_room r
      where r.tenant_id = ${tenantId} ${rest}`.execute(db)
    return rows
  }

  return {
    async isEmpty(): Promise<boolean> {
      const { rows } = await sql`select 1 from live_room where tenant_id = ${tenantId} limit 1`.execute(db)
      return rows.length === 0
    },

    /** Again is the same room: false where it is there. */
    async plan(room: NewRoom): Promise<boolean> {
      const { id, kind, tag, titles, match, hostId, startsAt, endsAt, streamUrl, pinned } = room
      const { numAffectedRows } =
        await sql`insert into live_room (tenant_id, id, kind, state, cover_tag, titles, match_id, sport_id, league_id, names,
          host_id, starts_at, ends_at, stream_url, pinned)
        values (${tenantId}, ${id}, ${kind}, 'planned', ${tag}, ${JSON.stringify(titles)}::jsonb, ${match?.matchId ?? null},
          ${match?.sportId ?? null}, ${match?.leagueId ?? null}, ${match && JSON.stringify(match.names)}::jsonb,
          ${hostId}, ${sqlInstant(startsAt)}, ${endsAt === null ? null : sqlInstant(endsAt)}, ${streamUrl},
          ${pinned && JSON.stringify(pinned)}::jsonb)
        on conflict do nothing`.execute(db)
      return numAffectedRows === 1n
    },

    /** One that was called off before it opened leaves its place to another plan. */
    async dropUnopened(id: string): Promise<void> {
      await sql`delete from live_room where tenant_id = ${tenantId} and id = ${id} and state = 'ended'
        and opened_at is null`.execute(db)
    },

    /**
     * False where there are as many open rooms of its kind as there may be. A host who is still in another room is not
     * in this one.
     */
    async open(id: string, openMax: number, now: Instant): Promise<boolean> {
      const { numAffectedRows } =
        await sql`update live_room r set state = 'open', opened_at = ${sqlInstant(now)},
          host_id = case when exists (select from live_room o where o.tenant_id = r.tenant_id and o.host_id = r.host_id
            and o.state = 'open') then null else r.host_id end
        where r.tenant_id = ${tenantId} and r.id = ${id} and r.state = 'planned' and (
          select count(*) from live_room o where o.tenant_id = r.tenant_id and o.kind = r.kind and o.state = 'open'
        ) < ${openMax}`.execute(db)
      return numAffectedRows === 1n
    },

    async end(id: string, state: 'ended' | 'void', now: Instant): Promise<void> {
      await sql`update live_room set state = ${state}, ended_at = ${sqlInstant(now)}
        where tenant_id = ${tenantId} and id = ${id} and ended_at is null`.execute(db)
    },

    async one(id: string): Promise<KeptRoom | null> {
      return (await read(sql`and r.id = ${id}`))[0] ?? null
    },

    /** Asked with every line and every heart: nothing of it is counted. */
    async talkOf(id: string): Promise<{ isOpen: boolean; hostName: string } | null> {
      const { rows } = await sql<{ isOpen: boolean; hostName: string }>`
        select r.state = 'open' as "isOpen", coalesce(h.name, '') as "hostName"
        from live_room r left join live_host h on h.tenant_id = r.tenant_id and h.id = r.host_id
        where r.tenant_id = ${tenantId} and r.id = ${id}`.execute(db)
      return rows[0] ?? null
    },

    /** Of these the open ones. */
    openAmong: (ids: readonly string[]): Promise<KeptRoom[]> =>
      read(sql`and r.state = 'open' and r.id = any(${[...ids]}::text[]) order by r.id`),

    /** Of these, those that are planned or open. */
    unfinishedAmong: (ids: readonly string[]): Promise<KeptRoom[]> =>
      read(sql`and r.state in ('planned', 'open') and r.id = any(${[...ids]}::text[])`),

    /** Open and planned, the next first. */
    unfinished: (until: Instant): Promise<KeptRoom[]> =>
      read(
        sql`and r.state in ('planned', 'open') and r.starts_at < ${sqlInstant(until)} order by r.starts_at, r.id`,
      ),

    /** Match rooms of a time, on air first. */
    matchesBetween: (from: Instant, until: Instant, sportId: number | null, { limit, offset }: Slice) =>
      read(sql`and r.kind = 'match' and r.starts_at >= ${sqlInstant(from)} and r.starts_at < ${sqlInstant(until)}
        and (${sportId}::int is null or r.sport_id = ${sportId})
        order by r.state <> 'open', r.starts_at, r.id limit ${limit} offset ${offset}`),

    /** What a host has before them, the next first. */
    scheduleOf: (hostId: string, limit: number): Promise<KeptRoom[]> =>
      read(sql`and r.host_id = ${hostId} and r.state in ('planned', 'open')
        order by r.state <> 'open', r.starts_at, r.id limit ${limit}`),

    /** Rooms that were on air, newest first. */
    pastOf: (hostId: string, { limit, offset }: Slice): Promise<KeptRoom[]> =>
      read(sql`and r.host_id = ${hostId} and r.state in ('ended', 'void') and r.opened_at is not null
        order by r.starts_at desc, r.id limit ${limit} offset ${offset}`),

    async countPast(hostId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from live_room
        where tenant_id = ${tenantId} and host_id = ${hostId} and state = 'ended' and opened_at is not null`.execute(
        db,
      )
      return rows[0]?.count ?? 0
    },

    /** Those on air whose host's followers do not know yet. */
    untold: (): Promise<KeptRoom[]> =>
      read(sql`and r.state = 'open' and r.host_id is not null and r.told_at is null order by r.starts_at`),

    async told(id: string, now: Instant): Promise<void> {
      await sql`update live_room set told_at = ${sqlInstant(now)}
        where tenant_id = ${tenantId} and id = ${id} and told_at is null`.execute(db)
    },

    async dropEndedBefore(before: Instant): Promise<void> {
      await sql`delete from live_room where tenant_id = ${tenantId} and ended_at < ${sqlInstant(before)}`.execute(
        db,
      )
    },
  }
}

export type RoomStore = ReturnType<typeof sqlRoomStore>

import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { MovementKind, RoundState } from './game-tables.ts'

export type RoundFilter = {
  readonly memberId: string
  readonly from: Instant
  /** Up to, without, this instant. */
  readonly until: Instant
  /** Null for every game type. */
  readonly typeId: number | null
}
export type RoundLine = {
  readonly provider: string
  readonly roundId: string
  readonly gameId: number | null
  readonly symbol: string
  readonly currency: Currency
  readonly state: RoundState
  readonly stake: bigint
  readonly returned: bigint
  readonly startedAt: Instant
  readonly endedAt: Instant | null
}
type Key = { readonly memberId: string; readonly provider: string; readonly roundId: string }

const LINE = sql`r.provider, r.round_id as "roundId", r.game_id as "gameId", r.symbol, r.currency, r.state, r.stake,
  r.returned, r.started_at as "startedAt", r.ended_at as "endedAt"`

/** What the records read of rounds. */
export function sqlRoundRecordStore(db: Db, tenantId: string) {
  const among = ({ memberId, from, until, typeId }: RoundFilter) => sql`
    r.tenant_id = ${tenantId} and r.member_id = ${memberId}
    and r.started_at >= ${sqlInstant(from)} and r.started_at < ${sqlInstant(until)}
    and (${typeId}::int is null or exists (select from game g where g.tenant_id = r.tenant_id and g.id = r.game_id
      and g.game_type_id = ${typeId}::int))`
  const ofKey = ({
    memberId,
    provider,
    roundId,
  }: Key) => sql`r.tenant_id = ${tenantId} and r.provider = ${provider}
    and r.member_id = ${memberId} and r.round_id = ${roundId}`

  return {
    async totals(filter: RoundFilter): Promise<{ count: number; stake: bigint; returned: bigint }> {
      const { rows } = await sql<{ count: number; stake: bigint; returned: bigint }>`
        select count(*)::int as count, coalesce(sum(r.stake), 0)::bigint as stake,
          coalesce(sum(r.returned), 0)::bigint as returned from game_round r where ${among(filter)}`.execute(
        db,
      )
      return rows[0] ?? { count: 0, stake: 0n, returned: 0n }
    },
    /** Newest first. */
    async list(
      filter: RoundFilter,
      before: { at: Instant; roundId: string } | null,
      limit: number,
    ): Promise<RoundLine[]> {
      const below = before
        ? sql`and (r.started_at, r.round_id) < (${sqlInstant(before.at)}, ${before.roundId})`
        : sql``
      const { rows } = await sql<RoundLine>`select ${LINE} from game_round r where ${among(filter)} ${below}
        order by r.started_at desc, r.round_id desc limit ${limit}`.execute(db)
      return rows
    },
    async find(key: Key): Promise<RoundLine | undefined> {
      const { rows } = await sql<RoundLine>`select ${LINE} from game_round r where ${ofKey(key)}`.execute(db)
      return rows[0]
    },
    /** Those that moved something or were recorded, oldest first; a bet that was taken back is named so. */
    async movementsOf(key: Key) {
      const { rows } = await sql<{
        reference: string
        kind: MovementKind | 'refunded'
        /** As it was booked first. */
        booked: MovementKind
        moved: bigint
        currency: Currency
        at: Instant
      }>`select case when r.state = 'refunded' then 'refunded' else r.kind end as kind, r.kind as booked,
        r.reference, r.moved, r.currency, r.at
        from game_movement r where ${ofKey(key)} and r.state in ('booked', 'refunded') order by r.at, r.reference`.execute(
        db,
      )
      return rows
    },
    async movedSince(memberId: string, since: Instant): Promise<{ staked: bigint; returned: bigint }> {
      const { rows } = await sql<{ staked: bigint; returned: bigint }>`
        select coalesce(sum(moved) filter (where kind = 'bet'), 0)::bigint as staked,
          coalesce(sum(moved) filter (where kind <> 'bet'), 0)::bigint as returned
        from game_movement where tenant_id = ${tenantId} and member_id = ${memberId} and state = 'booked'
          and at >= ${sqlInstant(since)}`.execute(db)
      return rows[0] ?? { staked: 0n, returned: 0n }
    },
  }
}

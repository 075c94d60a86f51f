import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { RoundState } from './game-tables.ts'

/** Sums over closed rounds in dong; the squares tell how far chance may lead. */
export type PlayedSums = {
  readonly gameId: number
  readonly rounds: number
  readonly staked: bigint
  readonly returned: bigint
  readonly stakedSquares: number
  readonly returnedSquares: number
  readonly products: number
}

export type FoundRound = {
  readonly provider: string
  readonly memberId: string
  readonly roundId: string
  readonly symbol: string
  readonly startedAt: Instant
  readonly state: RoundState
  readonly currency: Currency
  readonly stake: bigint
  readonly returned: bigint
}

export type FoundStreak = {
  readonly gameId: number
  readonly memberId: string
  readonly length: number
  readonly rounds: number
  readonly chanceOfWin: number
  readonly won: bigint
  readonly endedAt: Instant
}

type Place = { readonly at: Instant; readonly roundId: string; readonly memberMark: string }

/** What the operator's people read of rounds that were played here. */
export function sqlGameFigures(db: Db, tenantId: string) {
  const roundColumns = sql`provider, member_id as "memberId", round_id as "roundId", symbol,
    started_at as "startedAt", state, currency, stake, returned`
  /** Names nobody, and is always the same for one member. */
  const mark = sql`left(md5(member_id), 12)`
  return {
    async played(gameIds: readonly number[], since: Instant): Promise<PlayedSums[]> {
      const { rows } = await sql<PlayedSums>`
        select game_id as "gameId", count(*)::integer as rounds, sum(stake)::bigint as staked,
          sum(returned)::bigint as returned, sum(stake::float8 * stake) as "stakedSquares",
          sum(returned::float8 * returned) as "returnedSquares", sum(stake::float8 * returned) as products
        from game_round where tenant_id = ${tenantId} and game_id = any(${[...gameIds]}::integer[])
          and started_at >= ${sqlInstant(since)} and currency = 'VND' and state = 'closed' and stake > 0
        group by game_id`.execute(db)
      return rows
    },
    /** Of every jackpot of the books, in dong. */
    async jackpotsHeld(): Promise<bigint> {
      const { rows } = await sql<{ held: bigint }>`
        select coalesce(sum(stands), 0)::bigint as held from game_jackpot
        where tenant_id = ${tenantId} and currency = 'VND'`.execute(db)
      return rows[0]?.held ?? 0n
    },
    /** Newest first. */
    async rounds(
      gameId: number,
      before: Place | null,
      limit: number,
    ): Promise<(FoundRound & { mark: string })[]> {
      const after = before
        ? sql`and (started_at, round_id, ${mark}) < (${sqlInstant(before.at)}, ${before.roundId}, ${before.memberMark})`
        : sql``
      const { rows } = await sql<FoundRound & { mark: string }>`
        select ${roundColumns}, ${mark} as mark from game_round
        where tenant_id = ${tenantId} and game_id = ${gameId} ${after}
        order by started_at desc, round_id desc, ${mark} desc limit ${limit}`.execute(db)
      return rows
    },
    async round(gameId: number, { at, roundId, memberMark }: Place): Promise<FoundRound | null> {
      const { rows } = await sql<FoundRound>`
        select ${roundColumns} from game_round
        where tenant_id = ${tenantId} and game_id = ${gameId} and started_at = ${sqlInstant(at)}
          and round_id = ${roundId} and ${mark} = ${memberMark}`.execute(db)
      return rows[0] ?? null
    },
    /** The longest row of won rounds of each member in each game since then, where it is so long or longer. */
    async streaks(since: Instant, least: number, limit: number): Promise<FoundStreak[]> {
      const { rows } = await sql<FoundStreak>`
        with played as (
          select game_id, member_id, started_at, stake, returned, returned > stake as won,
            row_number() over (partition by game_id, member_id order by started_at, round_id)
              - row_number() over (partition by game_id, member_id, returned > stake order by started_at, round_id)
              as island
          from game_round where tenant_id = ${tenantId} and started_at >= ${sqlInstant(since)}
            and game_id is not null and currency = 'VND' and state = 'closed' and stake > 0
        ), chance as (
          select game_id, avg(won::integer)::float8 as chance from played group by game_id
        ), own as (
          select game_id, member_id, count(*)::integer as rounds from played group by game_id, member_id
        ), streak as (
          select distinct on (game_id, member_id) game_id, member_id, count(*)::integer as length,
            sum(returned - stake)::bigint as won, max(started_at) as ended_at
          from played where won group by game_id, member_id, island
          order by game_id, member_id, count(*) desc
        )
        select game_id as "gameId", member_id as "memberId", length, rounds, chance as "chanceOfWin", streak.won,
          ended_at as "endedAt"
        from streak join own using (game_id, member_id) join chance using (game_id)
        where length >= ${least} order by length desc limit ${limit}`.execute(db)
      return rows
    },
  }
}

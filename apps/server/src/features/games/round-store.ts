import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'

/** Which round of whom. */
export type RoundKey = { readonly memberId: string; readonly roundId: string }
export type FreshRound = RoundKey & {
  readonly gameId: number | null
  readonly symbol: string
  readonly currency: Currency
}
/** A round with the movement that changes it: the ledger's number of it, null where no money moved. */
export type MovedRound = FreshRound & { readonly reference: string; readonly seq: bigint | null }
export type KnownRound = { readonly bets: number; readonly refunds: number; readonly results: number }

/** Rounds as the movements make them. Made for a database or for one transaction of it. */
export function sqlRoundStore(db: Db, tenantId: string, provider: string) {
  const key = ({ memberId, roundId }: RoundKey) => sql`tenant_id = ${tenantId} and provider = ${provider}
    and member_id = ${memberId} and round_id = ${roundId}`
  const inserted = (round: FreshRound, at: Instant) => sql`
    insert into game_round as r (tenant_id, provider, member_id, round_id, game_id, symbol, currency, started_at,
      state, stake, returned, bets, refunds, results, ended_at)
    values (${tenantId}, ${provider}, ${round.memberId}, ${round.roundId}, ${round.gameId}, ${round.symbol},
      ${round.currency}, ${sqlInstant(at)}`
  const conflict = sql`on conflict (tenant_id, provider, member_id, round_id)`
  /** The movement keeps its number in the statement that changes the round: one way to the database instead of two. */
  const numbered = ({ reference, seq }: MovedRound) =>
    seq === null
      ? sql``
      : sql`with numbered as (update game_movement set seq = ${seq}
          where tenant_id = ${tenantId} and provider = ${provider} and reference = ${reference})`

  return {
    async forChange(round: RoundKey): Promise<KnownRound | null> {
      const { rows } = await sql<KnownRound>`
        select bets, refunds, results from game_round where ${key(round)} for update`.execute(db)
      return rows[0] ?? null
    },
    async addBet(round: MovedRound, stake: bigint, at: Instant): Promise<void> {
      await sql`${numbered(round)} ${inserted(round, at)}, 'open', ${stake}, 0, 1, 0, 0, null)
        ${conflict} do update set state = 'open', stake = r.stake + excluded.stake, bets = r.bets + 1,
          ended_at = null, valid_stake = 0`.execute(db)
    },
    async addResult(round: MovedRound, returned: bigint, at: Instant): Promise<void> {
      await sql`${numbered(round)} ${inserted(round, at)}, 'closed', 0, ${returned}, 0, 0, 1, ${sqlInstant(at)})
        ${conflict} do update set state = 'closed', returned = r.returned + excluded.returned,
          results = r.results + 1, ended_at = coalesce(r.ended_at, excluded.ended_at), valid_stake = r.stake`.execute(
        db,
      )
    },
    /** A win beside the results; nothing for a round that is not known. */
    async addWin(round: RoundKey, returned: bigint): Promise<void> {
      await sql`update game_round set returned = returned + ${returned} where ${key(round)}`.execute(db)
    },
    async adjust(round: RoundKey, by: bigint, validStake: bigint): Promise<void> {
      await sql`update game_round set returned = returned + ${by}, valid_stake = ${validStake}
        where ${key(round)}`.execute(db)
    },
    /** Without a bet that stands it is void. */
    async takeBackBet(round: RoundKey, stake: bigint, at: Instant): Promise<void> {
      await sql`update game_round set stake = stake - ${stake}, bets = bets - 1, refunds = refunds + 1,
          state = case when bets = 1 then 'void' else state end,
          ended_at = case when bets = 1 then ${sqlInstant(at)} else ended_at end
        where ${key(round)}`.execute(db)
    },
    /** A round whose bet was taken back before it came: no result of it is paid. */
    async addDead(round: FreshRound, at: Instant): Promise<void> {
      await sql`${inserted(round, at)}, 'void', 0, 0, 0, 1, 0, ${sqlInstant(at)})
        ${conflict} do update set refunds = r.refunds + 1`.execute(db)
    },
    /** Once: a round that has ended stays as it is. */
    async end(round: RoundKey, at: Instant): Promise<void> {
      await sql`update game_round set state = 'closed', ended_at = ${sqlInstant(at)}, valid_stake = stake
        where ${key(round)} and state = 'open'`.execute(db)
    },
  }
}

import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
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
/** A round with the bet or the result that changes it: the ledger's number of it, null where no money moved. */
export type MovedRound = FreshRound & {
  readonly kind: 'bet' | 'result'
  readonly reference: string
  readonly moved: bigint
  readonly seq: bigint | null
}
type Counts = { readonly bets: number; readonly refunds: number; readonly results: number }
/** A round as it stands after the bet or result that changed it; `isNew` when nothing of it was known before. */
export type ChangedRound = RoundKey & Counts & { readonly isNew: boolean }

/** Rounds as the movements make them. Made for a database or for one transaction of it. */
export function sqlRoundStore(db: Db, tenantId: string, provider: string) {
  const key = ({ memberId, roundId }: RoundKey) => sql`tenant_id = ${tenantId} and provider = ${provider}
    and member_id = ${memberId} and round_id = ${roundId}`

  return {
    /** Whoever changes it waits. Undefined for one that is not known. */
    async findForChange(round: RoundKey): Promise<Counts | undefined> {
      const { rows } = await sql<Counts>`
        select bets, refunds, results from game_round where ${key(round)} for update`.execute(db)
      return rows[0]
    },
    /**
     * Bets and results, each of a round of its own. The movements keep their numbers in the same statement: one way to the
     * database for all of them. A bet opens its round, and a result closes it with the time of the first. In one order for
     * everybody: whoever changes one of them waits.
     */
    async addAll(rounds: readonly MovedRound[], at: Instant): Promise<ChangedRound[]> {
      const moved = rounds.map(({ moved: amount, seq, ...round }) => ({
        ...round,
        amount: String(amount),
        seq: seq === null ? null : String(seq),
      }))
      const { rows: changed } = await sql<ChangedRound>`
        ${kept} with m as materialized (
          select *, kind = 'bet' as is_bet from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as x(kind text,
            "memberId" text, "roundId" text, "gameId" int, symbol text, currency text, reference text, amount bigint, seq bigint)
        ), numbered as (
          update game_movement g set seq = m.seq from m
          where g.tenant_id = ${tenantId} and g.provider = ${provider} and g.reference = m.reference and m.seq is not null
        )
        insert into game_round as r (tenant_id, provider, member_id, round_id, game_id, symbol, currency, started_at,
          state, stake, returned, bets, refunds, results, ended_at)
        select ${tenantId}, ${provider}, "memberId", "roundId", "gameId", symbol, currency, ${sqlInstant(at)}::timestamptz,
          case when is_bet then 'open' else 'closed' end, case when is_bet then amount else 0 end,
          case when is_bet then 0 else amount end, is_bet::int, 0, (not is_bet)::int,
          case when is_bet then null else ${sqlInstant(at)}::timestamptz end
        from m order by "memberId", "roundId"
        on conflict (tenant_id, provider, member_id, round_id) do update set state = excluded.state,
          stake = r.stake + excluded.stake, returned = r.returned + excluded.returned,
          bets = r.bets + excluded.bets, results = r.results + excluded.results,
          ended_at = case when excluded.bets = 0 then coalesce(r.ended_at, excluded.ended_at) end,
          valid_stake = case when excluded.bets = 0 then r.stake else 0 end
        returning member_id as "memberId", round_id as "roundId", bets, refunds, results, xmax = 0 as "isNew"`.execute(
        db,
      )
      return changed
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
      await sql`
        insert into game_round as r (tenant_id, provider, member_id, round_id, game_id, symbol, currency, started_at,
          state, refunds, ended_at)
        values (${tenantId}, ${provider}, ${round.memberId}, ${round.roundId}, ${round.gameId}, ${round.symbol},
          ${round.currency}, ${sqlInstant(at)}, 'void', 1, ${sqlInstant(at)})
        on conflict (tenant_id, provider, member_id, round_id) do update set refunds = r.refunds + 1`.execute(
        db,
      )
    },
    /** Once: a round that has ended stays as it is. */
    async end(round: RoundKey, at: Instant): Promise<void> {
      await sql`update game_round set state = 'closed', ended_at = ${sqlInstant(at)}, valid_stake = stake
        where ${key(round)} and state = 'open'`.execute(db)
    },
  }
}

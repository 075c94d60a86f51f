import type { Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Generated, Selectable } from 'kysely'
import type { Verdict } from '../pricing/quote.ts'
import { type AppliedResult, versionOf } from './results.ts'

/** What a result is of. */
export type ResultKey = {
  readonly marketId: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

type ResultRow = {
  market_id: number
  option_type: number
  home_at_bet: number
  away_at_bet: number
  version: number
  outcome: number
  result_text: string
  sharers: number | null
  settled_at: InstantColumn
  changed_at: InstantColumn
  next_at: InstantColumn | null
  decided_at: InstantColumn | null
  state: AppliedResult['state']
  is_said: Generated<boolean>
}

type Change = {
  readonly state?: AppliedResult['state']
  readonly next_at: ReturnType<typeof sqlInstant> | null
}

type Writing = { readonly now: Instant; readonly nextAt: Instant | null; readonly isSaid: boolean }

/** Stands for no score: the market does not count from one. */
const NONE = -1
const AT_ONCE = 500

export type ResultStore = ReturnType<typeof sqlResultStore>

/** The results that were applied, one for each option that somebody bet on. */
export function sqlResultStore(anyDb: Db) {
  const db = anyDb.withTables<{ market_result: ResultRow }>()
  const update = (key: ResultKey, change: Change) => {
    const { market_id, option_type, home_at_bet, away_at_bet } = columnsOf(key)
    return db
      .updateTable('market_result')
      .set(change)
      .where('market_id', '=', market_id)
      .where('option_type', '=', option_type)
      .where('home_at_bet', '=', home_at_bet)
      .where('away_at_bet', '=', away_at_bet)
      .execute()
  }

  return {
    async find(marketIds: readonly number[]): Promise<Map<string, AppliedResult>> {
      if (marketIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('market_result')
        .selectAll()
        .where('market_id', 'in', marketIds)
        .execute()
      return new Map(rows.map((row) => [resultName(keyOf(row)), toResult(row)]))
    },
    /** The first result of an option, or a later one in its place. The time of the first settlement stays. */
    async write(key: ResultKey, verdict: Verdict, { now, nextAt, isSaid }: Writing): Promise<void> {
      const resultColumns = {
        version: versionOf(verdict),
        outcome: verdict.outcome,
        result_text: verdict.resultText,
        sharers: verdict.sharers ?? null,
        changed_at: sqlInstant(now),
        next_at: nextAt === null ? null : sqlInstant(nextAt),
        decided_at: verdict.decidedAt === undefined ? null : sqlInstant(verdict.decidedAt),
        state: 'applied' as const,
        is_said: isSaid,
      }
      await db
        .insertInto('market_result')
        .values({ ...columnsOf(key), ...resultColumns, settled_at: sqlInstant(now) })
        .onConflict((clash) =>
          clash
            .columns(['market_id', 'option_type', 'home_at_bet', 'away_at_bet'])
            .doUpdateSet(resultColumns),
        )
        .execute()
    },
    async setState(key: ResultKey, state: AppliedResult['state']): Promise<void> {
      await update(key, { state, next_at: null })
    },
    /** It is looked at again, until it is written anew. Nothing where there is no result yet. */
    async setDue(key: ResultKey, now: Instant): Promise<void> {
      await update(key, { next_at: sqlInstant(now) })
    },
    /** What people entered and nothing newer stands in place of, by its name. */
    async listSaid(since: Instant): Promise<[string, Verdict][]> {
      const rows = await db
        .selectFrom('market_result')
        .selectAll()
        .where('is_said', '=', true)
        .where('changed_at', '>', sqlInstant(since))
        .execute()
      return rows.map((row) => [resultName(keyOf(row)), toResult(row).verdict])
    },
    /** Options whose next result is due by now. */
    async listDue(now: Instant): Promise<ResultKey[]> {
      const due = db.selectFrom('market_result').selectAll().where('next_at', '<=', sqlInstant(now))
      return (await due.orderBy('next_at').limit(AT_ONCE).execute()).map(keyOf)
    },
  }
}

export function resultName({ marketId, optionType, scoreAtBet }: ResultKey): string {
  return `${marketId}/${optionType}/${scoreAtBet?.join('-') ?? ''}`
}

export function marketOfResult(name: string): number {
  return Number(name.slice(0, name.indexOf('/')))
}

function columnsOf({ marketId, optionType, scoreAtBet }: ResultKey) {
  return {
    market_id: marketId,
    option_type: optionType,
    home_at_bet: scoreAtBet?.[0] ?? NONE,
    away_at_bet: scoreAtBet?.[1] ?? NONE,
  }
}

type RowKey = Pick<ResultRow, 'market_id' | 'option_type' | 'home_at_bet' | 'away_at_bet'>

function keyOf({ market_id, option_type, home_at_bet, away_at_bet }: RowKey): ResultKey {
  return {
    marketId: market_id,
    optionType: option_type,
    scoreAtBet: home_at_bet === NONE ? null : [home_at_bet, away_at_bet],
  }
}

function toResult(row: Selectable<ResultRow>): AppliedResult {
  const { version, outcome, result_text: resultText, sharers, settled_at: settledAt, state } = row
  const shared = sharers === null ? {} : { sharers }
  const when = row.decided_at === null ? {} : { decidedAt: row.decided_at }
  return {
    verdict: { outcome: outcome as Outcome, resultText, version, ...shared, ...when },
    settledAt,
    state,
    isSaid: row.is_said,
  }
}

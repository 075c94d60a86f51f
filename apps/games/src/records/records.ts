import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { MovementKind } from '../wallet/movement-row.ts'
import { ROUND_COLUMNS, type RoundRow, type RoundTables } from '../rounds/round-row.ts'

type Tables = RoundTables & {
  player: { id: string; currency: string; is_demo: boolean }
  movement: {
    id: bigint
    kind: MovementKind
    reference: string
    player_id: string
    game_id: string | null
    round_id: bigint | null
    amount: bigint
    created_at: InstantColumn
    state: string
    answered_at: InstantColumn
  }
}

export type HistoryRow = RoundRow & { readonly is_finalised: boolean }
export type Span = { readonly from: number; readonly until: number }

/** Rows of one answer, and those of the same time as the last: an operator asks on after that. */
const MOST = 1_000

export type Records = ReturnType<typeof sqlRecords>

/** What operators read of rounds and movements of real money. */
export function sqlRecords(database: Database) {
  const db = database.db.withTables<Tables>()
  const played = () =>
    db
      .selectFrom('round')
      .innerJoin('player', 'player.id', 'round.player_id')
      .select(ROUND_COLUMNS.map((column) => `round.${column}` as const))
      .select(['is_finalised', 'currency'])
      .where('is_demo', '=', false)
      .where('round.state', '!=', 'refused')

  return {
    one: (playerId: string, id: bigint) =>
      played().where('player_id', '=', playerId).where('round.id', '=', id).execute(),
    between(playerId: string, gameId: string | null, { from, until }: Span) {
      const found = played()
        .where('player_id', '=', playerId)
        .where('started_at', '>=', sqlInstant(from))
        .where('started_at', '<', sqlInstant(until))
        .orderBy('round.id')
        .limit(MOST)
      return (gameId === null ? found : found.where('game_id', '=', gameId)).execute()
    },
    /** Rounds that ended after that time, in the order they did. */
    ended: (after: number) =>
      played()
        .where('round.state', 'in', ['closed', 'void'])
        .where('ended_at', '>', sqlInstant(after))
        .orderBy('ended_at')
        .fetch(MOST, 'with ties')
        .execute(),
    begun: (after: number) =>
      played()
        .where('started_at', '>', sqlInstant(after))
        .orderBy('started_at')
        .fetch(MOST, 'with ties')
        .execute(),
    unfinished: () => played().where('round.state', '=', 'open').orderBy('round.id').limit(MOST).execute(),
    /** What the operator took, and bets that were taken back with the refund that did it. */
    async movements(after: number) {
      const rows = await db
        .selectFrom('movement')
        .innerJoin('player', 'player.id', 'movement.player_id')
        .select([
          'movement.id',
          'kind',
          'reference',
          'player_id',
          'game_id',
          'round_id',
          'amount',
          'answered_at',
          'currency',
        ])
        .where('answered_at', '>', sqlInstant(after))
        .where('kind', '!=', 'endRound')
        .where((where) =>
          where.or([
            where('state', '=', 'done'),
            where.exists(
              where
                .selectFrom('movement as refund')
                .select('refund.id')
                .whereRef('refund.reference', '=', 'movement.reference')
                .where('refund.kind', '=', 'refund')
                .where('refund.state', '=', 'done'),
            ),
          ]),
        )
        .orderBy('answered_at')
        .fetch(MOST, 'with ties')
        .execute()
      return rows.toSorted((a, b) => a.answered_at - b.answered_at || Number(a.id - b.id))
    },
  }
}

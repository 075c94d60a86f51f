import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { minutes, seconds } from '@keo/units/instants'
import type { GameCallbackName } from '@keo/games-contract/callbacks'
import { type Expression, type Generated, type OperationNodeSource, sql } from 'kysely'

export type MovementKind = Exclude<GameCallbackName, 'authenticate' | 'balance'>

type Row = {
  id: Generated<bigint>
  kind: MovementKind
  reference: string
  player_id: string
  game_id: string | null
  round_id: bigint | null
  amount: bigint
  fields: string
  created_at: InstantColumn
  state: 'sending' | 'waiting' | 'done' | 'refused'
  due_at: InstantColumn | null
  attempts: Generated<number>
  code: number | null
  answered_at: InstantColumn | null
}
export type MovementTables = { movement: Row }

export type Movement = {
  readonly id: bigint
  readonly kind: MovementKind
  readonly reference: string
  readonly player_id: string
  readonly game_id: string | null
  readonly round_id: bigint | null
  readonly amount: bigint
  readonly fields: unknown
  readonly attempts: number
}
/** `has_refunds`: refunds of the same round wait that were written down before it. */
export type FoundMovement = Movement & { readonly has_refunds: boolean }
export type FreshMovement = {
  readonly kind: MovementKind
  readonly reference: string
  readonly playerId: string
  readonly gameId: string | null
  readonly roundId: bigint | null
  readonly amount: bigint
  /** What the call carries beside these. */
  readonly fields?: Readonly<Record<string, string>>
}

/** How long it rests after each answer that cannot be used; the last wait goes on for ever. */
const WAITS = [seconds(5), seconds(5), seconds(15), seconds(60), minutes(5)]
const COLUMNS = [
  'id',
  'kind',
  'reference',
  'player_id',
  'game_id',
  'round_id',
  'amount',
  'fields',
  'attempts',
] as const

const HAS_REFUNDS = sql<boolean>`exists (select from movement refund where refund.round_id = movement.round_id
  and refund.kind = 'refund' and refund.state = 'waiting' and refund.id < movement.id)`

/** A row of another table, yet to be written. */
export type Beside = OperationNodeSource & { execute(): Promise<unknown> }

const expressionOf = (beside: Beside): Expression<object> => ({
  expressionType: undefined,
  toOperationNode: () => beside.toOperationNode(),
})

export type Movements = ReturnType<typeof sqlMovements>

/** Movements of money at the operator, each with what became of it. */
export function sqlMovements({ database, clock }: { database: Database; clock: Clock }) {
  const tables = (db: Db) => db.withTables<MovementTables>()
  const now = () => sqlInstant(clock.now())

  /** Something waits, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true

  /** With `beside`, what it writes stands or falls with the movement: both are one statement. */
  async function add(
    db: Db,
    fresh: FreshMovement,
    state: 'sending' | 'waiting',
    beside?: Beside,
  ): Promise<bigint> {
    const own = tables(db)
    const added = await (beside ? own.with('beside', () => expressionOf(beside)) : own)
      .insertInto('movement')
      .values({
        kind: fresh.kind,
        reference: fresh.reference,
        player_id: fresh.playerId,
        game_id: fresh.gameId,
        round_id: fresh.roundId,
        amount: fresh.amount,
        fields: JSON.stringify(fresh.fields ?? {}),
        created_at: now(),
        state,
        due_at: state === 'waiting' ? now() : null,
        code: null,
        answered_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    isWaiting ||= state === 'waiting'
    return added.id
  }

  return {
    add,
    mayWait: () => isWaiting,
    /** Looks whether anything waits at all, due or not. */
    async look(): Promise<void> {
      isWaiting = false
      const waiting = tables(database.db).selectFrom('movement').select('id').where('state', '=', 'waiting')
      if (await waiting.limit(1).executeTakeFirst()) isWaiting = true
    },
    async finish(db: Db, id: bigint, end: { state: 'done' | 'refused'; code: number | null }): Promise<void> {
      await tables(db)
        .updateTable('movement')
        .set({ state: end.state, code: end.code, due_at: null, answered_at: now() })
        .where('id', '=', id)
        .execute()
    },
    /** Keeps the answer of a bet on its way; false when another process has dealt with it. */
    async answer(
      tx: Tx,
      id: bigint,
      end: { state: 'done' | 'refused'; code: number | null },
    ): Promise<boolean> {
      const answered = tables(tx)
        .updateTable('movement')
        .set({ state: end.state, code: end.code, answered_at: now() })
        .where('id', '=', id)
        .where('state', '=', 'sending')
        .returning('id')
      return (await answered.executeTakeFirst()) !== undefined
    },
    async postpone({ id, attempts }: Movement, code: number | null): Promise<void> {
      const wait = WAITS[Math.min(attempts, WAITS.length - 1)] ?? minutes(5)
      await tables(database.db)
        .updateTable('movement')
        .set({ attempts: attempts + 1, code, due_at: sqlInstant(clock.now() + wait) })
        .where('id', '=', id)
        .execute()
    },
    listDue: (most: number): Promise<Movement[]> =>
      tables(database.db)
        .selectFrom('movement')
        .select(COLUMNS)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now())
        .orderBy('id')
        .limit(most)
        .execute(),
    /** What waits, due or not. */
    listWaiting: (most: number): Promise<Movement[]> =>
      tables(database.db)
        .selectFrom('movement')
        .select(COLUMNS)
        .where('state', '=', 'waiting')
        .orderBy('id')
        .limit(most)
        .execute(),
    find: (id: bigint): Promise<FoundMovement | undefined> =>
      tables(database.db)
        .selectFrom('movement')
        .select([...COLUMNS, HAS_REFUNDS.as('has_refunds')])
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst(),
    /** Refunds of a movement's round that wait and were written down before it. */
    refundsBefore: ({ id, round_id }: Movement): Promise<{ id: bigint }[]> =>
      tables(database.db)
        .selectFrom('movement')
        .select('id')
        .where('round_id', '=', round_id)
        .where('kind', '=', 'refund')
        .where('state', '=', 'waiting')
        .where('id', '<', id)
        .orderBy('id')
        .execute(),
    /** What was staked in a round and taken. */
    betsOf: (tx: Tx, roundId: bigint): Promise<{ reference: string; amount: bigint }[]> =>
      tables(tx)
        .selectFrom('movement')
        .select(['reference', 'amount'])
        .where('round_id', '=', roundId)
        .where('kind', '=', 'bet')
        .where('state', '=', 'done')
        .execute(),
    findDue: (id: bigint): Promise<FoundMovement | undefined> =>
      tables(database.db)
        .selectFrom('movement')
        .select([...COLUMNS, HAS_REFUNDS.as('has_refunds')])
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now())
        .executeTakeFirst(),
    /** Bets on their way; at a start those whose answer nobody kept, because the process ended in between. */
    listSending: (): Promise<Movement[]> =>
      tables(database.db).selectFrom('movement').select(COLUMNS).where('state', '=', 'sending').execute(),
  }
}

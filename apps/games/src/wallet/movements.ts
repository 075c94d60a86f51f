import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { createGathered } from '@keo/service-kit/db/gathered'
import { kept } from '@keo/service-kit/db/kept-plans'
import { minutes, seconds } from '@keo/units/instants'
import { type RawBuilder, sql } from 'kysely'
import type { FoundMovement, FreshMovement, Movement, MovementTables } from './movement-row.ts'

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

type Added = FreshMovement & { readonly state: 'sending' | 'waiting' }
type End = { readonly state: 'done' | 'refused'; readonly code: number | null }

export type Movements = ReturnType<typeof sqlMovements>

/** Movements of money at the operator, each with what became of it. */
export function sqlMovements({ database, clock }: { database: Database; clock: Clock }) {
  const tables = (db: Db) => db.withTables<MovementTables>()
  const now = () => sqlInstant(clock.now())

  /** Something waits, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true

  /** In their order; with `beside`, a statement of another table, both stand or fall together. */
  async function addAll(
    db: Db,
    added: readonly Added[],
    beside: RawBuilder<unknown> | null = null,
  ): Promise<Movement[]> {
    const rows = added.map(({ amount, roundId, fields, ...row }) => ({
      ...row,
      roundId: roundId === null ? null : String(roundId),
      amount: String(amount),
      fields: fields ?? {},
    }))
    const { rows: written } = await sql<Movement>`
      ${kept} ${beside ? sql`with beside as (${beside})` : sql``}
      insert into movement (kind, reference, player_id, game_id, round_id, amount, fields, created_at, state, due_at)
      select m.kind, m.reference, m."playerId", m."gameId", m."roundId", m.amount, m.fields, ${now()}, m.state,
        case when m.state = 'waiting' then ${now()} end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(kind text, reference text, "playerId" text, "gameId" text,
        "roundId" bigint, amount bigint, fields jsonb, state text)
      returning id, kind, reference, player_id, game_id, round_id, amount, fields, attempts`.execute(db)
    isWaiting ||= added.some(({ state }) => state === 'waiting')
    return added.map(({ kind, reference }) => {
      const found = written.find((row) => row.kind === kind && row.reference === reference)
      return found ?? fail(reference)
    })
  }

  const gathered = createGathered<Added, Movement>(addAll)
  const add = (db: Db, fresh: FreshMovement, state: 'sending' | 'waiting'): Promise<Movement> =>
    gathered(db, { ...fresh, state })

  /** Bets on their way whose answer is kept now; not those that another process has dealt with. */
  async function answerAll(tx: Tx, ids: readonly bigint[], end: End): Promise<ReadonlySet<bigint>> {
    const { rows } = await sql<{ id: bigint }>`
      ${kept} update movement set state = ${end.state}, code = ${end.code}, answered_at = ${now()}
      where id = any(${ids.map(String)}::bigint[]) and state = 'sending' returning id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  }

  const finishing = createBatches({
    atOnce: 1,
    keyOf: ({ id }: End & { id: bigint }) => String(id),
    async apply(ends: readonly (End & { id: bigint })[]): Promise<void[]> {
      const rows = ends.map(({ id, ...end }) => ({ id: String(id), ...end }))
      // Named twice: of a list in JSON the planner expects a hundred, and reads the whole table for them.
      await sql`
        ${kept} update movement m set state = x.state, code = x.code, due_at = null, answered_at = ${now()}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id bigint, state text, code int)
        where m.id = x.id and m.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(database.db)
      return ends.map(() => undefined)
    },
  })

  return {
    add,
    addAll,
    mayWait: () => isWaiting,
    /** Looks whether anything waits at all, due or not. */
    async look(): Promise<void> {
      isWaiting = false
      const waiting = tables(database.db).selectFrom('movement').select('id').where('state', '=', 'waiting')
      if (await waiting.limit(1).executeTakeFirst()) isWaiting = true
    },
    finish: (id: bigint, end: End): Promise<void> => finishing.submit({ id, ...end }),
    answerAll,
    /** Keeps the answer of a bet on its way; false when another process has dealt with it. */
    answer: async (tx: Tx, id: bigint, end: End): Promise<boolean> =>
      (await answerAll(tx, [id], end)).has(id),
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
    /** What a round brought and the operator has yet to take. */
    async waitingResultOf(roundId: bigint): Promise<bigint | null> {
      const waiting = tables(database.db)
        .selectFrom('movement')
        .select('id')
        .where('round_id', '=', roundId)
        .where('kind', '=', 'result')
        .where('state', '=', 'waiting')
      return (await waiting.executeTakeFirst())?.id ?? null
    },
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

function fail(reference: string): never {
  throw new Error(`The movement ${reference} was not written.`)
}

import { setTimeout as wait } from 'node:timers/promises'
import { fail } from '@keo/contract/errors'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Log } from '../log.ts'
import { systemClock } from '../clock.ts'
import { type Ids, systemIds } from '../ids.ts'
import { traceStatements } from '../tracing/trace-statements.ts'
import { isTracing, traced } from '../tracing/tracing.ts'
import { createPool } from './pool.ts'

/** Features name their tables: `db.withTables<SiteTables>()`. */
export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export type Database = {
  readonly db: Db
  /**
   * All of it or nothing. `run` may be called again when the database had to choose a loser among transactions,
   * so it must not do anything outside of the database.
   */
  tx<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** One statement, which is a transaction of its own: one round trip instead of three, tried again like `tx`. */
  statement<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabaseNeeds = {
  readonly url: string
  readonly schema: string
  readonly role?: string | undefined
  readonly log: Log
  /** Connections of this process at most. */
  readonly max?: number
  readonly ids?: Pick<Ids, 'random'>
}

const CONNECTIONS_MAX = 10
const ATTEMPTS_MAX = 6
const BACKOFF_MS = 10

const LOCK_NOT_AVAILABLE = '55P03'
/** Serialization failure and deadlock: the transaction is undone as a whole and may simply be run again. */
const RETRIABLE: ReadonlySet<unknown> = new Set(['40001', '40P01'])

export function connectDatabase(needs: DatabaseNeeds): Database {
  const { url, schema, role, log, max = CONNECTIONS_MAX, ids = systemIds(systemClock()) } = needs
  const pool = createPool({ url, schema, role, log, max })
  const db: Db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() ? { log: traceStatements(schema) } : {}),
  })

  async function retrying<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run()
      } catch (error) {
        const code = (error as { code?: unknown }).code
        if (code === LOCK_NOT_AVAILABLE) fail('TRY_AGAIN')
        if (!RETRIABLE.has(code)) throw error
        if (attempt === ATTEMPTS_MAX) {
          log.warn({ err: error, attempts: attempt }, 'a transaction kept losing and was given up')
          fail('TRY_AGAIN')
        }
        await wait(ids.random() * BACKOFF_MS * 2 ** attempt)
      }
    }
  }

  return {
    db,
    tx: (run) => traced('transaction', () => retrying(() => db.transaction().execute(run))),
    statement: (run) => retrying(() => run(db)),
    async ping() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

import { fail } from '@keo/contract/errors'
import type { PostgresPool } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { columnTypes } from './columns.ts'
import { keepPlans } from './kept-plans.ts'

export type PoolNeeds = {
  readonly url: string
  readonly schema: string
  /** Taken on by every connection when the login itself may do more. */
  readonly role?: string | undefined
  readonly log: Log
  readonly max: number
  /** For durations: a test's own. */
  readonly now?: () => number
}

const CONNECT_MS = 5_000
const IDLE_MS = 30_000
/** How many callers may stand in line for each connection before the next is told to come back later. */
const WAITING_PER_CONNECTION = 20

const SESSION = {
  timezone: 'UTC',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '10s',
}

/** A bounded pool whose connections are set up before anybody sees them, and whose failures never end the process. */
export function createPool({
  url,
  schema,
  role,
  log,
  max,
  now = () => performance.now(),
}: PoolNeeds): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max,
    types: columnTypes,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: `keo ${schema}`,
  })
  let isEnding = false
  // Once the pool ends, the database may go before the last connection has said goodbye.
  const warn = (err: Error) => isEnding || log.warn({ err }, 'a database connection broke')
  pool.on('error', warn)
  // While a connection is lent out the pool does not listen, and an unheard error would bring the process down.
  pool.on('connect', (client) => client.on('error', warn))

  const session = { search_path: schema, ...SESSION, ...(role ? { role } : {}) }
  const renewals = new WeakMap<PoolClient, () => Promise<void>>()
  return {
    async connect() {
      if (pool.waitingCount >= max * WAITING_PER_CONNECTION) fail('BUSY')
      const client = await pool.connect().catch((error) => refuseWhenFull(error))
      const renewPlans = renewals.get(client)
      if (renewPlans) await orRelease(client, renewPlans())
      else {
        await orRelease(client, setUp(client, session))
        renewals.set(client, keepPlans(client, now))
      }
      return client
    },
    end() {
      isEnding = true
      return pool.end()
    },
  }
}

async function setUp(client: PoolClient, session: Readonly<Record<string, string>>): Promise<void> {
  const settings = Object.keys(session).map((name, at) => `set_config('${name}', $${at + 1}, false)`)
  await client.query(`select ${settings.join(', ')}`, Object.values(session))
}

/** A connection that nobody gets must not stay lent out. */
async function orRelease(client: PoolClient, run: Promise<void>): Promise<void> {
  try {
    await run
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** pg has no codes for them, only these sentences: no connection was free in time, or none was made in time. */
const TOO_LATE = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
])

/** What PostgreSQL says of itself when it has no connection left to give: too_many_connections. */
const DATABASE_FULL = '53300'

function refuseWhenFull(error: Error & { readonly code?: string }): never {
  if (TOO_LATE.has(error.message) || error.code === DATABASE_FULL) fail('BUSY')
  throw error
}

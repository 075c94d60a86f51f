import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.ts'

/** Another process owns it: asked again so often. A lost owner is replaced within about this. */
const ASK_MS = 250
const CONNECT_MS = 5_000
/**
 * An owner that has not been heard for so long owns nothing any more: it was paused, or the network between it and the
 * database is cut, of which neither end would hear for hours. Long enough for a slow collection of garbage.
 */
const LEASE_MS = 8_000
/** So many words the owner says in a lease; it gives up two of them before the database does. */
const WORDS_IN_LEASE = 8
/** So long may a connection of the one before take to end. */
const FENCE_MS = 5_000

type Needs = {
  readonly url: string
  /** What is owned, such as `sportsbook`: the schema that the owner writes to. */
  readonly name: string
  readonly log: Log
  /** Called once, when another process is found to own it. */
  readonly onWaiting: () => void
  /** Called once, when ownership is gone while this process still thinks to have it. */
  readonly onLost: () => void
  readonly leaseMs?: number
}

/**
 * Of all processes on one database, the one that may play the world. Ownership is a lock of a connection of its own, so it
 * ends with the process or with the line to the database, whichever goes first, and no clock of a machine has a say in it:
 * the database ends the connection when it has not heard a word on it for the length of the lease, and the owner gives up
 * before that. Who takes over first ends every connection that the one before has to the tables of the world. So an owner that was paused
 * and comes back finds its connections closed, and `onLost` ends it before a new one could write. Answers how to let go.
 */
export async function becomeSoleOwner(needs: Needs): Promise<() => Promise<void>> {
  const { name, log, onLost, leaseMs = LEASE_MS } = needs
  const client = await waitForLock(needs)
  await fence(client, name)
  const life = { isOver: false, end: () => {} }
  const lose = (err?: Error) => {
    if (life.isOver) return
    life.isOver = true
    life.end()
    log.fatal({ err, name }, 'this process no longer owns its world')
    onLost()
  }
  client.on('error', lose)
  client.on('end', () => lose())
  life.end = keepLease(client, leaseMs, lose)
  return async () => {
    life.isOver = true
    life.end()
    await client.end()
  }
}

/** Says a word to the database as long as it lives. Gives up when the last one that was answered was sent too long ago. */
function keepLease(client: Client, leaseMs: number, lose: (err: Error) => void): () => void {
  const wordMs = leaseMs / WORDS_IN_LEASE
  let heardOf = performance.now()
  let isSaying = false
  const say = async (sentAt: number) => {
    isSaying = true
    await client.query('select 1')
    heardOf = sentAt
    isSaying = false
  }
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - heardOf > leaseMs - 2 * wordMs) lose(new Error('The database did not answer in time.'))
    // A connection that breaks says so itself.
    else if (!isSaying) say(now).catch(() => {})
  }, wordMs)
  return () => clearInterval(timer)
}

/** Connections of the owner before (by the name that `pool.ts` gives them) may outlive its lock: nothing may be written on them any more. */
async function fence(client: Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, $2) from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [`keo ${name}`, FENCE_MS],
  )
}

/** Whoever waits outlives the database: its line is made again as often as it breaks. */
async function waitForLock({ url, name, log, onWaiting, leaseMs = LEASE_MS }: Needs): Promise<Client> {
  let hasWaited = false
  for (;;) {
    const client = connection(url, name)
    try {
      await client.connect()
      await client.query("select set_config('idle_session_timeout', $1, false)", [String(leaseMs)])
      while (!(await take(client, name))) {
        if (!hasWaited) onWaiting()
        hasWaited = true
        await wait(ASK_MS)
      }
      return client
    } catch (err) {
      // The first try says what is wrong with the settings; later ones only that the database is away.
      if (!hasWaited) throw err
      log.warn({ err, name }, 'the database is away while another process owns the world')
      await client.end().catch(() => {})
      await wait(ASK_MS)
    }
  }
}

function connection(url: string, name: string): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: `keo owner of ${name}`,
  })
  // Unheard, a broken line would bring the process down; the next question on it fails and says so.
  client.on('error', () => {})
  return client
}

/** Of the session, not of a transaction: held until the connection ends. */
async function take(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [`keo owner of ${name}`],
  )
  return rows[0]?.taken ?? false
}

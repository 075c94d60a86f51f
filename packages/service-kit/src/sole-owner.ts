import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.ts'

/** Another process owns it: asked again so often. A lost owner is replaced within about this. */
const ASK_MS = 500
const CONNECT_MS = 5_000

type Needs = {
  readonly url: string
  /** What is owned, such as `sportsbook`. */
  readonly name: string
  readonly log: Log
  /** Called once, when another process is found to own it. */
  readonly onWaiting: () => void
  /** Called once, when ownership is gone while this process still thinks to have it. */
  readonly onLost: () => void
}

/**
 * Of all processes on one database, the one that may play the world. Ownership is a lock of a connection of its own, so it
 * ends with the process or with the line to the database, whichever goes first, and no clock has a say in it. An owner that
 * was paused while the database moved on finds that connection closed with all its others, and `onLost` ends it before a
 * new connection could write. Answers how to let go.
 */
export async function becomeSoleOwner(needs: Needs): Promise<() => Promise<void>> {
  const { name, log, onLost } = needs
  const client = await waitForLock(needs)
  let isOver = false
  const lose = (err?: Error) => {
    if (isOver) return
    isOver = true
    log.fatal({ err, name }, 'this process no longer owns its world')
    onLost()
  }
  client.on('error', lose)
  client.on('end', () => lose())
  return async () => {
    isOver = true
    await client.end()
  }
}

/** Whoever waits outlives the database: its line is made again as often as it breaks. */
async function waitForLock({ url, name, log, onWaiting }: Needs): Promise<Client> {
  let hasWaited = false
  for (;;) {
    const client = connection(url, name)
    try {
      await client.connect()
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

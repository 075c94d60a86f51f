import { Client } from 'pg'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'

const OLDEST_VERSION = 15
/** A machine that starts many things at once is slow to answer. */
const ANSWERS_WITHIN_MS = 20_000

/** Looks at the server before anything relies on it: it answers, is young enough, and keeps what it acknowledged. */
export async function checkServer(needs: { url: string; mustBeDurable: boolean; log: Log }): Promise<void> {
  const client = new Client({ connectionString: needs.url, connectionTimeoutMillis: ANSWERS_WITHIN_MS })
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`The database cannot be reached (${reasonOf(error)}); check DATABASE_URL.`, {
      cause: error,
    })
  }
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit"`,
    )
    judge(rows[0], needs)
  } finally {
    await client.end()
  }
}

type ServerFacts = { version: number; fsync: string; synchronousCommit: string }

function judge(
  { version, fsync, synchronousCommit }: ServerFacts,
  needs: { mustBeDurable: boolean; log: Log },
): void {
  if (version < OLDEST_VERSION) {
    throw new StartError(`The database is PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed.`)
  }
  const facts = { version, fsync, synchronousCommit }
  if (fsync === 'on' && synchronousCommit !== 'off') {
    needs.log.info(facts, 'the database keeps every acknowledged write')
  } else if (needs.mustBeDurable) {
    throw new StartError(
      `The database may lose acknowledged writes (fsync ${fsync}, synchronous_commit ${synchronousCommit}); a site with real money needs both on.`,
    )
  } else {
    needs.log.warn(
      facts,
      'the database may lose acknowledged writes: fsync and synchronous_commit should be on',
    )
  }
}

/** An address that resolves to several gives one error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  return message || code || 'no answer'
}

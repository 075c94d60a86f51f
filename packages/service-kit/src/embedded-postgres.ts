import { resolve } from 'node:path'
import { Client } from 'pg'
import { findBinaries } from './embedded-postgres-binaries.ts'
import {
  clusterFolder,
  ensureCluster,
  OWNER_ROLE,
  readOwnerPassword,
  readPassword,
} from './embedded-postgres-cluster.ts'
import { startServer, stopOrphan } from './embedded-postgres-server.ts'
import { userFor } from './embedded-postgres-user.ts'
import { StartError } from './start-error.ts'

export type EmbeddedPostgres = {
  /** Signs in as the owner of everything: for migrations, not for the application. */
  readonly url: string
  readonly appPassword: string
  stop(): Promise<void>
  onCrash(report: (lastWords: string) => void): void
}

const DATABASE = 'keo'

/**
 * A private PostgreSQL under `dataDir`, reachable from this machine alone and by password only.
 * The caller holds the folder's lock: an instance that still runs there is an orphan of a killed process and is stopped.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  onProgress?: (step: string) => void
  isDurable?: boolean
}): Promise<EmbeddedPostgres> {
  const { onProgress = () => {}, isDurable = true } = options
  // PostgreSQL is started from inside its folder, where a relative name would lead somewhere else.
  const dataDir = resolve(options.dataDir)
  if (process.platform === 'win32') {
    throw new StartError(
      'The embedded PostgreSQL runs on Linux and macOS; on Windows use WSL or set DATABASE_URL.',
    )
  }
  const runAs = await userFor(clusterFolder(dataDir))
  const binaries = await findBinaries(runAs, dataDir)
  const password = await readOwnerPassword(dataDir)
  const appPassword = await readPassword(dataDir, 'postgres-app-password')
  await stopOrphan(clusterFolder(dataDir))
  const cluster = await ensureCluster({ dataDir, binaries, runAs, password, onProgress })
  onProgress('Starting the database')
  const server = await startServer({ cluster, binaries, runAs, isDurable })
  const url = (database: string) =>
    `postgresql://${OWNER_ROLE}:${password}@127.0.0.1:${server.port}/${database}`
  try {
    await ensureDatabase(url('postgres'))
  } catch (error) {
    await server.stop()
    throw error
  }
  return { url: url(DATABASE), appPassword, stop: server.stop, onCrash: server.onCrash }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

import { lockDataDir, prepareDataDir } from '../data-dir.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { Log } from '../log.ts'
import { KIT, migrate, type SchemaFiles } from '../migrations.ts'
import { checkServer } from './check-server.ts'
import { connectDatabase, type Database } from './database.ts'
import { prepareRoles } from './roles.ts'

export type OpenDatabase = {
  /** A pool on one schema, as the application's role. Closed by `stop`. */
  connect(schema: string): Database
  stop(): Promise<void>
  /** Called when the embedded PostgreSQL ends by itself. */
  onCrash(report: (lastWords: string) => void): void
}

/** From configuration to a migrated database: the given one, or our own under the data folder. */
export async function openDatabase(needs: {
  databaseUrl: string | undefined
  dataDir: string
  schemas: readonly SchemaFiles[]
  /** True for a site with real money: a database that may forget is refused. */
  mustBeDurable: boolean
  log: Log
  onProgress: (step: string) => void
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, schemas, mustBeDurable, log, onProgress } = needs
  const server = databaseUrl ? givenServer(databaseUrl) : await ownServer(dataDir, onProgress)
  const pools: Database[] = []
  const stop = async () => {
    await Promise.all(pools.map((pool) => pool.close()))
    await server.stop()
  }
  try {
    await checkServer({ url: server.url, mustBeDurable, log })
    onProgress('Bringing the database up to date')
    const login = await prepareRoles({ ...server, log })
    await migrate({ url: server.url, schemas: [KIT, ...schemas] })
    const connect = (schema: string) => {
      const pool = connectDatabase({ ...login, schema, log })
      pools.push(pool)
      return pool
    }
    return { connect, stop, onCrash: server.onCrash }
  } catch (error) {
    await stop()
    throw error
  }
}

type Server = Omit<EmbeddedPostgres, 'appPassword'> & { readonly appPassword?: string }

function givenServer(url: string): Server {
  return { url, stop: async () => {}, onCrash: () => {} }
}

async function ownServer(dataDir: string, onProgress: (step: string) => void): Promise<Server> {
  await prepareDataDir(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, onProgress })
    return {
      ...postgres,
      async stop() {
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

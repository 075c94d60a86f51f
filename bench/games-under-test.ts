import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createGames } from '@keo/games/app'
import { TABLES_PATH } from '@keo/games-contract/shared-tables'
import { type MountWorld, start } from '@keo/server/main'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { obeyChannel } from './measured-process.ts'

/* The product with its game provider on its own PostgreSQL: told over the channel what to do. */
const [dataDir = '', keys = ''] = process.argv.slice(2)

mkdirSync(path.join(dataDir, 'pg'), { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const GAMES = {
  schema: { schema: 'games', folder: new URL('../apps/games/migrations/', import.meta.url) },
  socketPath: TABLES_PATH,
  isReplaced: () => false,
  create: ({ merchants, ...world }: MountWorld) =>
    createGames({ ...world, merchant: merchants.games, hasRateLimits: false }),
}

const running = await start({
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATA_KEYS: keys,
    // Like prod, without what only development checks.
    KEO_MODE: 'uat',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  },
  mounts: { '/games': GAMES },
})

obeyChannel({ url: running.url, database: postgres.url }, [running, postgres])

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createSportsbook } from '@keo/sportsbook/app'
import { type MountWorld, start } from '@keo/server/main'
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { obeyChannel } from './measured-process.ts'

/* The whole product on its own PostgreSQL with a world of a given size: told over the channel what to do. */
const [dataDir = '', matchesPerDayText = '0', keys = ''] = process.argv.slice(2)
const matchesPerDay = Number(matchesPerDayText)

mkdirSync(path.join(dataDir, 'pg'), { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const SPORTSBOOK = {
  schema: {
    schema: 'sportsbook',
    folder: new URL('../apps/sportsbook/migrations/', import.meta.url),
  },
  socketPath: PUSH_PATH,
  isReplaced: () => false,
  create: async ({ merchants, ...world }: MountWorld) => {
    const sportsbook = await createSportsbook({
      ...world,
      merchant: merchants.sports,
      ...(matchesPerDay > 0 ? { size: { matchesPerDay, hasElectronic: false } } : {}),
    })
    opened = sportsbook.open()
    return sportsbook
  },
}
let opened: Promise<void> = Promise.resolve()

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
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
  },
  mounts: { '/sportsbook': SPORTSBOOK },
})
await opened

obeyChannel({ url: running.url, database: postgres.url }, [running, postgres])

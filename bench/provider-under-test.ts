import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { start } from '@keo/sportsbook/main'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { obeyChannel } from './measured-process.ts'

/* The sportsbook as a process of its own, with a world of a given size: told over the channel what to do. */
const [dataDir = '', matchesPerDay = '0', secret = ''] = process.argv.slice(2)

mkdirSync(path.join(dataDir, 'pg'), { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const running = await start({
  env: {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    // Like prod: with a line in the log for every request.
    KEO_MODE: 'uat',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    // Nobody bets here.
    OPERATOR_URL: 'http://127.0.0.1:9',
    SPORTS_MERCHANT: 'keo',
    SPORTS_SECRET: secret,
  },
  size: { matchesPerDay: Number(matchesPerDay), hasElectronic: false },
})

obeyChannel({ url: new URL(running.url).origin }, [running, postgres])

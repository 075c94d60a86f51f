import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { postgresOf, temporaryDataDir, until } from './lib/product-probe.ts'
import { countDone, driveLedger, type SentCommand, wrongInLedger } from './proof/ledger-driver.ts'

/** LEDGER_KILLS=200 is the long form. */
const KILLS = Number(process.env.LEDGER_KILLS ?? 5)
const ACKNOWLEDGED_BEFORE_KILL = 400

/** Loads the service until it has acknowledged enough, then kills it and its database with -9. */
async function loadAndKill(dataDir: string, sent: Map<string, SentCommand>): Promise<void> {
  const { child, ended, acknowledged } = await driveLedger(dataDir, sent)
  onTestFinished(() => void child.kill('SIGKILL'))
  await until(() => acknowledged() >= ACKNOWLEDGED_BEFORE_KILL)
  const postgres = postgresOf(dataDir)
  child.kill('SIGKILL')
  if (postgres) process.kill(postgres, 'SIGKILL')
  await ended
}

test(
  `[LED-04] [WAL-06b] what the ledger acknowledged is there once after ${KILLS} times kill -9, and the sums hold`,
  async () => {
    const dataDir = temporaryDataDir()
    const sent = new Map<string, SentCommand>()
    for (let round = 0; round < KILLS; round += 1) await loadAndKill(dataDir, sent)

    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    expect(countDone(sent)).toBeGreaterThan(KILLS * ACKNOWLEDGED_BEFORE_KILL * 0.5)
    expect(await wrongInLedger(postgres.url, sent)).toEqual([])
  },
  KILLS * 180_000,
)

import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createLedger, type Ledger } from '@keo/server/features/ledger/index'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { createLog } from '@keo/service-kit/log'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { createStakes, percentile } from './stakes.ts'

/* The ledger module on the product's own PostgreSQL, as a process of its own: told over the channel what to do. */
const [dataDir = '', membersText = '0'] = process.argv.slice(2)
const MEMBERS = Number(membersText)
const PLATFORM = { schema: 'platform', folder: new URL('../apps/server/migrations/', import.meta.url) }

mkdirSync(dataDir, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir })
const opened = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: '',
  schemas: [PLATFORM],
  mustBeDurable: true,
  log: createLog({ level: 'error' }),
  onProgress: () => {},
})
const database = opened.connect('platform')
const ledger: Ledger = createLedger({ database, clock: systemClock(), tenantId: 'keo', announce: () => {} })

const { anyMember, placeBets } = createStakes(ledger, MEMBERS)

/** Open loop: the next read leaves on time whether or not the last one is answered. */
async function readBalances({ perSecond, seconds }: { perSecond: number; seconds: number }) {
  const pending: Promise<number | null>[] = []
  const start = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = start + (n * 1000) / perSecond
    if (due - performance.now() > 1) await wait(due - performance.now())
    const read = ledger.balanceOf({ memberId: anyMember(), currency: 'VND' })
    // A read that is refused for overload took no time that anybody waited for.
    pending.push(
      read.then(
        () => performance.now() - due,
        () => null,
      ),
    )
  }
  const answers = await Promise.all(pending)
  const took = answers.filter((ms) => ms !== null)
  return { p99: percentile(took, 0.99), refused: answers.length - took.length }
}

type Command =
  | { what: 'bets'; clients: number; seconds: number }
  | { what: 'reads'; perSecond: number; seconds: number }
  | { what: 'stop' }

async function answer(command: Command): Promise<unknown> {
  if (command.what === 'bets') return placeBets(command)
  if (command.what === 'reads') return readBalances(command)
  await opened.stop()
  await postgres.stop()
  return null
}

process.on('message', async (command: Command) => {
  process.send?.((await answer(command)) ?? 'stopped')
  if (command.what === 'stop') process.disconnect()
})
process.send?.({ url: postgres.url })

import { mkdirSync } from 'node:fs'
import { createLetters } from '@keo/server/features/inbox/index'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { Client } from 'pg'

/* The letters on the product's own PostgreSQL, as a process of its own: told over the channel what to do. */
const [dataDir = '', countText = '0'] = process.argv.slice(2)
const COUNT = Number(countText)
const WHO = 'mbr_bench'
const TYPES = 3
const BATCH = 200
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
const clock = systemClock()
const letters = createLetters({
  database,
  clock,
  ids: systemIds(clock),
  // Nothing is written anew here, so nothing waits to be told.
  jobs: { handle() {}, every() {}, enqueue: async () => true },
  tenantId: 'keo',
  announce() {},
  async queuePush() {},
})
const idOf = (number: number) => `ltr_${String(number).padStart(26, '0')}`

/** Unread, as much of each type as of the others. A neighbour has as many. */
async function fill(): Promise<void> {
  const owner = new Client({ connectionString: postgres.url })
  await owner.connect()
  for (const memberId of [WHO, 'mbr_neighbour'])
    await owner.query(
      `insert into platform.letter (tenant_id, member_id, id, let_type, kind, about, values, created_at)
       select 'keo', $1, 'ltr_' || lpad(n::text, 26, '0'), n % ${TYPES}, 'depositCredited', 'order-' || n,
         '{"amount":"5000000","currency":"VND"}', now() from generate_series(1, $2::int) n`,
      [memberId, COUNT],
    )
  // As the database does by itself after so many new rows.
  await owner.query('vacuum analyze platform.letter')
  await owner.end()
}

const REQUESTS = {
  list: () => letters.page(WHO, { letType: 0 }, 'vi'),
  /** Somewhere in the middle, as who scrolls far. */
  deepList: (run: number) =>
    letters.page(WHO, { letType: 1, before: idOf(Math.floor(COUNT / 2) + run * 20) }, 'vi'),
  count: () => letters.counts(WHO),
  readBatch: (run: number) =>
    letters.markAllRead(
      WHO,
      Array.from({ length: BATCH }, (_, step) => idOf(run * BATCH + step + 1)),
    ),
  /** The newest of a type, in the parts the page asks for. */
  readType: () => letters.markTypeRead(WHO, 2),
} as const
type Request = keyof typeof REQUESTS

async function measure(request: Request, runs: number) {
  const took: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = performance.now()
    await REQUESTS[request](run)
    took.push(performance.now() - before)
  }
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

type Command = { what: 'measure'; request: Request; runs: number } | { what: 'stop' }

async function answer(command: Command): Promise<unknown> {
  if (command.what === 'measure') return measure(command.request, command.runs)
  await opened.stop()
  await postgres.stop()
  return 'stopped'
}

await fill()
process.on('message', async (command: Command) => {
  process.send?.(await answer(command))
  if (command.what === 'stop') process.disconnect()
})
process.send?.('ready')

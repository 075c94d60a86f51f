import { openDatabase } from '@keo/service-kit/db/open-database'
import { createLog } from '@keo/service-kit/log'
import { sql } from 'kysely'

/* Writes without end and tells each number once its commit was acknowledged, until somebody kills it. */
const [dataDir = '', from = '0'] = process.argv.slice(2)
const log = createLog({ level: 'error' })
const opened = await openDatabase({
  databaseUrl: undefined,
  dataDir,
  schemas: [],
  mustBeDurable: true,
  log,
  onProgress: () => {},
})
const database = opened.connect('kit')
const { rows } = await sql<{ id: string }>`select id from kit.job`.execute(database.db)
process.stdout.write(`found ${rows.map(({ id }) => id).join(' ')}\n`)

let next = Number(from)
async function write(): Promise<never> {
  for (;;) {
    const id = String((next += 1))
    await database.tx((tx) =>
      sql`insert into kit.job (id, kind, payload, run_at, created_at) values (${id}, 'x', '{}', now(), now())`.execute(
        tx,
      ),
    )
    process.stdout.write(`ack ${id}\n`)
  }
}
await Promise.all([write(), write(), write(), write()])

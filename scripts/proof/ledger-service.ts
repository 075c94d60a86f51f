import { mkdirSync } from 'node:fs'
import { query } from '@keo/dev-world/query'
import { createLedger, type Command } from '@keo/server/features/ledger/index'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { createLog } from '@keo/service-kit/log'

/* The database and the ledger alone: submits what it is told to and says so once it is committed, until somebody kills it. */
const [dataDir = '', ...memberIds] = process.argv.slice(2)
mkdirSync(dataDir, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir })
const opened = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: '',
  schemas: [{ schema: 'platform', folder: new URL('../../apps/server/migrations/', import.meta.url) }],
  mustBeDurable: true,
  log: createLog({ level: 'error' }),
  onProgress: () => {},
})
await query(
  postgres.url,
  `insert into platform.member (tenant_id, id, user_name, user_name_folded, nick_name, registered_at)
   select 'keo', id, id, id, id, now() from unnest($1::text[]) as id on conflict do nothing`,
  [memberIds],
)
const database = opened.connect('platform')
const ledger = createLedger({ database, clock: systemClock(), tenantId: 'keo', announce: () => {} })

process.on('message', async (command: Command) => {
  const { status } = await ledger.submit(command)
  process.send?.({ key: command.key, status })
})
process.send?.('ready')

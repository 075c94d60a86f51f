import { createLedger, type Command } from '@keo/server/features/ledger/index'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { createLog } from '@keo/service-kit/log'
import { sql } from 'kysely'

/* The database and the ledger alone: submits what it is told to and says so once it is committed, until somebody kills it. */
const [dataDir = '', ...memberIds] = process.argv.slice(2)
const log = createLog({ level: 'error' })
const opened = await openDatabase({
  databaseUrl: undefined,
  dataDir,
  schemas: [{ schema: 'platform', folder: new URL('../../apps/server/migrations/', import.meta.url) }],
  mustBeDurable: true,
  log,
  onProgress: () => {},
})
const database = opened.connect('platform')
for (const id of memberIds) {
  await sql`insert into member (tenant_id, id, user_name, user_name_folded, nick_name, registered_at)
    values ('keo', ${id}, ${id}, ${id}, ${id}, now()) on conflict do nothing`.execute(database.db)
}
const ledger = createLedger({ database, clock: systemClock(), tenantId: 'keo', announce: () => {} })

process.on('message', (command: Command) => {
  void ledger.submit(command).then(({ status }) => process.send?.({ key: command.key, status }))
})
process.send?.('ready')

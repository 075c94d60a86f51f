import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { systemIds } from '@keo/service-kit/ids'
import { createJobs } from '@keo/service-kit/jobs'
import { createLog } from '@keo/service-kit/log'

/* Writes without end and tells each key once its commit was acknowledged, until somebody kills it. */
const [dataDir = '', round = ''] = process.argv.slice(2)
const log = createLog({ level: 'error' })
const clock = systemClock()
const opened = await openDatabase({
  databaseUrl: undefined,
  dataDir,
  schemas: [],
  mustBeDurable: true,
  log,
  onProgress: () => {},
})
const database = opened.connect('kit')
const jobs = createJobs({ database, clock, ids: systemIds(clock), log, schedule: {} })

let count = 0
async function write(): Promise<never> {
  for (;;) {
    const key = `${round}-${(count += 1)}`
    await database.tx((tx) => jobs.enqueue(tx, 'proof', null, { key }))
    process.stdout.write(`ack ${key}\n`)
  }
}
await Promise.all([write(), write(), write(), write()])

import path from 'node:path'
import { parseArgs } from 'node:util'
import { createProgress } from '../lib/progress.mjs'
import { openArchive, stampOf } from './archive.mjs'
import { baseContent } from './base-copy.mjs'
import { copyLog, isLogKept, keepLog } from './log-copy.mjs'
import { connectRunning } from './running-database.mjs'
import { readKey, writeSealed } from './sealed-file.mjs'

const OPTIONS = {
  to: { type: 'string', default: 'backups' },
  /** Hours after which the base copy is made anew. */
  every: { type: 'string', default: '24' },
  /** Days whose every moment can be restored. */
  keep: { type: 'string', default: '14' },
}
const HOUR_MS = 3_600_000
/** One copy at a time: a second one would advance what the first still reads. */
const LOCK = 7_305_001

/** `npm run backup`: copies the log since the last run, and the whole database when its copy is old, or the log has a gap. */
export async function runBackup(args, env) {
  const progress = createProgress()
  try {
    process.stdout.write(`${await backUp(args, env, progress)}\n`)
  } catch (error) {
    progress.fail()
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function backUp(args, env, progress) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const key = await readKey(env)
  const { client, kept } = await connectRunning(env)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_mine', [LOCK])
    if (!rows[0].is_mine) return 'Another backup is under way; this one leaves the work to it.'
    return await copyAll({ client, kept, key, values, progress })
  } finally {
    await client.end()
  }
}

async function copyAll({ client, kept, key, values, progress }) {
  const archive = await openArchive(path.resolve(values.to), key)
  const now = await timeOf(client)
  const last = (await archive.bases()).at(-1)
  const isOld = !last || now - new Date(last.endedAt) > Number(values.every) * HOUR_MS
  const isWhole = last?.system === (await systemOf(client)) && (await isLogKept(client))
  if (isOld || !isWhole) {
    if (!isWhole) await keepLog(client)
    await progress.step('Copying the database', () => copyBase({ client, kept, key, archive, now }))
  }
  const until = (await timeOf(client)).toISOString()
  const copied = await progress.step('Copying the log', () => copyLog(client, archive, key))
  const gone = await archive.letGo(await archive.bases(), now, Number(values.keep))
  return `Every moment until ${until} can be restored from ${values.to}: ${copied} pieces of the log are new, ${gone} old files are gone.`
}

async function copyBase({ client, kept, key, archive, now }) {
  const stamp = stampOf(now)
  const { rows } = await client.query(
    'select pg_walfile_name(pg_backup_start($1, true)) as first, version() as version',
    [`keo ${stamp}`],
  )
  await writeSealed(archive.basePlace(stamp), key, baseContent(client))
  const info = {
    stamp,
    system: await systemOf(client),
    firstSegment: rows[0].first,
    major: Number(/^PostgreSQL (\d+)/.exec(rows[0].version)?.[1]),
    endedAt: (await timeOf(client)).toISOString(),
    kept,
  }
  await writeSealed(archive.infoPlace(stamp), key, [Buffer.from(JSON.stringify(info))])
}

const systemOf = async (client) =>
  (await client.query('select system_identifier::text as id from pg_control_system()')).rows[0].id

/** The database's own time: its commits are what a moment is compared with. */
const timeOf = async (client) => (await client.query('select clock_timestamp() as now')).rows[0].now

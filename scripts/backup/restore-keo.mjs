import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createProgress } from '../lib/progress.mjs'
import { openArchive } from './archive.mjs'
import { unpackInto } from './base-unpack.mjs'
import { findServer, LOG_FOLDER, recover } from './recovery.mjs'
import { readKey, readSealed, unseal } from './sealed-file.mjs'

const OPTIONS = {
  from: { type: 'string', default: 'backups' },
  to: { type: 'string' },
  into: { type: 'string', default: 'data-restored' },
}

/** `npm run restore -- --to=TIME`: the database as it was at that moment, in a folder of its own. Nothing else is touched. */
export async function runRestore(args, env) {
  const progress = createProgress()
  try {
    process.stdout.write(`${await restore(args, env, progress)}\n`)
  } catch (error) {
    progress.fail()
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function restore(args, env, progress) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const moment = momentOf(values.to)
  const target = path.resolve(values.into)
  if (existsSync(target)) throw new Error(`${target} is there already; name a folder that is not, by --into.`)
  if (!existsSync(path.resolve(values.from)))
    throw new Error(`There is no folder ${values.from}; name it by --from.`)
  const key = await readKey(env)
  const archive = await openArchive(path.resolve(values.from), key)
  const base = baseFor(await archive.bases(), moment)
  const server = findServer(base.major)
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    await progress.step('Unpacking the copy', () => unpack({ archive, base, key, draft }))
    await progress.step('Unpacking the log', () => unpackLog({ archive, base, key, draft }))
    const reached = await progress.step('Going on to the moment', () => recover({ server, draft, moment }))
    await rename(draft, target)
    return `The database as of ${reached} is in ${values.into}; start it with DATA_DIR=${values.into} npm start, or as a PostgreSQL ${base.major} of your own.`
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function momentOf(text) {
  if (text === undefined) return null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new Error('--to must be a moment with its zone, such as 2026-11-18T21:30:00+07:00.')
  return moment
}

/** The newest copy that was whole by then. */
function baseFor(bases, moment) {
  const base = bases.findLast(({ endedAt }) => moment === null || new Date(endedAt) <= moment)
  if (base) return base
  throw new Error(
    bases.length === 0
      ? 'There is no copy of a database in that folder.'
      : `The first moment that can be restored is ${bases[0].endedAt}.`,
  )
}

async function unpack({ archive, base, key, draft }) {
  const data = path.join(draft, 'postgres')
  await mkdir(data, { mode: 0o700 })
  await readSealed(archive.basePlace(base.stamp), key, unpackInto(data))
  await chmod(data, 0o700)
  for (const [name, text] of Object.entries(base.kept))
    await writeFile(path.join(draft, name), text, { mode: 0o600 })
}

/** What the copy itself needs to be whole, and everything since. */
async function unpackLog({ archive, base, key, draft }) {
  const folder = path.join(draft, 'postgres', LOG_FOLDER)
  await mkdir(folder, { mode: 0o700 })
  const needed = (await archive.logNames()).filter(
    (name) => name.endsWith('.history') || name.slice(8) >= base.firstSegment.slice(8),
  )
  for (const name of needed) await unseal(archive.logPlace(name), key, path.join(folder, name))
}

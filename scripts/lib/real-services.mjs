import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { downloadPackages, isDebian, isRoot } from './debian.mjs'
import { ROOT, run } from './run-steps.mjs'

/** PostgreSQL refuses to run as root; this uid owns nothing. */
const NOBODY = 65_534
const OLDEST_POSTGRES = 15

/**
 * A PostgreSQL and a Redis of the machine on private ports under a temporary folder, for the second run of the server
 * tests. Nothing of the system is started, stopped or configured: missing packages are only unpacked beside the data.
 * Answers `{ skipped: why }` when they cannot be had.
 */
export async function startRealServices() {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-services-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  // Ctrl-C ends in an exit too; the services are killed before this runs.
  process.once('exit', remove)
  try {
    const programs = findPrograms('/') ?? (await unpackPrograms(folder))
    if (programs) return await startBoth(programs, folder)
    remove()
    return { skipped: 'no PostgreSQL 15+ with Redis on this machine' }
  } catch (error) {
    remove()
    throw error
  }
}

/** On Debian as root they can always be had, so a build machine must not skip them. */
export const mustHaveRealServices = () => process.env.CI === 'true' && isRoot() && isDebian()

/** Each of the two where it is: a machine may have one of them installed, and only the other is fetched then. */
function findPrograms(...prefixes) {
  const bin = prefixes.map(postgresIn).find(Boolean)
  const redis = prefixes.map(redisIn).find(Boolean)
  if (!bin || !redis) return null
  const unpacked = prefixes.filter((prefix) => prefix !== '/')
  return {
    bin,
    redis,
    env: unpacked.length === 0 ? {} : { LD_LIBRARY_PATH: unpacked.flatMap(librariesUnder).join(':') },
  }
}

function postgresIn(prefix) {
  const versions = path.join(prefix, 'usr/lib/postgresql')
  const newest = existsSync(versions)
    ? readdirSync(versions)
        .map(Number)
        .filter((version) => version >= OLDEST_POSTGRES)
        .toSorted((a, b) => b - a)[0]
    : undefined
  const folders = [
    ...(newest ? [path.join(versions, String(newest), 'bin')] : []),
    ...(prefix === '/' ? onPath('postgres').map((file) => path.dirname(file)) : []),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

const redisIn = (prefix) =>
  [path.join(prefix, 'usr/bin/redis-server'), ...(prefix === '/' ? onPath('redis-server') : [])].find(
    existsSync,
  )

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter(existsSync)

function librariesUnder(prefix) {
  const lib = path.join(prefix, 'usr/lib')
  const byMachine = readdirSync(lib).filter((name) => name.endsWith('-linux-gnu'))
  return [lib, ...byMachine.map((name) => path.join(lib, name))]
}

async function unpackPrograms(folder) {
  if (!isRoot() || !isDebian()) return null
  const packages = path.join(ROOT, 'node_modules/.cache/debian-packages')
  mkdirSync(path.join(packages, 'partial'), { recursive: true })
  const fetched = await downloadPackages(['postgresql', 'redis-server'], packages)
  if (!fetched.ok) return null
  const prefix = path.join(folder, 'programs')
  mkdirSync(prefix, { mode: 0o755 })
  // Two versions may lie there while both are on offer: the newer comes last and wins.
  const files = readdirSync(packages).toSorted(new Intl.Collator('en', { numeric: true }).compare)
  for (const file of files.filter((name) => name.endsWith('.deb'))) {
    const unpacked = await run('dpkg-deb', ['-x', path.join(packages, file), prefix])
    if (!unpacked.ok) throw new Error(`${file} could not be unpacked.\n${unpacked.output}`)
  }
  chmodSync(prefix, 0o755)
  return findPrograms(prefix, '/')
}

async function startBoth({ bin, redis, env }, folder) {
  const uid = isRoot() ? NOBODY : undefined
  const data = path.join(folder, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  if (uid !== undefined) chownSync(data, uid, uid)
  const made = await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'keo', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { uid, env, cwd: folder },
  )
  if (!made.ok) throw new Error(`initdb failed.\n${made.output}`)

  const [databasePort, redisPort] = [await freePort(), await freePort()]
  const database = [
    '-D',
    data,
    '-p',
    databasePort,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
  ]
  const children = [
    startService(path.join(bin, 'postgres'), database, { uid, env, cwd: folder }),
    startService(
      redis,
      ['--port', redisPort, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      { env, cwd: folder },
    ),
  ]
  await Promise.all([
    until(
      async () =>
        (await run(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(databasePort)], { env }))
          .ok,
    ),
    until(() => connects(redisPort)),
  ])
  return {
    env: {
      TEST_DATABASE_URL: `postgresql://keo@127.0.0.1:${databasePort}/postgres`,
      TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    },
    async stop() {
      await Promise.all(children.map(stopService))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startService(program, args, { uid, env, cwd }) {
  const identity = uid === undefined ? {} : { uid, gid: uid }
  const child = spawn(program, args.map(String), {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    ...identity,
  })
  const kill = () => child.kill('SIGKILL')
  process.prependOnceListener('exit', kill)
  child.once('exit', () => process.removeListener('exit', kill))
  return child
}

function stopService(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', resolve)
    child.kill('SIGINT')
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function until(isReady, tries = 200) {
  for (let left = tries; left > 0; left--) {
    if (await isReady()) return
    await wait(50)
  }
  throw new Error('PostgreSQL or Redis started but does not answer.')
}

function connects(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
}

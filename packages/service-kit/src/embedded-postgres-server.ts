import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './embedded-postgres-binaries.ts'
import { dataFolderName, type RunAs, spawnOptions } from './embedded-postgres-user.ts'
import { StartError } from './start-error.ts'

export type PostgresServer = {
  readonly port: number
  stop(): Promise<void>
  /** Called when PostgreSQL ends without having been asked to. */
  onCrash(report: (lastWords: string) => void): void
}

/** Small on purpose: the whole product at rest has a budget. Durability is spelled out, not left to a default. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '48MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Copies that stopped (docs/backup.md) must not fill the disk with the log that waits for them.
  max_slot_wal_keep_size: '2GB',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // An expected refusal (a unique key, a deadlock that is retried) is the application's to log, without the data in it.
  log_min_messages: 'fatal',
} as const

/** Many worlds at once, each with pools of its own, and nothing that has to outlive them. */
const THROW_AWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
} as const

const START_MS = 30_000
const PORT_ATTEMPTS = 5
const LAST_WORDS = 10
/** How long each kind of stopping gets: fast, immediate, and then the one nobody survives. */
const STOP_STEPS = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 3_000 },
  { signal: 'SIGKILL', patienceMs: 3_000 },
] as const
/** An orphan has nobody left to serve, and somebody waits for us to start. */
const ORPHAN_STEPS = [{ signal: 'SIGINT', patienceMs: 2_000 }, STOP_STEPS[1], STOP_STEPS[2]] as const

type Need = {
  readonly cluster: string
  readonly binaries: Binaries
  readonly runAs: RunAs
  /** Only a test's own throw-away instance says false. */
  readonly isDurable: boolean
}

export async function startServer(need: Need): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const { child, lastWords } = launch(need, port)
    const ready = await waitUntilReady(child, need.cluster)
    if (ready) return running(child, port, lastWords)
    const said = lastWords()
    // A port may be taken between our look and PostgreSQL's, and a killed instance's last processes may need a moment.
    const isPassing = /could not bind|any TCP\/IP sockets|still in use|lock file/.test(said)
    if (!isPassing || attempt === PORT_ATTEMPTS) throw new StartError(`The database did not start: ${said}`)
    await wait(200 * attempt)
  }
}

function launch({ cluster, binaries, runAs, isDurable }: Need, port: number) {
  const settings = Object.entries({ ...SETTINGS, ...(isDurable ? {} : THROW_AWAY_SETTINGS), port })
  const flags = [
    '-D',
    dataFolderName(cluster, runAs),
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Detached, or Ctrl-C in the terminal would stop the database before the server has finished its requests.
  const child = spawn(binaries.postgres, flags, {
    ...spawnOptions(runAs),
    cwd: cluster,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  child.on('error', (error) => lines.push(error.message))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    lines.push(...chunk.trim().split('\n'))
    lines.splice(0, lines.length - LAST_WORDS)
  })
  return { child, lastWords: () => lines.join(' ') }
}

/** The file's eighth line is PostgreSQL's own way of telling pg_ctl that it takes connections. */
async function waitUntilReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const ended = endOf(child)
  const deadline = performance.now() + START_MS
  while (performance.now() < deadline) {
    const pidFile = await readPidFile(cluster)
    if (pidFile?.pid === child.pid && pidFile?.status === 'ready') return true
    if (await Promise.race([ended, wait(10, false)])) return false
  }
  await stopProcess(child.pid, STOP_STEPS)
  return false
}

function endOf(child: ChildProcess): Promise<true> {
  return new Promise((resolve) => {
    child.once('close', () => resolve(true))
    child.once('error', () => resolve(true))
  })
}

function running(child: ChildProcess, port: number, lastWords: () => string): PostgresServer {
  let isStopping = false
  const ended = endOf(child)
  return {
    port,
    async stop() {
      isStopping = true
      await stopProcess(child.pid, STOP_STEPS)
      await ended
    },
    onCrash(report) {
      void ended.then(() => !isStopping && report(lastWords()))
    },
  }
}

/** Stops what a killed process of ours left running, and clears away the file of one that is gone. */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = await readPidFile(cluster)
  if (!pidFile) return
  if (await isPostgresOf(cluster, pidFile)) await stopProcess(pidFile.pid, ORPHAN_STEPS)
  const left = await readPidFile(cluster)
  // Its number may belong to a stranger by now, and PostgreSQL would refuse to start because that one lives.
  if (left && !(await isPostgresOf(cluster, left))) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

type PidFile = { readonly pid: number; readonly folder: string; readonly status: string }

async function readPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), folder: lines[1] ?? '', status: (lines[7] ?? '').trim() }
}

/** A server lives in its data folder: the working directory tells whose it is, also when its number was given away. */
async function isPostgresOf(cluster: string, { pid }: PidFile): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const home = await readlink(`/proc/${pid}/cwd`).catch(() => null)
    return home === (await realpath(cluster))
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes(`-D ${cluster} `)
}

async function stopProcess(
  pid: number | undefined,
  steps: typeof STOP_STEPS | typeof ORPHAN_STEPS,
): Promise<void> {
  if (!pid) return
  for (const { signal, patienceMs } of steps) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = performance.now() + patienceMs
    while (isAlive(pid) && performance.now() < deadline) await wait(10)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLine } from '@keo/dev-world/line'
import { databaseUrl } from '../cluster/database.mjs'
import { healthOf } from '../cluster/health.mjs'
import { readTopology } from '../cluster/topology.mjs'
import { ROOT } from '../lib/run-steps.mjs'

const START_MS = 600_000
const LOOK_MS = 100

type Health = {
  readonly name: string
  readonly isUp: boolean
  readonly says: string
  readonly mayWait?: boolean
}

type Ports = {
  readonly site: number
  readonly database: number
  readonly redis: number
  readonly lines: readonly number[]
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** `npm run cluster` on ports and in a folder of its own, which goes away with it. */
export async function startCluster(port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-drill-'))
  const { ports, problem } = readTopology([], String(port))
  if (!ports) throw new Error(problem)
  const lines = await openLines(ports)
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DRILL_LINES: 'on',
  }
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/cluster.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pids = readPids(child)
  const health = () => healthOf({ ports, programs: {} }) as Promise<Health[]>
  const isWhole = async () => (await health()).every(({ isUp, mayWait }) => isUp || mayWait)
  await until(() => pids.isRunning() || child.exitCode !== null, START_MS, 'The cluster did not start.')
  if (child.exitCode !== null) throw new Error('The cluster did not start, and said why.')
  const secrets = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >
  return {
    url: `http://127.0.0.1:${ports.site}`,
    ports,
    lines,
    folder,
    health,
    isWhole,
    pidOf: pids.of,
    postmasterOf(name: string): number {
      return Number(readFileSync(path.join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    },
    database: (name: string) => databaseUrl({ ports, secrets }, name),
    async stop() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      await Promise.all(Object.values(lines).map((line) => line.close()))
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The ways that a drill can cut: of the sportsbook's callbacks, and of the first server to everything it needs. */
async function openLines({ site, database, redis, lines: [callbacks, toDatabase, toRedis, toSite] }: Ports) {
  const to = (target: number, port: number | undefined) =>
    openLine([{ port: target }], port === undefined ? {} : { port })
  return {
    callbacks: await to(site, callbacks),
    toDatabase: await to(database, toDatabase),
    toRedis: await to(redis, toRedis),
    toSite: await to(site, toSite),
  }
}

/** The cluster says of each part which process it is, and says it again when that changes. */
function readPids({ stdout }: ChildProcess) {
  const pids = new Map<string, number>()
  let text = ''
  stdout?.on('data', (data) => {
    text += data
    for (const [, name, pid] of text.matchAll(/^ +\S (\w+) .*?pid (\d+)/gm))
      pids.set(String(name), Number(pid))
    text = text.slice(text.lastIndexOf('\n') + 1)
  })
  return {
    isRunning: () => pids.size > 0,
    of(name: string): number {
      const pid = pids.get(name)
      if (!pid) throw new Error(`The cluster has no ${name}.`)
      return pid
    },
  }
}

export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
  problem: string,
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(problem)
    await wait(LOOK_MS)
  }
}

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureDependencies } from '../lib/dependencies.mjs'
import { createProgress } from '../lib/progress.mjs'
import { ROOT, run } from '../lib/run-steps.mjs'
import { prepareDatabases, startDatabases, startEtcd } from './database.mjs'
import { gateFile, siteFile } from './haproxy.mjs'
import { healthOf } from './health.mjs'
import { createProcesses } from './processes.mjs'
import { startProduct } from './product.mjs'
import { findPrograms } from './programs.mjs'
import { startPrometheus } from './prometheus.mjs'
import { startRedis } from './redis.mjs'
import { readTopology } from './topology.mjs'

/** A loaded machine is slow, not broken. */
const START_MS = 300_000
const LOOK_MS = 500

/** `npm run cluster`: the product as it runs on many machines, on this one. Ctrl-C stops it all; the data stays. */
export async function runCluster(args) {
  const progress = createProgress()
  const cluster = await prepare(args, progress)
  if (cluster.problem) return refuse(cluster.problem)
  const processes = createProcesses(cluster.folder)
  const stop = stopOnSignal(processes)
  process.once('exit', () => processes.killAll())
  try {
    await startAll(cluster, processes, progress)
    progress.end()
    process.stdout.write(welcome(cluster))
    await watch(cluster, processes, stop)
  } catch (error) {
    progress.fail()
    await stop.now()
    refuse(error.message)
  }
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function prepare(args, progress) {
  const topology = readTopology(args, process.env.PORT)
  if (topology.problem) return topology
  await ensureDependencies(progress)
  progress.begin('Looking for the programs')
  const found = await findPrograms()
  if (found.problem) return found
  progress.begin('Building what changed')
  const built = await run(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'])
  if (!built.ok) return { problem: `The build failed.\n${built.output}` }
  const folder = path.resolve(ROOT, process.env.DATA_DIR || 'data-cluster')
  mkdirSync(folder, { recursive: true })
  // The database's processes have a user of their own and must pass through.
  chmodSync(folder, 0o755)
  return { ...topology, ...found, folder, secrets: keptSecrets(folder) }
}

/** Made at the first start, and the same at the next: what was sealed with them must open again. */
function keptSecrets(folder) {
  const file = path.join(folder, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const secret = () => randomBytes(24).toString('hex')
  const data = randomBytes(32).toString('base64')
  const secrets = { database: secret(), sports: secret(), games: secret(), codes: secret(), data }
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

async function startAll(cluster, processes, progress) {
  progress.begin('Starting etcd and Redis')
  startEtcd(cluster, processes)
  startRedis(cluster, processes)
  progress.begin('Starting the databases')
  startDatabases(cluster, processes)
  startHaproxy(cluster, processes, 'gate', gateFile(cluster))
  startHaproxy(cluster, processes, 'balancer', siteFile(cluster))
  let problem = 'no answer'
  await until(
    async () => {
      problem = await prepareDatabases(cluster)
      return problem === null
    },
    () => `The databases did not come up: ${problem}`,
  )
  progress.begin('Starting the providers and servers')
  startProduct(cluster, processes)
  startPrometheus(cluster, processes)
  await until(
    async () => (await healthOf(cluster)).every(({ isUp, mayWait }) => isUp || mayWait),
    () => `Not every part came up; what they said is under ${path.join(cluster.folder, 'logs')}.`,
  )
}

function startHaproxy(cluster, processes, name, text) {
  const file = path.join(cluster.folder, `${name}.cfg`)
  writeFileSync(file, text)
  processes.start(name, {
    command: cluster.programs.haproxy,
    args: ['-f', file, '-db'],
    env: { ...process.env, ...cluster.env },
    cwd: cluster.folder,
  })
}

async function until(isSo, explain) {
  const end = performance.now() + START_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(explain())
    await wait(LOOK_MS)
  }
}

/** First what people use, then what it stands on: nothing loses its database while it still writes. */
const IN_TURN = [
  (name) => /^(server|sportsbook|games|prometheus)/.test(name),
  (name) => name === 'balancer' || name === 'gate',
  (name) => /^(database|redis|sentinel)/.test(name),
  (name) => name.startsWith('etcd'),
]

function stopOnSignal(processes) {
  const stop = { isAsked: false, now: () => processes.stopInTurn(IN_TURN) }
  const ask = async () => {
    if (stop.isAsked) process.exit(130)
    stop.isAsked = true
    process.stdout.write('\nStopping …\n')
    await stop.now()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Commands of steps end at once when they are asked to; a cluster stops its parts in turn.
    process.removeAllListeners(signal)
    process.on(signal, ask)
  }
  return stop
}

function welcome({ ports, programs, folder }) {
  const lines = [
    '',
    '  Kèo runs as a cluster; all money is play money.',
    '',
    `  Open        http://localhost:${ports.site}`,
    `  Console     http://localhost:${ports.console}`,
    `  Balancer    http://localhost:${ports.balancer}`,
    programs.prometheus
      ? `  Prometheus  http://localhost:${ports.prometheus}`
      : '  Prometheus  is not on this machine, so nothing keeps the figures',
    `  Logs        ${path.join(folder, 'logs')}`,
    '  Ctrl-C      stops it all; the data stays',
    '',
  ]
  return `${lines.join('\n')}\n`
}

/** A line for each part at the start, and for each change afterwards. */
async function watch(cluster, processes, stop) {
  const last = new Map()
  while (!stop.isAsked) {
    const pids = new Map(processes.status().map(({ name, ...rest }) => [name, rest]))
    for (const { name, isUp, says } of await healthOf(cluster)) {
      const { pid, deaths } = pids.get(name) ?? {}
      const line = `  ${isUp ? '✓' : '·'} ${name.padEnd(14)} ${says}${pid ? `, pid ${pid}` : ''}${deaths ? `, started again ${deaths}x` : ''}`
      if (last.get(name) !== line && !stop.isAsked) process.stdout.write(`${line}\n`)
      last.set(name, line)
    }
    await wait(LOOK_MS)
  }
}

import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '@keo/dev-world/query'
import type { Cluster } from './cluster-under-drill.ts'

export type Drill = {
  readonly name: string
  readonly what: string
  /** Bets are acknowledged again within this. */
  readonly withinMs: number
  /** Does the harm; answers what heals it, where the cluster does not heal by itself. */
  harm(cluster: Cluster): Promise<() => void> | (() => void)
}

const nothing = () => {}

/** The process with everything it started: a machine that is gone. PostgreSQL leaves the group of its Patroni. */
function signalAll(cluster: Cluster, name: string, signal: NodeJS.Signals): void {
  const group = cluster.pidOf(name)
  const postmaster = name.startsWith('database') ? cluster.postmasterOf(name) : null
  const backends = postmaster ? childrenOf(postmaster) : []
  process.kill(-group, signal)
  if (postmaster) process.kill(postmaster, signal)
  // Backends that outlive a killed postmaster for a moment end by themselves.
  if (signal !== 'SIGKILL') for (const pid of backends) process.kill(pid, signal)
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

async function named(cluster: Cluster, prefix: string, says: RegExp): Promise<string> {
  const found = (await cluster.health()).find((part) => part.name.startsWith(prefix) && says.test(part.says))
  if (!found) throw new Error(`No ${prefix} says ${says}.`)
  return found.name
}

/** Kills a part, found by what it says of itself. */
const killing = (prefix: string, says: RegExp) => async (cluster: Cluster) => {
  signalAll(cluster, await named(cluster, prefix, says), 'SIGKILL')
  return nothing
}

/** Harm that is kept up for a while, because it does not end what it meets. */
const KEPT_UP_MS = 10_000
const LOCKED_S = 5

function flush(cluster: Cluster): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(cluster.ports.redis, '127.0.0.1', () => socket.write('FLUSHALL\r\n'))
    socket.once('error', reject)
    socket.once('data', () => resolve(void socket.destroy()))
  })
}

const ON_THE_WAY: readonly Drill[] = [
  {
    name: 'network',
    what: '30 % lost and 500 ms there and back between sportsbook and servers',
    withinMs: 15_000,
    async harm({ lines }) {
      lines.callbacks.become({ delayMs: 250, loss: 0.3 })
      await wait(KEPT_UP_MS)
      return () => lines.callbacks.become({})
    },
  },
  {
    name: 'cut-off',
    what: 'a server cut off from database, Redis and providers, and healed',
    withinMs: 15_000,
    async harm({ lines: { toDatabase, toRedis, toSite } }) {
      const cut = [toDatabase, toRedis, toSite]
      for (const line of cut) line.become({ isSilent: true })
      await wait(KEPT_UP_MS)
      return () => cut.forEach((line) => line.become({}))
    },
  },
  {
    name: 'flushed',
    what: 'Redis flushed',
    withinMs: 5_000,
    async harm(cluster) {
      await flush(cluster)
      return nothing
    },
  },
  {
    name: 'pool',
    what: `wallets locked for ${LOCKED_S} s, so that every connection waits`,
    withinMs: 15_000,
    async harm(cluster) {
      const hold = `begin; lock table platform.ledger_wallet in access exclusive mode; select pg_sleep(${LOCKED_S}); commit`
      await query(cluster.database('keo'), hold)
      return nothing
    },
  },
]

export const DRILLS: readonly Drill[] = [
  { name: 'server', what: 'kill -9 of a server', withinMs: 2_000, harm: killing('server', /200/) },
  {
    name: 'sportsbook',
    what: 'kill -9 of the sportsbook that plays',
    withinMs: 15_000,
    harm: killing('sportsbook', /owner/),
  },
  {
    name: 'primary',
    what: 'kill -9 of the primary database and its Patroni',
    withinMs: 15_000,
    harm: killing('database', /master|primary/),
  },
  {
    name: 'standby',
    what: 'kill -9 of the standby in step',
    withinMs: 15_000,
    harm: killing('database', /in step/),
  },
  {
    name: 'frozen',
    what: 'the primary database and its Patroni frozen, and awake again',
    withinMs: 15_000,
    async harm(cluster) {
      const name = await named(cluster, 'database', /master|primary/)
      signalAll(cluster, name, 'SIGSTOP')
      return () => signalAll(cluster, name, 'SIGCONT')
    },
  },
  { name: 'redis', what: 'kill -9 of the first Redis', withinMs: 5_000, harm: killing('redis', /master/) },
  { name: 'etcd', what: 'kill -9 of one of three etcd', withinMs: 5_000, harm: killing('etcd', /200/) },
  { name: 'balancer', what: 'kill -9 of the balancer', withinMs: 5_000, harm: killing('balancer', /./) },
  {
    name: 'gate',
    what: 'kill -9 of the gate to the databases',
    withinMs: 15_000,
    harm: killing('gate', /./),
  },
  ...ON_THE_WAY,
]

import { readFileSync } from 'node:fs'
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
]

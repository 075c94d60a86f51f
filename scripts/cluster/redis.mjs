import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const HOST = '127.0.0.1'
const SENTINEL = (ports, n, own) => `port ${ports.sentinels[n]}
bind ${HOST}
dir ${own}
sentinel monitor keo ${HOST} ${ports.redises[0]} 2
sentinel down-after-milliseconds keo 1500
sentinel failover-timeout keo 5000
`

/** One Redis that is written to, followers, and sentinels that make a follower the first when it is lost. */
export function startRedis({ ports, folder, programs, env }, processes) {
  const common = { env: { ...process.env, ...env } }
  for (const [n, port] of ports.redises.entries()) {
    const own = folderOf(folder, `redis${n + 1}`)
    const file = path.join(own, 'redis.conf')
    // Sentinels write into it who the first one is: what they wrote outlives a start.
    if (!existsSync(file))
      writeFileSync(
        file,
        `port ${port}\nbind ${HOST}\ndir ${own}\nsave ""\n${n === 0 ? '' : `replicaof ${HOST} ${ports.redises[0]}\n`}`,
      )
    processes.start(`redis${n + 1}`, { command: programs['redis-server'], args: [file], cwd: own, ...common })
  }
  for (const n of ports.sentinels.keys()) {
    const own = folderOf(folder, `sentinel${n + 1}`)
    const file = path.join(own, 'sentinel.conf')
    if (!existsSync(file)) writeFileSync(file, SENTINEL(ports, n, own))
    processes.start(`sentinel${n + 1}`, {
      command: programs['redis-server'],
      args: [file, '--sentinel'],
      cwd: own,
      ...common,
    })
  }
}

function folderOf(folder, name) {
  const own = path.join(folder, name)
  mkdirSync(own, { recursive: true })
  return own
}

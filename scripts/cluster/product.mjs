import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/run-steps.mjs'
import { databaseUrl } from './database.mjs'

const HOST = '127.0.0.1'

/** The product as processes of its own behind the balancer. They speak to each other through it too, so any of them may be lost. */
export function startProduct(cluster, processes) {
  const { ports, secrets, folder } = cluster
  const at = (port) => `http://${HOST}:${port}`
  const ways = waysOf(ports)
  const parties = {
    sports: { SPORTS_MERCHANT: 'keo-cluster', SPORTS_SECRET: secrets.sports },
    games: { GAMES_LOGIN: 'keo-cluster', GAMES_SECRET: secrets.games },
  }
  const start = (name, script, env) => {
    const own = path.join(folder, name)
    mkdirSync(own, { recursive: true })
    processes.start(name, {
      command: process.execPath,
      // Looked at for every start: a part that is replaced comes from where the new version is.
      args: () => [path.join(rootOf(folder), 'scripts', script)],
      cwd: ROOT,
      env: { ...passedOn(), DATA_DIR: own, TRUSTED_PROXIES: HOST, ...env },
    })
  }
  for (const [n, port] of ports.sportsbooks.entries())
    start(`sportsbook${n + 1}`, 'sportsbook.mjs', {
      PORT: String(port),
      OPERATOR_URL: at(ways.callbacks),
      DATABASE_URL: databaseUrl(cluster, 'keo_sportsbook'),
      ...parties.sports,
    })
  for (const [n, port] of ports.games.entries())
    start(`games${n + 1}`, 'games.mjs', {
      PORT: String(port),
      OPERATOR_URL: at(ports.site),
      DATABASE_URL: databaseUrl(cluster, 'keo_games'),
      ...parties.games,
    })
  for (const [n, port] of ports.servers.entries()) {
    const own = ways.ofServer(n)
    start(`server${n + 1}`, 'start.mjs', {
      PORT: String(port),
      CONSOLE_PORT: String(ports.consoles[n]),
      CONSOLE_ORIGIN: `http://localhost:${ports.console}`,
      DATABASE_URL: databaseUrl(cluster, 'keo', own.database),
      REDIS_URL: `redis://${HOST}:${own.redis}`,
      DATA_KEYS: secrets.data,
      CODE_KEY: secrets.codes,
      // The balancer notices within 0.6 s.
      DRAIN_S: '3',
      SPORTS_URL: `${at(own.site)}/sportsbook`,
      SPORTS_PUBLIC_URL: `http://localhost:${ports.site}/sportsbook`,
      GAMES_URL: `${at(own.site)}/games`,
      GAMES_PUBLIC_URL: `http://localhost:${ports.site}/games`,
      ...parties.sports,
      ...parties.games,
    })
  }
}

/**
 * Which ports lead to whom. A drill has put lines of its own (`DRILL_LINES`) on the way of the sportsbook's callbacks and on
 * every way of the first server, to cut and slow them down.
 */
function waysOf({ site, database, redis, lines }) {
  const direct = { site, database, redis }
  if (process.env.DRILL_LINES !== 'on') return { callbacks: site, ofServer: () => direct }
  const drilled = { database: lines[1], redis: lines[2], site: lines[3] }
  return { callbacks: lines[0], ofServer: (n) => (n === 0 ? drilled : direct) }
}

/** Where the product's processes are started from: here, or where `npm run drill -- upgrade --to=` says. */
function rootOf(folder) {
  const file = path.join(folder, 'upgrade-to')
  return existsSync(file) ? readFileSync(file, 'utf8') : ROOT
}

/** Nothing of the shell's own settings: each process is told all it needs. */
const passedOn = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? ROOT,
  ...(process.env.LOG_LEVEL && { LOG_LEVEL: process.env.LOG_LEVEL }),
  ...(process.env.RATE_LIMITS && { RATE_LIMITS: process.env.RATE_LIMITS }),
})

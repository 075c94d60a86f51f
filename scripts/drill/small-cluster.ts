import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@keo/dev-world/free-port'
import { type Line, openLine } from '@keo/dev-world/line'
import { query } from '@keo/dev-world/query'
import { startThrowAwayPostgres } from '@keo/dev-world/throw-away-postgres'
import { ROOT } from '../lib/run-steps.mjs'
import { until } from './cluster-under-drill.ts'
import { fund } from './books.ts'
import { type Load, startLoad } from './load.ts'

const PARTY = { SPORTS_MERCHANT: 'keo-small', SPORTS_SECRET: 'what both sides were told' }
/** No provider of games is there. */
const NO_GAMES = { GAMES_URL: 'http://127.0.0.1:9/games', GAMES_LOGIN: 'keo-small', GAMES_SECRET: 'unused' }
const START_MS = 300_000
const BETS_BEFORE = 5
const USER = 'maitran88'

type Part = {
  readonly name: string
  readonly port: number
  readonly url: string
  child: ChildProcess
  ended: Promise<unknown>
}
export type SmallCluster = Awaited<ReturnType<typeof startSmallCluster>>

/**
 * The least that many machines are: two servers, two sportsbooks of which one plays, one database, and between them lines
 * that a test can cut. Redis is at hand or not.
 */
export async function startSmallCluster({ redisUrl }: { redisUrl: string | null }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-small-'))
  const postgres = await startThrowAwayPostgres()
  const ports = {
    servers: [await freePort(), await freePort()],
    books: [await freePort(), await freePort()],
  }
  const site = await openLine(ports.servers.map((port) => ({ port })))
  const book = await openLine(ports.books.map((port) => ({ port })))
  // What the sportsbook tells the operator goes a way of its own: a drill slows that down and not the players.
  const callbacks = await openLine([{ port: site.port }])
  const redis = redisUrl === null ? null : await openLine([portOf(redisUrl)])
  const common = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', DATA_KEYS: 'drill', ...PARTY }
  const parts = new Map<string, Part>()

  function launch(name: string, script: string, port: number, env: Readonly<Record<string, string>>): Part {
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts', script)], {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH ?? '',
        HOME: tmpdir(),
        DATA_DIR: path.join(folder, name),
        PORT: String(port),
        ...common,
        ...env,
      },
    })
    const part = { name, port, url: `http://127.0.0.1:${port}`, child, ended: once(child, 'exit') }
    parts.set(name, part)
    return part
  }

  const startBook = (n: number) =>
    launch(`sportsbook${n + 1}`, 'sportsbook.mjs', ports.books[n] ?? 0, {
      OPERATOR_URL: `http://127.0.0.1:${callbacks.port}`,
      RATE_LIMITS: 'off',
    })
  const startServer = (n: number) =>
    launch(`server${n + 1}`, 'start.mjs', ports.servers[n] ?? 0, {
      CONSOLE_PORT: '0',
      CODE_KEY: 'drill-drill-drill',
      SPORTS_URL: `http://127.0.0.1:${book.port}/sportsbook`,
      ...NO_GAMES,
      ...(redis && { REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
    })
  const partOf = (name: string): Part => {
    const part = parts.get(name)
    if (!part) throw new Error(`There is no ${name}.`)
    return part
  }

  /** Which sportsbook plays and which waits; one that ended in a drill is started again. */
  async function books(): Promise<{ playing: Part; waiting: Part }> {
    const both = [0, 1].map((n) => {
      const part = partOf(`sportsbook${n + 1}`)
      const isOver = part.child.exitCode !== null || part.child.signalCode !== null
      return isOver ? startBook(n) : part
    })
    let ready: Part[] = []
    const isOneReady = async () => {
      const found = await Promise.all(both.map(async (part) => ((await isReady(part.url)) ? [part] : [])))
      ready = found.flat()
      return ready.length === 1
    }
    await until(isOneReady, START_MS, 'Of two sportsbooks one has to play.')
    const [playing] = ready
    const waiting = both.find((part) => part !== playing)
    if (!playing || !waiting) throw new Error('Of two sportsbooks one has to wait.')
    return { playing, waiting }
  }

  async function stop(): Promise<void> {
    for (const { child } of parts.values()) child.kill('SIGKILL')
    await Promise.all([...parts.values()].map(({ ended }) => ended))
    for (const line of [site, book, callbacks, redis]) await line?.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }

  try {
    // One after the other: the first of each migrates.
    await isUp(startBook(0))
    startBook(1)
    await isUp(startServer(0))
    await isUp(startServer(1))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${site.port}`,
    bookUrl: `http://127.0.0.1:${book.port}`,
    lines: { site, book, callbacks, redis } as Readonly<Record<string, Line | null>>,
    /** Both providers and the platform keep their tables in one database. */
    database: () => postgres.url,
    ask: (sql: string, values: unknown[] = []) => query(postgres.url, sql, values),
    partOf,
    books,
    startServer: (n: number) => isUp(startServer(n)),
    async kill(name: string): Promise<void> {
      const { child, ended } = partOf(name)
      child.kill('SIGKILL')
      await ended
    },
    /** Somebody who bets without a pause, and has been acknowledged a few. */
    async load(name: string): Promise<Load> {
      await fund({ database: () => postgres.url }, USER)
      const load = startLoad(`http://127.0.0.1:${site.port}`, USER, {
        book: `http://127.0.0.1:${book.port}`,
        name,
      })
      await until(() => load.acknowledged.length >= BETS_BEFORE, START_MS, 'No bets were taken.')
      return load
    },
    stop,
  }
}

/** Answers once it may get requests. */
export async function isUp(part: Part): Promise<Part> {
  await until(() => isReady(part.url), START_MS, `${part.name} did not start.`)
  return part
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Bets that were sent after now and acknowledged. */
export async function moreBets(load: Load, count = 2, withinMs = START_MS): Promise<number> {
  const from = performance.now()
  const after = () => load.acknowledged.filter((bet) => bet.from > from).length
  await until(() => after() >= count, withinMs, 'No bet was taken any more.')
  return performance.now() - from
}

function portOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || 6379) }
}

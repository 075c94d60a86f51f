import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { betClient, tokensOf } from './bet-client.mjs'
import { openMatch, place } from './bets.mjs'
import { bundled, startChild } from './bundled.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'
import { psql, seedMembers } from './ledger.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const MEMBERS = 500
const SOCKETS = 2_000
const CLIENTS = 16
/** Statistics of tables are written down a moment after a transaction. */
const SETTLE_MS = 1_500

/**
 * What one bet, one member and one socket cost (docs/scale.md): CPU time, rows and bytes. None of it is a time on the wall, so
 * it holds on a machine that does other things as well, but for caches that are colder there.
 */
async function measureScale({ bets = 500, clients = CLIENTS } = {}) {
  return { ...(await measureRows(bets, clients)), socket: await measureSocket() }
}

async function measureRows(bets, clients) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-scale-'))
  const product = await startChild(await bundled('sportsbook-under-test.ts'), [
    path.join(data, 'data'),
    0,
    KEYS,
  ])
  const { url, database } = product.ready
  const client = betClient({ url, keys: KEYS, sockets: clients })
  const test = { client, clients, count: (sql) => Number(psql(database, `${sql};`)) }
  const look = () => lookAt(product, database)
  try {
    const empty = await look()
    seedMembers(database, MEMBERS)
    psql(database, 'update platform.member set identity_verified_at = now();')
    const member = share(empty, await look(), MEMBERS)
    const match = { ...(await openMatch(client)), tokens: await tokensOf(client, MEMBERS) }
    await place(test, match, { bets: Math.ceil(bets / 5), batch: 1, name: 'warm-up' })
    const before = await look()
    const taken = await place(test, match, { bets, batch: 1, name: 'bet' })
    return { member, bet: { taken, ...share(before, await look(), taken) } }
  } finally {
    client.close()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function lookAt(product, database) {
  await wait(SETTLE_MS)
  const { user, system, statements } = await product.ask({ what: 'usage' })
  const [log, size] = psql(
    database,
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint || ' ' || pg_database_size(current_database());`,
  )
    .trim()
    .split(' ')
    .map(Number)
  const tables = psql(
    database,
    `select schemaname || '.' || relname || ' ' || n_tup_ins || ' ' || n_tup_upd from pg_stat_user_tables;`,
  )
  const written = new Map(
    tables
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([name, inserted, updated]) => [name, { inserted: Number(inserted), updated: Number(updated) }]),
  )
  return {
    cpuMs: cpuSeconds(product.pid) * 1000,
    nodeMs: (user + system) / 1000,
    statements: Object.values(statements).reduce((sum, count) => sum + count, 0),
    log,
    size,
    written,
  }
}

/** The difference for one of so many; tables that hardly changed are left out. */
function share(before, after, count) {
  const each = (name) => (after[name] - before[name]) / count
  const rows = [...after.written].flatMap(([table, now]) => {
    const then = before.written.get(table) ?? { inserted: 0, updated: 0 }
    const [inserted, updated] = [(now.inserted - then.inserted) / count, (now.updated - then.updated) / count]
    return inserted + updated < 0.1 ? [] : [{ table, inserted, updated }]
  })
  return {
    cpuMs: each('cpuMs'),
    nodeMs: each('nodeMs'),
    statements: each('statements'),
    logBytes: each('log'),
    bytes: each('size'),
    rows,
  }
}

async function measureSocket() {
  const product = await startChild(await bundled('push-under-test.ts'))
  const reader = await bundled('push-clients.mjs')
  const before = residentBytes(product.pid)
  const { url, watch } = product.ready
  const clients = await startChild(reader, [url, 'keo.sports.v1', SOCKETS, 0, JSON.stringify(watch)])
  try {
    await wait(SETTLE_MS)
    return { sockets: SOCKETS, bytes: (residentBytes(product.pid) - before) / SOCKETS }
  } finally {
    await clients.stop()
    await product.stop()
  }
}

const residentBytes = (pid) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

if (process.argv[1] === import.meta.filename) {
  const [bets, clients] = [Number(process.argv[2] ?? 500), Number(process.argv[3] ?? CLIENTS)]
  const found = await measureScale({ bets, clients })
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
}

import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadPostings } from './ledger-load.mjs'
import { median } from './server-under-test.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const MEMBERS = 10_000
const CLIENTS = 16
const THREADS = 2
const RUNS = 3
const SECONDS = 10
const READS_A_SECOND = 1000

/** One bet in a transaction of its own, by the function that the module calls with many. */
const ONE_BET = String.raw`\set member random(1, ${MEMBERS})
\set amount random(1000, 10000)
\set id random(1, 9000000000000000)
select o_status from ledger_apply('keo', now(), jsonb_build_array(jsonb_build_object('n', 0,
  'member_id', 'mbr_' || lpad(:member::int::text, 26, '0'), 'currency', 'VND', 'key', 'p-' || :client_id::int || '-' || :id::bigint,
  'op', 'hold', 'kind', 'bet.stake', 'reference', 'p-' || :id::bigint, 'amount', :amount::int,
  'hold_id', 'p-' || :client_id::int || '-' || :id::bigint, 'purpose', 'stake')));
`

/** Members with money to bet. Their first movement makes the wallet, as for everybody. */
const SEED = (members) => `
insert into member (tenant_id, id, user_name, user_name_folded, nick_name, registered_at)
select 'keo', id, id, id, id, now() from (select 'mbr_' || lpad(n::text, 26, '0') as id from generate_series(1, ${members}) n) m;
select count(*) from ledger_apply('keo', now(), (select jsonb_agg(jsonb_build_object('n', n,
  'member_id', 'mbr_' || lpad(n::text, 26, '0'), 'currency', 'VND', 'key', 'seed', 'op', 'move', 'kind', 'deposit',
  'reference', 'seed', 'amount', 10000000000000, 'source', 'house:bank', 'target', 'available'))
  from generate_series(1, ${members}) n));
vacuum analyze;
checkpoint;`

/**
 * Bets through the module against pgbench on the same database, by turns; balance reads; and with `postings` both again
 * on books that are not empty.
 */
export async function measureLedger({ postings = 0, seconds = SECONDS, runs = RUNS } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-ledger-'))
  const test = await startUnderTest(data)
  const script = path.join(data, 'bet.sql')
  writeFileSync(script, ONE_BET)
  try {
    seedMembers(test.url, MEMBERS)
    const empty = await byTurns(test, { script, seconds, runs })
    const reads = await test.ask({ what: 'reads', perSecond: READS_A_SECOND, seconds })
    if (!postings) return { empty, reads, full: null }
    await loadPostings({ url: test.url, psql: psqlPath(), members: MEMBERS, postings })
    return { empty, reads, full: await byTurns(test, { script, seconds, runs }) }
  } finally {
    await test.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function byTurns(test, { script, seconds, runs }) {
  const found = []
  for (let run = 0; run < runs; run++) {
    const baseline = pgbench(test.url, script, seconds)
    found.push({ baseline, ...(await test.ask({ what: 'bets', clients: CLIENTS, seconds })) })
  }
  const middle = (name) => median(found.map((run) => run[name]))
  return { baseline: middle('baseline'), perSecond: middle('perSecond'), p99: middle('p99') }
}

async function startUnderTest(data) {
  const script = path.join(import.meta.dirname, 'ledger-under-test.ts')
  const child = fork(script, [path.join(data, 'pg'), String(MEMBERS)], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The ledger under test ended by itself.')
  })
  ended.catch(() => {})
  const nextMessage = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  const { url } = await nextMessage()
  const ask = (command) => {
    const answer = nextMessage()
    child.send(command)
    return answer
  }
  return { url, ask, stop: () => ask({ what: 'stop' }) }
}

/** Transactions a second, as pgbench counts them: after their commit. */
function pgbench(url, script, seconds) {
  const args = ['-n', '-M', 'prepared', '-c', CLIENTS, '-j', THREADS, '-T', seconds, '-f', script, url].map(
    String,
  )
  const text = execFileSync(binary('pgbench'), args, { env: environment(), encoding: 'utf8' })
  const failed = Number(/failed transactions: (\d+)/.exec(text)?.[1] ?? 0)
  if (failed > 0) throw new Error(`${failed} transactions of pgbench failed.`)
  return Number(/tps = ([\d.]+)/.exec(text)?.[1])
}

export function seedMembers(url, members) {
  psql(url, SEED(members))
}

/** What the statements answer, as bare lines. */
export function psql(url, sql) {
  return execFileSync(psqlPath(), ['-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url], {
    input: sql,
    env: environment(),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

const environment = () => ({ ...process.env, PGOPTIONS: '-c search_path=platform' })
const psqlPath = () => binary('psql')

/** Debian keeps them beside the server, away from the path. */
function binary(name) {
  const versions = ['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin/${name}`)
  return versions.find(existsSync) ?? name
}

if (process.argv[1] === import.meta.filename) {
  const option = (name, otherwise) =>
    Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? otherwise) || otherwise
  const wanted = {
    postings: option('postings', 0),
    seconds: option('seconds', SECONDS),
    runs: option('runs', RUNS),
  }
  process.stdout.write(`${JSON.stringify(await measureLedger(wanted), null, 2)}\n`)
}

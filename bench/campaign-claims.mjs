import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bundled, startChild } from './bundled.mjs'
import { campaignOf } from './campaign-file.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'
import { poster, SITE_HEADERS } from './game-bets.mjs'
import { psql, seedMembers } from './ledger.mjs'
import { openLightPosts } from './light-posts.mjs'
import { median } from './server-under-test.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const MEMBERS = 2000
/** The baseline: as many claims and places, of so many campaigns, so that hardly anybody waits for anybody. */
const SPREAD = 50
const RUNS = 3
/** Below what the product takes in at once before it gives new work up. */
const SOCKETS = 800
const SIGN_INS_AT_ONCE = 8
const P95_MS = 300
const OFFERED_A_SECOND = 2000
const PAID = 200
/** Of the ledger alone, each in a transaction of its own. */
const BARE_MOVEMENTS = 2000

/** Half of those who claim find a place. */
const placesOf = (members) => members / 2

const onePool = (run) => [`one-${run}`]
const manyPools = (run) => Array.from({ length: SPREAD }, (_, n) => `many-${run}-${n}`)

function writeCampaigns(folder, { members, runs, turnoverTimes }) {
  mkdirSync(folder, { recursive: true })
  for (let run = 0; run < runs; run += 1)
    for (const ids of [onePool(run), manyPools(run)])
      for (const id of ids) {
        const reward = { kind: 'cash', amount: 1000, turnoverTimes }
        const campaign = campaignOf(id, { pool: placesOf(members) / ids.length, reward })
        writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(campaign))
      }
}

/**
 * As the campaigns of the product do, each asks for its reward to be bet once, unless it is told otherwise.
 * Two thousand members claim a place of a thousand over HTTP within a second, of one pool and, by turns, of fifty: what
 * waiting for one another costs. Afterwards the books are counted.
 */
export async function measureClaims({
  members = MEMBERS,
  runs = RUNS,
  turnoverTimes = 1,
  hasMany = true,
} = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-claims-'))
  const folder = path.join(data, 'campaigns')
  writeCampaigns(folder, { members, runs, turnoverTimes })
  const options = { env: { ...process.env, CAMPAIGNS_DIR: folder } }
  const file = await bundled('games-under-test.ts')
  const product = await startChild(file, [path.join(data, 'data'), KEYS], options)
  const { url, database } = product.ready
  const agent = new Agent({ keepAlive: true, maxSockets: SIGN_INS_AT_ONCE })
  const post = poster(url, agent)
  try {
    seedMembers(database, members)
    psql(
      database,
      `update platform.member set identity_verified_at = now(), is_seeded = true, user_name = 'p' || ltrim(substr(id, 5), '0'),
         user_name_folded = 'p' || ltrim(substr(id, 5), '0') where id like 'mbr_0000%';`,
    )
    const tokens = await signInAll(post, members)
    const [one, many] = [[], []]
    const at = { url, database, tokens, product }
    for (let run = 0; run < runs; run += 1) {
      if (hasMany) many.push(await claimAll(at, manyPools(run)))
      one.push(await claimAll(at, onePool(run)))
    }
    return { one: middleOf(one), many: hasMany ? middleOf(many) : null, bareCpuMs: bareMovement(at) }
  } finally {
    agent.destroy()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** CPU of the database for one movement of the ledger that nothing stands around. */
function bareMovement({ database, product }) {
  const before = cpuSeconds(product.pid)
  const one = (
    n,
  ) => `select o_status from ledger_apply('keo', now(), jsonb_build_array(jsonb_build_object('n', 0,
    'member_id', 'mbr_' || lpad('${(n % 100) + 1}', 26, '0'), 'currency', 'VND', 'key', 'bare-${n}', 'op', 'move',
    'kind', 'reward.bare', 'reference', 'bare-${n}', 'amount', 100, 'source', 'house:promotions', 'target', 'available')));`
  psql(database, Array.from({ length: BARE_MOVEMENTS }, (_, n) => one(n)).join('\n'))
  return ((cpuSeconds(product.pid) - before) * 1000) / BARE_MOVEMENTS
}

const middleOf = (runs) => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p95: median(runs.map(({ p95 }) => p95)),
  cpuMs: median(runs.map(({ cpuMs }) => cpuMs)),
  nodeCpuMs: median(runs.map(({ nodeCpuMs }) => nodeCpuMs)),
  clientCpuMs: median(runs.map(({ clientCpuMs }) => clientCpuMs)),
  isExact: runs.every(({ isExact }) => isExact),
})

async function signInAll(post, members) {
  const tokens = []
  let next = 0
  const some = async () => {
    for (let n = next; n < members; n = next) {
      next += 1
      const { data } = await post('/api/sandbox/sign-in', { userName: `p${n + 1}` }, SITE_HEADERS)
      tokens[n] = data.accessToken
    }
  }
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, some))
  return tokens
}

/** Milliseconds so far: of product and database, and of the product's own process. */
async function cpuOf(product) {
  const { user, system } = await product.ask({ what: 'usage' })
  return { all: cpuSeconds(product.pid) * 1000, node: (user + system) / 1000 }
}

/** Open loop: each claim leaves on time, whether or not the last one is answered. */
async function claimAll({ url, database, tokens, product }, ids) {
  const claims = openLightPosts(url, { sockets: SOCKETS, headers: SITE_HEADERS })
  const [before, own] = [await cpuOf(product), process.cpuUsage()]
  const start = performance.now()
  const pending = []
  for (const [n, authorization] of tokens.entries()) {
    const due = start + (n * 1000) / OFFERED_A_SECOND
    if (due - performance.now() > 1) await wait(due - performance.now())
    const body = { id: ids[n % ids.length], version: 1 }
    const sent = claims.post('/api/promotion/activity/claim', body, authorization)
    pending.push(sent.then((code) => ({ code, took: performance.now() - due })))
  }
  const answers = await Promise.all(pending).finally(claims.close)
  const elapsed = performance.now() - start
  const [after, { user, system }] = [await cpuOf(product), process.cpuUsage(own)]
  const took = answers.map((answer) => answer.took).toSorted((a, b) => a - b)
  const paid = answers.filter(({ code }) => code === PAID).length
  return {
    perSecond: (answers.length * 1000) / elapsed,
    p95: took[Math.floor(took.length * 0.95)],
    cpuMs: (after.all - before.all) / answers.length,
    nodeCpuMs: (after.node - before.node) / answers.length,
    clientCpuMs: (user + system) / 1000 / answers.length,
    isExact: paid === placesOf(tokens.length) && areBooksExact(database, ids, paid),
  }
}

/** So many claims, members, rewards, movements of the ledger and letters as there were places, and no more taken. */
function areBooksExact(database, ids, places) {
  const names = ids.map((id) => `'${id}'`).join(', ')
  const counts = psql(
    database,
    `with claim as (select * from platform.campaign_claim where campaign_id in (${names})),
       reward as (select * from platform.reward where source in (select 'campaign.' || id from unnest(array[${names}]) id))
     select (select count(*) from claim), (select count(distinct member_id) from claim),
       (select count(*) from reward where state = 'paid'),
       (select count(*) from platform.ledger_transaction t join reward r on t.key = 'reward:' || r.id),
       (select count(*) from platform.letter l join reward r on l.about = r.id),
       (select sum(taken) from platform.campaign_pool where campaign_id in (${names}) and part not like 'budget:%');`,
  )
  return counts.trim() === Array.from({ length: 6 }, () => places).join('|')
}

const againstMany = (one, many) => ({
  what: 'The same against fifty pools, by turns',
  figure: `${((one.perSecond / many.perSecond) * 100).toFixed(0)} %`,
  baseline: `at least 80 % of ${many.perSecond.toFixed(0)}/s (p95 ${many.p95.toFixed(0)} ms)`,
  ok: one.perSecond >= many.perSecond * 0.8,
})

export async function claimRows(size) {
  const { one, many, bareCpuMs } = await measureClaims(size)
  const members = size?.members ?? MEMBERS
  const isExact = one.isExact && (many?.isExact ?? true)
  const exactly = isExact ? `exactly ${placesOf(members)} paid` : 'NOT EXACT'
  return [
    {
      what: `${members} claims, ${OFFERED_A_SECOND} a second over HTTP, of one pool of ${placesOf(members)}`,
      figure: `p95 ${one.p95.toFixed(0)} ms, ${one.perSecond.toFixed(0)}/s, ${exactly}`,
      baseline: `p95 at most ${P95_MS} ms, none twice`,
      ok: one.p95 <= P95_MS && isExact,
    },
    ...(many ? [againstMany(one, many)] : []),
    {
      what: 'CPU of a claim, half of them paid, product and database',
      figure: `${one.cpuMs.toFixed(2)} ms, ${one.nodeCpuMs.toFixed(2)} ms of them the product; ${one.clientCpuMs.toFixed(2)} ms the one who claims`,
      baseline: `no budget (a bare movement of the ledger: ${bareCpuMs.toFixed(1)} ms)`,
      ok: true,
    },
  ]
}

if (process.argv[1] === import.meta.filename) {
  const number = { type: 'string' }
  const { values } = parseArgs({
    options: { members: number, runs: number, 'turnover-times': number, 'one-pool': { type: 'boolean' } },
  })
  const size = {
    members: Number(values.members ?? MEMBERS),
    runs: Number(values.runs ?? RUNS),
    turnoverTimes: Number(values['turnover-times'] ?? 1),
    hasMany: !values['one-pool'],
  }
  for (const { what, figure, baseline, ok } of await claimRows(size))
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure} (${baseline})\n`)
}

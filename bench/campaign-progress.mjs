import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundled, startChild } from './bundled.mjs'
import { campaignOf } from './campaign-file.mjs'
import { poster, SITE_HEADERS } from './game-bets.mjs'
import { psql, seedMembers } from './ledger.mjs'
import { median } from './server-under-test.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const BETS = 100_000
const READS = 5
const WITHIN_MS = 30_000
/** Of the whole campaign, which counts every bet, and of a day of it. */
const CYCLES = ['whole', 'day']

/** Settled singles of one member, 240 a day, and as many of others: told as the provider tells them. */
const SEED_BETS = `
insert into platform.sports_order (tenant_id, order_id, member_id, currency, stake, stake_state, paid, version, status,
  placed_at, settled_at, told, valid_stake, counts_from)
select 'keo', n::text, 'mbr_' || lpad((case when n <= ${BETS} then 1 else 2 end)::text, 26, '0'), 'VND', 1000000, 'settled',
  case n % 2 when 0 then 1900000 else 0 end, 3, 5, at, at,
  jsonb_build_object('modifyTime', (extract(epoch from at) * 1000)::bigint::text, 'more', repeat(md5(n::text), 20), 'betList',
    jsonb_build_array(jsonb_build_object('sportId', 1, 'tournamentId', (n % 50)::text, 'matchId', (n % 3000)::text,
      'odds', '1.90', 'name', repeat(md5((n + 1)::text), 6)))),
  1000000 - n % 1000, at
from (select n, now() - (n % ${BETS}) * interval '6 minutes' as at from generate_series(1, ${2 * BETS}) n) bet;
analyze platform.sports_order;`

const idOf = (cycle) => `bets-${cycle}`

function writeCampaigns(folder) {
  mkdirSync(folder, { recursive: true })
  for (const cycle of CYCLES) {
    const step = { measure: { of: 'sports-turnover', sports: [1] }, target: 1_000_000_000 }
    const campaign = { ...campaignOf(idOf(cycle), step), cycle }
    writeFileSync(path.join(folder, `${campaign.id}.json`), JSON.stringify(campaign))
  }
}

/** What a member with 100,000 counted bets waits for to see how far they are, beside the same sum by SQL. */
async function measureProgress() {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-progress-'))
  const folder = path.join(data, 'campaigns')
  writeCampaigns(folder)
  const options = { env: { ...process.env, CAMPAIGNS_DIR: folder } }
  const product = await startChild(
    await bundled('games-under-test.ts'),
    [path.join(data, 'data'), KEYS],
    options,
  )
  const { url, database } = product.ready
  const agent = new Agent({ keepAlive: true })
  try {
    seedMembers(database, 2)
    psql(
      database,
      `update platform.member set is_seeded = true, user_name = 'p' || ltrim(substr(id, 5), '0'),
         user_name_folded = 'p' || ltrim(substr(id, 5), '0') where id like 'mbr_0000%';${SEED_BETS}`,
    )
    const post = poster(url, agent)
    const { data: session } = await post('/api/sandbox/sign-in', { userName: 'p1' }, SITE_HEADERS)
    const headers = { ...SITE_HEADERS, authorization: session.accessToken }
    const found = {}
    for (const cycle of CYCLES) found[cycle] = await readAll({ url, headers, database }, cycle)
    return found
  } finally {
    agent.destroy()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function readAll({ url, headers, database }, cycle) {
  const took = []
  const shown = new Set()
  for (let n = 0; n < READS; n += 1) {
    const before = performance.now()
    const answer = await fetch(`${url}/api/promotion/activity/detail?id=${idOf(cycle)}`, { headers })
    const { data } = await answer.json()
    took.push(performance.now() - before)
    shown.add(data?.steps[0].done)
  }
  const today = `and counts_from >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`
  const sum = psql(
    database,
    `select to_char(sum(valid_stake) / 100.0, 'FM999999999990.00') from platform.sports_order
     where member_id = 'mbr_' || lpad('1', 26, '0') ${cycle === 'day' ? today : ''};`,
  )
  return { ms: median(took), isExact: shown.size === 1 && shown.has(sum.trim()) }
}

export async function progressRows() {
  const { whole, day } = await measureProgress()
  const row = (what, { ms, isExact }) => ({
    what,
    figure: `${ms.toFixed(0)} ms, ${isExact ? 'exact' : 'NOT EXACT'}`,
    baseline: `within ${WITHIN_MS / 1000} s, exact`,
    ok: ms <= WITHIN_MS && isExact,
  })
  return [
    row('Progress of a member with 100,000 settled bets, all of them counted', whole),
    row('The same, those of today counted', day),
  ]
}

if (process.argv[1] === import.meta.filename)
  for (const { what, figure, baseline, ok } of await progressRows())
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure} (${baseline})\n`)

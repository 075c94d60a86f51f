import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundled, startChild } from './bundled.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'
import { measureLedger, psql, seedMembers } from './ledger.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const MEMBERS = 64
const CLIENTS = 16
const SECONDS = 10
const WARM_UP_SECONDS = 2
const GAME = 'keo-dice-01'
const BET = { stake: '1000.00', side: 'under', threshold: 5000 }
const LISTED_WITHIN_MS = 60_000
const LOOK_MS = 250
/** Rarer statements are of jobs, not of rounds. */
const LEAST_SHARE = 0.02
export const SITE_HEADERS = { language: 'vi-VI', deviceno: 'H5-AND-1-abc123-00000000', client: '9' }

/**
 * Rounds of dice over HTTP, each from its tap to its answer: the provider asks the operator for the stake and tells it the
 * result, which are two signed callbacks and two transactions of the ledger, and keeps the round in three of its own.
 */
export async function measureGameBets({ seconds = SECONDS } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-game-bets-'))
  const product = await startChild(await bundled('games-under-test.ts'), [path.join(data, 'data'), KEYS])
  const { url, database } = product.ready
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const post = poster(url, agent)
  try {
    seedMembers(database, MEMBERS)
    psql(
      database,
      `update platform.member set identity_verified_at = now(), is_seeded = true, user_name = 'p' || ltrim(substr(id, 5), '0'),
         user_name_folded = 'p' || ltrim(substr(id, 5), '0') where id like 'mbr_0000%';`,
    )
    const plays = await openAll(post, database)
    await playFor(post, plays, WARM_UP_SECONDS, 'warm-up')
    const before = { cpu: cpuSeconds(product.pid), node: await product.ask({ what: 'usage' }) }
    const { rounds, took, elapsed } = await playFor(post, plays, seconds, 'measured')
    const after = { cpu: cpuSeconds(product.pid), node: await product.ask({ what: 'usage' }) }
    const nodeMs = (after.node.user + after.node.system - before.node.user - before.node.system) / 1000
    return {
      perSecond: rounds / elapsed,
      p99: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0,
      cpuMs: ((after.cpu - before.cpu) * 1000) / rounds,
      nodeCpuMs: nodeMs / rounds,
      statements: statementsARound(before.node.statements, after.node.statements, rounds),
      isExact: isExact(database),
    }
  } finally {
    agent.destroy()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Each statement with how often it was sent for a round, the most frequent first. */
function statementsARound(before, after, rounds) {
  const sent = Object.entries(after).map(([text, count]) => [text, (count - (before[text] ?? 0)) / rounds])
  return sent.filter(([, share]) => share >= LEAST_SHARE).toSorted(([, a], [, b]) => b - a)
}

export function poster(url, agent) {
  return (where, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(url + where, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', ...headers },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => (text += part))
        answer.on('end', () => resolve(JSON.parse(text)))
      })
      sent.end(JSON.stringify(body))
    })
}

/** The tokens that everybody plays with. */
async function openAll(post, database) {
  const id = await gameId(database)
  const plays = []
  for (let n = 1; n <= MEMBERS; n += 1) {
    const { data: session } = await post('/api/sandbox/sign-in', { userName: `p${n}` }, SITE_HEADERS)
    const headers = { ...SITE_HEADERS, authorization: session.accessToken }
    const { data: jump } = await post('/api/game/bet/single-wallet/jump', { id }, headers)
    plays.push((await post('/games/play/v1/open', { launch: jump.launch })).data.play)
  }
  return plays
}

async function gameId(database) {
  const end = performance.now() + LISTED_WITHIN_MS
  for (;;) {
    const id = Number(psql(database, `select id from platform.game where symbol = '${GAME}';`))
    if (id > 0) return id
    if (performance.now() > end) throw new Error('The games were not listed.')
    await wait(LOOK_MS)
  }
}

/** Closed loop: each client plays its next round when the last one is answered. */
async function playFor(post, plays, seconds, name) {
  const took = []
  const start = performance.now()
  const end = start + seconds * 1000
  let next = 0
  const client = async () => {
    for (let before = performance.now(); before < end;) {
      const tap = (next += 1)
      const headers = { authorization: `Bearer ${plays[tap % plays.length]}` }
      const { code } = await post(
        '/games/play/v1/round',
        { key: `${name}-${tap}`.padEnd(16, '-'), bet: BET },
        headers,
      )
      if (code !== null) throw new Error(`A round was answered ${code}.`)
      const after = performance.now()
      took.push(after - before)
      before = after
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { rounds: took.length, took, elapsed: (performance.now() - start) / 1000 }
}

/** Both books say the same of every round. */
const isExact = (database) =>
  Number(
    psql(
      database,
      `select count(*) from games.round r left join platform.game_round g on g.round_id = r.id::text and g.member_id = r.player_id
       where r.state = 'closed' and (g.stake, g.returned, g.state) is distinct from (r.stake, r.returned, 'closed');`,
    ),
  ) === 0

/* `--alone` leaves the ledger out: what a round costs says as much on a machine that does other things as well. */
if (process.argv[1] === import.meta.filename) {
  const seconds = process.argv.slice(2).map(Number).find(Number.isFinite) ?? SECONDS
  const games = await measureGameBets({ seconds })
  const ledger = process.argv.includes('--alone') ? null : (await measureLedger({ seconds, runs: 1 })).empty
  const compared = ledger && { ledger, share: games.perSecond / ledger.perSecond }
  process.stdout.write(`${JSON.stringify({ games, ...compared }, null, 2)}\n`)
}

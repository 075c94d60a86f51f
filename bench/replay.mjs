import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { betClient, tokensOf } from './bet-client.mjs'
import { matchesAhead, MATCH_MINUTES, optionsOf, place, until } from './bets.mjs'
import { p95 } from './browser-delays.mjs'
import { bundled, startChild } from './bundled.mjs'
import { poster, SITE_HEADERS } from './game-bets.mjs'
import { psql, seedMembers } from './ledger.mjs'
import { median } from './server-under-test.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const MATCHES = 60
const MOST_MS = 300
const LAST_BEGINS_AFTER_MINUTES = 41 * 60
const SETTLED_WITHIN_MS = 300_000
const NAME = 'p1'
const SETTLED = `platform.sports_order where stake_state = 'settled'`

/**
 * What a member waits for who opens the replay of a ticket, from the call to its answer: tickets on as many matches, all
 * of them over. Opened for the first time the match is played again; the second look finds it.
 */
export async function replayRows({ matches = MATCHES } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-replay-'))
  const args = [path.join(data, 'data'), 0, KEYS]
  const product = await startChild(await bundled('sportsbook-under-test.ts'), args)
  const { url, database } = product.ready
  const client = betClient({ url, keys: KEYS, sockets: 4 })
  const agent = new Agent({ keepAlive: true })
  try {
    const count = (sql) => Number(psql(database, `${sql};`))
    seedMembers(database, 1)
    psql(
      database,
      `update platform.member set identity_verified_at = now(), is_seeded = true, user_name = '${NAME}',
         user_name_folded = '${NAME}' where id like 'mbr_0000%';`,
    )
    const bets = await betOnEach({ client, count }, matches)
    await client.jump(LAST_BEGINS_AFTER_MINUTES + MATCH_MINUTES)
    await until(
      () => count(`select count(*) from ${SETTLED}`) >= bets,
      SETTLED_WITHIN_MS,
      'Bets were not settled.',
    )
    await wait(1000)
    const post = poster(url, agent)
    const ids = psql(database, `select order_id from ${SETTLED};`).trim().split('\n')
    const first = await lookAtAll(post, ids)
    return rowsOf(first, await lookAtAll(post, ids))
  } finally {
    agent.destroy()
    client.close()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** One ticket on each match; how many the book took. */
async function betOnEach(test, most) {
  const tokens = await tokensOf(test.client, 1)
  const ahead = (await matchesAhead(test.client)).slice(0, most)
  let taken = 0
  for (const { id } of ahead) {
    const options = (await optionsOf(test.client, id)).slice(0, 1)
    if (options.length > 0)
      taken += await place(test, { tokens, options }, { bets: 1, batch: 1, name: `match-${id}` })
  }
  return taken
}

/** Milliseconds of each ticket that has a replay. */
async function lookAtAll(post, ids) {
  const { data: session } = await post('/api/sandbox/sign-in', { userName: NAME }, SITE_HEADERS)
  const headers = { ...SITE_HEADERS, authorization: session.accessToken }
  const took = []
  for (const id of ids) {
    const startedAt = performance.now()
    const { data } = await post('/api/game/bet/order/mybet/replay', { id }, headers)
    took.push(performance.now() - startedAt)
    if (!data?.play || data.play.worths.length === 0) throw new Error(`The ticket ${id} has no replay.`)
  }
  return took
}

function rowsOf(first, second) {
  const row = (what, values) => ({
    what: `${what}, ${values.length} tickets on as many matches that are over`,
    figure: `p95 ${p95(values).toFixed(1)} ms, median ${median(values).toFixed(1)} ms`,
    baseline: `p95 at most ${MOST_MS} ms`,
    ok: p95(values) <= MOST_MS,
  })
  return [row('Replay of a ticket, opened for the first time', first), row('Opened again', second)]
}

if (process.argv[1] === import.meta.filename)
  for (const { what, figure, ok } of await replayRows())
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { betClient, tokensOf } from './bet-client.mjs'
import { areSame, expectedWallets, outcomesOf, walletsOf } from './bet-money.mjs'
import { bundled, startChild } from './bundled.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'
import { psql, seedMembers } from './ledger.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const MEMBERS = 500
const CLIENTS = 16
/** A match has many markets, and people bet on more than one. */
const MARKETS = 60
const ODDS_MAX = 4
/** The least stake, in thousands of dong. */
const STAKE = 10
/** Measured one by one; the others only have to be there, and come as many to a request as the wire takes. */
const ONE_BY_ONE = 5000
const BATCH = 10
/** They are taken faster than they are charged: so many at a time, or the last would wait for minutes. */
const CHUNK = 5000
const DECIDED_WITHIN_MS = 60_000
const REPORTED_WITHIN_MS = 900_000
const LOOK_MS = 500
const FILLED_WITHIN_MS = 60_000
const TRY_AGAIN_MS = 1000
const TRIES_MAX = 200
const HOUR_MS = 3_600_000
/** Hourly work that the jump brings about looks back less far, and has ended before the match does. */
const STARTS_AFTER_MS = 5 * HOUR_MS
const STARTS_BEFORE_MS = 40 * HOUR_MS
const REST_MS = 10_000
/** From before its start until results may be paid, whatever was added to the match. */
export const MATCH_MINUTES = 180

/**
 * Bets over HTTP: the provider takes them, charges them by callback, and the ledger holds the stake. Then the match ends:
 * the clock of the whole product jumps over it, the world plays it, and every market is decided by what was played, all
 * at one moment, as hard as it can come. What everybody must have afterwards is reckoned here, from prices and results.
 * Its settings and what is done to its database first are of whoever compares two of them.
 */
export async function measureBets({ bets = 5000, clients = CLIENTS, env = {}, prepare = () => {} } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-bets-'))
  const product = await startChild(
    await bundled('sportsbook-under-test.ts'),
    [path.join(data, 'data'), 0, KEYS],
    { env: { ...process.env, ...env } },
  )
  const { url, database } = product.ready
  const client = betClient({ url, keys: KEYS, sockets: clients })
  const count = (sql) => Number(psql(database, `${sql};`))
  const cpuMs = async () => {
    const { user, system } = await product.ask({ what: 'usage' })
    return { all: cpuSeconds(product.pid) * 1000, node: (user + system) / 1000 }
  }
  const test = { client, clients, database, count, cpuMs }
  try {
    seedMembers(database, MEMBERS)
    psql(database, 'update platform.member set identity_verified_at = now();')
    prepare(database)
    const match = { ...(await openMatch(client)), tokens: await tokensOf(client, MEMBERS) }
    await place(test, match, { bets: Math.min(1000, Math.ceil(bets / 10)), batch: 1, name: 'warm-up' })
    const single = Math.min(bets, ONE_BY_ONE)
    const taken = await measured(test, () => place(test, match, { bets: single, batch: 1, name: 'bet' }))
    for (let left = bets - single; left > 0; left -= CHUNK)
      await place(test, match, { bets: Math.min(left, CHUNK), batch: BATCH, name: `more-${left}` })
    return {
      perSecond: taken.done / taken.seconds,
      acceptCpuMs: taken.cpuMs,
      acceptNodeCpuMs: taken.nodeCpuMs,
      refused: single - taken.done,
      ...(await settle(test, match)),
    }
  } finally {
    client.close()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

const OPEN = 'select count(*) from sportsbook.bet_order where status in (0, 1)'
const ACCEPTED = 'select count(*) from sportsbook.bet_order where status = 4'
const WAITING = (kind) =>
  `select count(*) from sportsbook.operator_message where state = 'waiting' and kind = '${kind}'`
const HELD = `select count(*) from platform.sports_order where stake_state = 'held'`

/** How long something took, and what it cost for each that it did. */
async function measured({ cpuMs }, run) {
  const [before, startedAt] = [await cpuMs(), performance.now()]
  const done = await run()
  const [after, seconds] = [await cpuMs(), (performance.now() - startedAt) / 1000]
  return {
    done,
    seconds,
    cpuMs: (after.all - before.all) / done,
    nodeCpuMs: (after.node - before.node) / done,
  }
}

async function settle(test, { id, startsAt }) {
  const { client, database, count } = test
  const orders = count(ACCEPTED)
  const before = walletsOf(database)
  await client.jump(Math.floor((startsAt - Date.now()) / 60_000) - 1)
  await wait(REST_MS)
  const money = await measured(test, async () => {
    await client.jump(MATCH_MINUTES)
    const isPaid = () => count(ACCEPTED) === 0 && count(WAITING('transaction')) === 0
    await until(isPaid, REPORTED_WITHIN_MS, 'Winners were not paid.')
    return orders
  })
  const reported = await measured(test, async () => {
    const areReported = () => count(WAITING('order')) === 0 && count(HELD) === 0
    await until(areReported, REPORTED_WITHIN_MS, 'Orders were not reported.')
    return orders
  })
  const outcomes = outcomesOf(database, id)
  const isExact = areSame(walletsOf(database), expectedWallets(database, id, before))
  return {
    orders,
    outcomes: Object.fromEntries(outcomes),
    paid: orders - (outcomes.get(3) ?? 0),
    paidInSeconds: money.seconds,
    paidCpuMs: money.cpuMs,
    paidNodeCpuMs: money.nodeCpuMs,
    reportedInSeconds: money.seconds + reported.seconds,
    reportedCpuMs: money.cpuMs + reported.cpuMs,
    reportedNodeCpuMs: money.nodeCpuMs + reported.nodeCpuMs,
    isExact,
  }
}

/** Of a large league, hours ahead, so that its prices stay while it is bet on. */
export async function openMatch(client) {
  const ahead = await matchesAhead(client)
  const { id, bt } = ahead.findLast(({ lg }) => lg.hot) ?? ahead.at(-1)
  return { id, startsAt: bt, options: await optionsOf(client, id) }
}

export async function optionsOf(client, matchId) {
  const { mg } = await client.post('/v1/match/getMatchDetail', { matchId })
  const isOpen = ({ ss, op }) => ss === 1 && op.every(({ od }) => od > 1 && od < ODDS_MAX)
  return mg
    .flatMap(({ mks }) => mks)
    .filter(isOpen)
    .slice(0, MARKETS)
    .flatMap((market) => market.op.map(({ ty, od }) => ({ marketId: market.id, optionType: ty, odds: od })))
}

/** The world fills after the start: on a busy machine it is waited for. */
export async function matchesAhead(client) {
  const isAhead = ({ bt }) => bt > Date.now() + STARTS_AFTER_MS && bt < Date.now() + STARTS_BEFORE_MS
  const end = performance.now() + FILLED_WITHIN_MS
  for (let current = 1; ; current += 1) {
    const asked = { type: 4, sportId: 1, orderBy: 1, size: 300, current }
    const { records } = await client.post('/v1/match/getList', asked)
    const ahead = records.filter((record) => record.ss === 1 && isAhead(record))
    if (ahead.length > 0) return ahead
    if (performance.now() > end) throw new Error('No match begins in time.')
    if (records.length > 0) continue
    current = 0
    await wait(LOOK_MS)
  }
}

/** Comes back when all of them are decided; how many were accepted. */
export async function place(
  { client, count, clients = CLIENTS },
  { tokens, options },
  { bets, batch, name },
) {
  const before = count(ACCEPTED)
  let next = 0
  const sendAll = async () => {
    for (let first = next; first < bets; first = next) {
      next += batch
      const numbers = Array.from({ length: Math.min(batch, bets - first) }, (_, at) => first + at)
      await send(numbers, tokens[(first / batch) % tokens.length])
    }
  }
  async function send(numbers, authorization) {
    for (let tries = 1; ; tries++) {
      const singleBetList = numbers.map((number) =>
        rowOf(options, `${name}-${number}-${tries}`, number + tries),
      )
      const sent = client.post(
        '/v1/order/bet/singlePass',
        { singleBetList, currencyId: 1000 },
        { authorization },
      )
      try {
        return await sent
      } catch (refusal) {
        // A machine that is too busy refuses, and so does a book whose line has moved: whoever wants to bet tries again.
        if (tries > TRIES_MAX) throw refusal
        await wait(TRY_AGAIN_MS)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, sendAll))
  await until(() => count(OPEN) === 0, DECIDED_WITHIN_MS, 'Bets were not decided.')
  return count(ACCEPTED) - before
}

/** Stakes that a half does not part evenly. */
function rowOf(options, relatedId, number) {
  const { marketId, optionType, odds } = options[number % options.length]
  return {
    unitStake: (STAKE + (number % 97) / 100).toFixed(2),
    oddsChange: 2,
    relatedId,
    betOptionList: [{ marketId, optionType, odds: String(odds), oddsFormat: 1 }],
  }
}

export async function until(isSo, withinMs, sentence) {
  const end = performance.now() + withinMs
  while (!isSo()) {
    if (performance.now() > end) throw new Error(sentence)
    await wait(LOOK_MS)
  }
}

if (process.argv[1] === import.meta.filename) {
  const [bets, clients] = [Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? CLIENTS)]
  process.stdout.write(`${JSON.stringify(await measureBets({ bets, clients }), null, 2)}\n`)
}

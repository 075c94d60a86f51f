import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundled, startChild } from './bundled.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'
import { psql, seedMembers } from './ledger.mjs'

const KEYS = 'keys of the bench 0123456789abcdef'
const MERCHANT = {
  id: 'keo',
  secret: createHmac('sha256', KEYS).update('sportsbook merchant').digest('hex'),
}
const MEMBERS = 500
const CLIENTS = 16
/** A match has many markets, and people bet on more than one. */
const MARKETS = 20
/** The least stake, in thousands of dong, and what that is on the ledger. */
const STAKE = 10
const STAKE_MINOR = 1_000_000n
const DECIDED_WITHIN_MS = 60_000
const TOLD_WITHIN_MS = 600_000
const LOOK_MS = 250
const TRY_AGAIN_MS = 1000
const REFUSALS_MAX = 5000

/**
 * Bets over HTTP: the provider takes them, charges them by callback, and the ledger holds the stake. Then all of them
 * are decided at once, half won and half lost, and the money is counted by what was staked and at which odds.
 */
export async function measureBets({ bets = 5000 } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-bets-'))
  const product = await startChild(await bundled('sportsbook-under-test.ts'), [
    path.join(data, 'data'),
    0,
    KEYS,
  ])
  const { url, database } = product.ready
  const client = clientOf(`${url}/sportsbook`)
  const count = (sql) => Number(psql(database, `${sql};`))
  try {
    seedMembers(database, MEMBERS)
    psql(database, 'update platform.member set identity_verified_at = now();')
    const tokens = await tokensOf(client)
    const markets = await openMarkets(client)
    await placeBets({ client, tokens, markets, bets: Math.min(1000, Math.ceil(bets / 10)), name: 'warm-up' })
    await until(() => count(OPEN) === 0, DECIDED_WITHIN_MS, 'The first bets were not decided.')
    const before = count(ACCEPTED)
    const cpuBefore = cpuSeconds(product.pid)
    const startedAt = performance.now()
    const refusals = await placeBets({ client, tokens, markets, bets, name: 'bet' })
    await until(() => count(OPEN) === 0, DECIDED_WITHIN_MS, 'Bets were not decided.')
    const seconds = (performance.now() - startedAt) / 1000
    const accepted = count(ACCEPTED) - before
    return {
      perSecond: accepted / seconds,
      acceptCpuMs: ((cpuSeconds(product.pid) - cpuBefore) * 1000) / accepted,
      refused: refusals + bets - accepted,
      ...(await settle({ client, markets, count, pid: product.pid })),
    }
  } finally {
    client.close()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

const OPEN = 'select count(*) from sportsbook.bet_order where status in (0, 1)'
const ACCEPTED = 'select count(*) from sportsbook.bet_order where status = 4'
/** Legs of accepted bets on the first side of each market. */
const onFirst = (markets) => `from sportsbook.bet_leg join sportsbook.bet_order on id = order_id
  where status = 4 and (market_id, option_type) in
    (values ${markets.map(({ id, options }) => `(${id}, ${options[0]})`).join(', ')})`
const PAID = `select count(*) from platform.sports_order where stake_state = 'settled' and paid > 0`
const HELD = `select count(*) from platform.sports_order where stake_state = 'held'`
const WAITING = `select count(*) from sportsbook.operator_message where state = 'waiting'`
const MONEY = 'select sum(available + held) from platform.ledger_wallet'

async function settle({ client, markets, count, pid }) {
  const won = onFirst(markets)
  const orders = count(ACCEPTED)
  const winners = count(`select count(*) ${won}`)
  const before = BigInt(count(MONEY))
  const profit = BigInt(
    count(`select coalesce(sum(${STAKE_MINOR}::bigint * (odds - 1000) / 1000), 0) ${won}`),
  )
  const cpuBefore = cpuSeconds(pid)
  const cpuMs = () => ((cpuSeconds(pid) - cpuBefore) * 1000) / orders
  const startedAt = performance.now()
  const took = () => (performance.now() - startedAt) / 1000
  for (const { id, options } of markets) {
    say(client, id, options[0], OUTCOME.won)
    say(client, id, options[1], OUTCOME.lost)
  }
  await until(() => count(PAID) === winners, TOLD_WITHIN_MS, 'Winners were not paid.')
  const [paidInSeconds, paidCpuMs] = [took(), cpuMs()]
  await until(() => count(HELD) === 0 && count(WAITING) === 0, TOLD_WITHIN_MS, 'Orders were not told.')
  const [toldInSeconds, toldCpuMs] = [took(), cpuMs()]
  const expected = before + profit - BigInt(orders - winners) * STAKE_MINOR
  const isExact = BigInt(count(MONEY)) === expected
  return { orders, winners, paidInSeconds, paidCpuMs, toldInSeconds, toldCpuMs, isExact }
}

const OUTCOME = { won: 4, lost: 3 }

/** The answer may come before or after everything is paid: nobody waits for it. */
function say(client, marketId, optionType, outcome) {
  const wish = { marketId, optionType, version: 1, outcome, resultText: '1-0' }
  client.post('/x/v1/control/result', wish).catch(() => {})
}

async function tokensOf(client) {
  const memberAt = (n) => `mbr_${String(1 + n).padStart(26, '0')}`
  const tokens = []
  for (let n = 0; n < MEMBERS; n++) {
    const merchantUserId = memberAt(n)
    await client.signed('/fb/data/api/v2/new/user/create', { merchantUserId, currencyIds: [1000] })
    const { token } = await client.signed('/fb/data/api/v2/token/get', { merchantUserId, platForm: 'h5' })
    tokens.push(token)
  }
  return tokens
}

/** Of a match in a large league, days ahead, so that its prices stay while it is bet on. */
async function openMarkets(client) {
  const { records } = await client.post('/v1/match/getList', { type: 4, sportId: 1, orderBy: 1, size: 300 })
  const { id: matchId } = records.findLast(({ lg, ss }) => lg.hot && ss === 1) ?? records.at(-1)
  const { mg } = await client.post('/v1/match/getMatchDetail', { matchId })
  const isOpen = ({ ss, op }) => ss === 1 && op.length === 2 && op.every(({ od }) => od > 1)
  const markets = mg.flatMap(({ mks }) => mks).filter(isOpen)
  return markets.slice(0, MARKETS).map(({ id, op }) => ({
    id,
    options: op.map(({ ty }) => ty),
    odds: new Map(op.map(({ ty, od }) => [ty, od])),
  }))
}

async function placeBets({ client, tokens, markets, bets, name }) {
  let [next, refusals] = [0, 0]
  const place = async () => {
    for (let number = next++; number < bets; number = next++) {
      const market = markets[(number >> 1) % markets.length]
      const optionType = market.options[number % 2]
      const row = {
        unitStake: String(STAKE),
        oddsChange: 2,
        relatedId: `${name}-${number}`,
        betOptionList: [
          { marketId: market.id, optionType, odds: String(market.odds.get(optionType)), oddsFormat: 1 },
        ],
      }
      const body = { singleBetList: [row], currencyId: 1000 }
      const headers = { authorization: tokens[number % tokens.length] }
      // A machine that is too busy refuses: whoever wants to bet tries again, with the same id.
      for (let isTaken = false; !isTaken;) {
        isTaken = await client.post('/v1/order/bet/singlePass', body, headers).then(
          () => true,
          (refusal) => {
            if (++refusals > bets + REFUSALS_MAX) throw refusal
            return wait(TRY_AGAIN_MS, false)
          },
        )
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, place))
  return refusals
}

async function until(isSo, withinMs, sentence) {
  const end = performance.now() + withinMs
  while (!isSo()) {
    if (performance.now() > end) throw new Error(sentence)
    await wait(LOOK_MS)
  }
}

/** Keeps its connections, as an operator's servers do. */
function clientOf(base) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  function send(where, text, headers) {
    return new Promise((resolve, reject) => {
      const sent = request(base + where, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', ...headers },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        let found = ''
        answer.setEncoding('utf8').on('data', (part) => (found += part))
        answer.on('end', () => resolve(JSON.parse(found)))
      })
      sent.end(text)
    })
  }
  async function post(where, body, headers = {}) {
    const { code, message, data } = await send(where, JSON.stringify(body), headers)
    if (code !== 0) throw new Error(`${where} answered ${code}: ${message}`)
    return data
  }
  return {
    post,
    signed(where, body) {
      const [text, timestamp] = [JSON.stringify(body), String(Date.now())]
      const sign = createHash('md5').update(`${text}.${MERCHANT.id}.${timestamp}.${MERCHANT.secret}`)
      return post(where, body, { merchantId: MERCHANT.id, timestamp, sign: sign.digest('hex') })
    },
    close: () => agent.destroy(),
  }
}

if (process.argv[1] === import.meta.filename) {
  const bets = Number(process.argv[2] ?? 5000)
  process.stdout.write(`${JSON.stringify(await measureBets({ bets }), null, 2)}\n`)
}

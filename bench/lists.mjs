import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { bundled, startChild } from './bundled.mjs'
import { median } from './server-under-test.mjs'

const PATH = '/sportsbook/v1/match/getList'
const QUERIES = 200
const PAGE = 50
const CONNECTIONS = 20
const ROUNDS = 5
const SECONDS = 4
/** Days that a list can show: today and seven ahead. */
const DAYS = 8
const SPORTS = [1, 5, 3, 15, 13, 7, 2, 47]
const TYPES = [1, 3, 4, 6, 9, 8]
const LANGUAGES = ['VIE', 'ENG', 'CMN', 'THA']
const KEYS = 'keys of the bench 0123456789abcdef'

/** As browsers ask, and as callers that cannot unpack. */
const HEADERS = {
  packed: { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' },
  plain: { 'content-type': 'application/json' },
}

/**
 * Pages of a world of so many matches at x1, against a bare server that sends the same bytes, by turns. Requests a
 * second depend on what else runs here, CPU time a request hardly does: the share is of that.
 */
export async function measureLists(matches, { rounds = ROUNDS, seconds = SECONDS } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-lists-'))
  const product = await startChild(await bundled('sportsbook-under-test.ts'), [
    path.join(data, 'data'),
    Math.ceil(matches / DAYS),
    KEYS,
  ])
  const bare = await startChild(path.join(import.meta.dirname, 'same-bytes-server.mjs'))
  const url = product.ready.url + PATH
  try {
    const queries = await findQueries(url)
    const before = await oddsOf(url, queries)
    const startedAt = performance.now()
    const packed = await byTurns({ product, bare, url, queries, rounds, seconds, headers: HEADERS.packed })
    const plain = await byTurns({ product, bare, url, queries, rounds, seconds, headers: HEADERS.plain })
    const passed = (performance.now() - startedAt) / 1000
    const changes = changesBetween(before, await oddsOf(url, queries))
    return { matches: await matchesIn(url), changesPerSecond: changes / passed, packed, plain }
  } finally {
    await bare.stop()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function byTurns({ product, bare, url, queries, rounds, seconds, headers }) {
  const answers = []
  for (const query of queries) answers.push(await answerTo(url, query, headers))
  await bare.ask({ what: 'learn', answers })
  const requests = queries.map((body) => ({ method: 'POST', headers, body }))
  await load(url, requests, 2)
  await load(bare.ready.url, requests, 2)
  const found = []
  for (let round = 0; round < rounds; round++) {
    const baseline = await measured(bare, bare.ready.url, requests, seconds)
    found.push({ baseline, product: await measured(product, url, requests, seconds) })
  }
  const middle = (who, name) => median(found.map((run) => run[who][name]))
  return {
    bytes: answers.reduce((sum, { body }) => sum + (body.length * 3) / 4, 0) / answers.length,
    cpuShare: middle('baseline', 'cpuMs') / middle('product', 'cpuMs'),
    cpuMs: middle('product', 'cpuMs'),
    rateShare: middle('product', 'perSecond') / middle('baseline', 'perSecond'),
    perSecond: middle('product', 'perSecond'),
    baseline: middle('baseline', 'perSecond'),
  }
}

async function measured(server, url, requests, seconds) {
  const before = await server.ask({ what: 'usage' })
  const { perSecond, count } = await load(url, requests, seconds)
  const after = await server.ask({ what: 'usage' })
  const cpu = after.user + after.system - before.user - before.system
  return { perSecond, cpuMs: cpu / 1000 / count }
}

async function load(url, requests, duration) {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`Requests to ${url} were refused.`)
  return { perSecond: result.requests.average, count: result.requests.total }
}

/** A random mix that is the same in every run: sport or all, type, language, and a page that is there. */
async function findQueries(url) {
  const random = seeded(20_260_131)
  const pick = (values) => values[Math.floor(random() * values.length)]
  const found = new Set()
  for (let tries = 0; found.size < QUERIES && tries < QUERIES * 50; tries++) {
    const wish = {
      ...(random() < 0.5 ? { sportId: pick(SPORTS) } : {}),
      type: pick(TYPES),
      languageType: pick(LANGUAGES),
      current: 1 + Math.floor(random() ** 2 * 20),
      size: PAGE,
      orderBy: pick([0, 1]),
      oddsType: pick([1, 1, 2, 3]),
    }
    const { data } = await json(url, wish)
    if (data.records.length > 0) found.add(JSON.stringify(wish))
  }
  return [...found]
}

/** Small, quick and good enough for a mix. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

async function json(url, wish) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  return answer.json()
}

const matchesIn = async (url) => (await json(url, { type: 8, size: 1 })).data.total

/** The very bytes, still compressed, with the headers that a bare server would have to send too. */
function answerTo(url, query, sent) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers: sent }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const headers = {
          'content-type': answer.headers['content-type'],
          ...(answer.headers['content-encoding']
            ? { 'content-encoding': answer.headers['content-encoding'] }
            : {}),
          'content-length': body.length,
        }
        resolve({ query, headers, body: body.toString('base64') })
      })
    })
    request.on('error', reject)
    request.end(query)
  })
}

/** Every price of the pages in the mix, by market and option. */
async function oddsOf(url, queries) {
  const odds = new Map()
  for (const query of queries) {
    const { data } = await json(url, JSON.parse(query))
    for (const { mg } of data.records)
      for (const { mks } of mg)
        for (const { id, op } of mks) for (const { ty, od } of op) odds.set(`${id} ${ty}`, od)
  }
  return odds
}

function changesBetween(before, after) {
  return [...after].filter(([key, od]) => before.has(key) && before.get(key) !== od).length
}

if (process.argv[1] === import.meta.filename) {
  const matches = Number(process.argv[2] ?? 5000)
  process.stdout.write(`${JSON.stringify(await measureLists(matches), null, 2)}\n`)
}

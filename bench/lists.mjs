import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundled, startChild } from './bundled.mjs'
import { findQueries, json } from './list-queries.mjs'
import { median } from './server-under-test.mjs'

const PATH = '/sportsbook/v1/match/getList'
const CONNECTIONS = 20
const ROUNDS = 3
const SECONDS = 4
const WARM_SECONDS = 3
/** Who was not asked for a turn has pages that all grew old at once, as nobody's do while people ask. */
const UNCOUNTED_SECONDS = 2
/** Days that a list can show: today and seven ahead. */
const DAYS = 8
const KEYS = 'keys of the bench 0123456789abcdef'

/** As browsers ask, and as callers that cannot unpack. */
const HEADERS = {
  packed: { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' },
  plain: { 'content-type': 'application/json' },
}

/**
 * Pages of a world of so many matches at x1, of the sportsbook as a process of its own or within the product, against a
 * bare server that sends the same bytes, by turns: each has a core to itself while it is asked, and whoever asks has the
 * other. Requests a second depend on what else runs here, CPU time a request hardly does.
 */
export async function measureLists(matches, { isAlone = true, rounds = ROUNDS, seconds = SECONDS } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-lists-'))
  const under = isAlone ? 'provider-under-test.ts' : 'sportsbook-under-test.ts'
  const product = await startChild(await bundled(under), [
    path.join(data, 'data'),
    Math.ceil(matches / DAYS),
    KEYS,
  ])
  const bare = await startChild(beside('same-bytes-server.mjs'))
  const asker = await startChild(beside('list-load.mjs'))
  const url = product.ready.url + PATH
  try {
    const queries = await findQueries(url)
    const idle = await idleShare(product, seconds)
    const before = await oddsOf(url, queries)
    const startedAt = performance.now()
    const among = { product, bare, asker, url, queries, rounds, seconds }
    const packed = await byTurns(among, HEADERS.packed)
    const plain = await byTurns(among, HEADERS.plain)
    const passed = (performance.now() - startedAt) / 1000
    const changes = changesBetween(before, await oddsOf(url, queries))
    return { matches: await matchesIn(url), changesPerSecond: changes / passed, idle, packed, plain }
  } finally {
    await asker.stop()
    await bare.stop()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

const beside = (name) => path.join(import.meta.dirname, name)

/** What the world takes of a core while nobody asks: it is in every figure of the product. */
async function idleShare(product, seconds) {
  const before = await usageOf(product)
  await wait(seconds * 1000)
  return shareOf(before, await usageOf(product))
}

async function byTurns({ product, bare, asker, url, queries, rounds, seconds }, headers) {
  const answers = []
  for (const query of queries) answers.push(await answerTo(url, query, headers))
  await bare.ask({ what: 'learn', answers })
  await asker.ask({ what: 'learn', requests: queries.map((query) => requestText(query, headers)) })
  const run = (server, at, duration) => measured({ server, asker, at, seconds: duration })
  const servers = { baseline: [bare, bare.ready.url], product: [product, url] }
  for (const [server, at] of Object.values(servers)) await run(server, at, WARM_SECONDS)
  const found = []
  for (let round = 0; round < rounds; round++)
    found.push({
      baseline: await run(...servers.baseline, seconds),
      product: await run(...servers.product, seconds),
    })
  const middle = (who, name) => median(found.map((turn) => turn[who][name]))
  return {
    bytes: answers.reduce((sum, { body }) => sum + (body.length * 3) / 4, 0) / answers.length,
    rateShare: middle('product', 'perSecond') / middle('baseline', 'perSecond'),
    cpuShare: middle('baseline', 'cpuMs') / middle('product', 'cpuMs'),
    ...Object.fromEntries(
      Object.keys(servers).map((who) => [
        who,
        { perSecond: middle(who, 'perSecond'), cpuMs: middle(who, 'cpuMs'), busy: middle(who, 'busy') },
      ]),
    ),
  }
}

/** `busy` is how much of a core the server took: near one, it is what sets the pace. */
async function measured({ server, asker, at, seconds }) {
  const load = { what: 'load', port: Number(new URL(at).port), connections: CONNECTIONS }
  await asker.ask({ ...load, seconds: UNCOUNTED_SECONDS })
  const before = await usageOf(server)
  const { count, seconds: passed } = await asker.ask({ ...load, seconds })
  const after = await usageOf(server)
  return {
    perSecond: count / passed,
    cpuMs: (after.cpuMs - before.cpuMs) / count,
    busy: shareOf(before, after),
  }
}

async function usageOf(server) {
  const { user, system } = await server.ask({ what: 'usage' })
  return { cpuMs: (user + system) / 1000, atMs: performance.now() }
}

const shareOf = (before, after) => (after.cpuMs - before.cpuMs) / (after.atMs - before.atMs)

/** As it goes over the wire. */
function requestText(query, headers) {
  const all = { host: '127.0.0.1', ...headers, 'content-length': Buffer.byteLength(query) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${PATH} HTTP/1.1`, ...lines, '', query].join('\r\n')
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

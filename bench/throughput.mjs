import { fork } from 'node:child_process'
import path from 'node:path'
import autocannon from 'autocannon'
import { freePort, median } from './server-under-test.mjs'

const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 20
const CALL = '/api/operation/siteMain/queryDetail'
const BODY = '{"point":"1"}'
/** So many players that none of them reaches a limit: the limits count as in production, and refuse nobody. */
const PLAYERS = 4000

const headersOf = (player) => ({
  'content-type': 'application/json',
  language: 'vi-VI',
  deviceno: `H5-AND-${1_700_000_000 + player}-abc123-0123abcd`,
  'x-forwarded-for': `10.${player >> 8}.${player & 255}.7`,
})
const REQUESTS = Array.from({ length: PLAYERS }, (_, player) => ({
  method: 'POST',
  headers: headersOf(player),
  body: BODY,
}))

/** Requests per second of a contract call with a body against a bare Node server, in alternating runs. */
export async function measureThroughput(url) {
  const answer = await (await fetch(url + CALL, REQUESTS[0])).text()
  const bare = await startBareServer(answer)
  try {
    const rates = { bare: [], product: [] }
    await load(url + CALL, 2)
    await load(bare.url, 2)
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await load(bare.url))
      rates.product.push(await load(url + CALL))
    }
    return { bare: median(rates.bare), product: median(rates.product) }
  } finally {
    bare.stop()
  }
}

async function load(url, duration = SECONDS) {
  const result = await autocannon({ url, requests: REQUESTS, connections: CONNECTIONS, duration })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests to ${url} were refused.`)
  return result.requests.average
}

async function startBareServer(answer) {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), [String(port), answer])
  await new Promise((resolve) => child.once('message', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

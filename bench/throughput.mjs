import { fork } from 'node:child_process'
import path from 'node:path'
import autocannon from 'autocannon'
import { freePort, median } from './server-under-test.mjs'

const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 20
const CALL = '/api/operation/siteMain/queryDetail'
const REQUEST = {
  method: 'POST',
  headers: { 'content-type': 'application/json', language: 'vi-VI' },
  body: '{"point":"1"}',
}

/** Requests per second of a contract call with a body against a bare Node server, in alternating runs. */
export async function measureThroughput(url) {
  const answer = await (await fetch(url + CALL, REQUEST)).text()
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
  const result = await autocannon({ url, ...REQUEST, connections: CONNECTIONS, duration })
  const refused = result.non2xx + result.errors
  if (refused > 0) throw new Error(`${refused} of ${result.requests.total} requests to ${url} were refused.`)
  return result.requests.average
}

async function startBareServer(answer) {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), [String(port), answer])
  await new Promise((resolve) => child.once('message', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

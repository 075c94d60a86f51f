import http from 'node:http'
import { launch } from './browser-page.mjs'
import { slowLine } from './slow-line.mjs'

const LOADS = 15
/** Loads of a page of a peer's weight, which differ less. */
const PEER_LOADS = 5
const WAIT_MS = 120_000
/** Pages by what they weigh, in place of peers: the lightest, a usual and a heavy one of the trade. */
const PEERS_MB = [1, 3, 6]
/** A price that can be read. */
const FIRST_PRICE = '.ui-odds-price'

/**
 * First loads on an empty cache over a slow line that loses packets, until the first price stands there; beside them
 * bare pages of other weights, whose price stands in the last of their scripts. There is no network to measure real
 * peers over, so only the weights stand for them.
 */
export async function threeGRows({ url, chromePath, loads = LOADS }) {
  const browser = await launch(chromePath)
  const peers = await servePeers()
  try {
    const own = []
    for (const path of ['/sports', '/']) own.push({ path, ms: await firstPrices(browser, url, path, loads) })
    const others = []
    for (const mb of PEERS_MB)
      others.push({ mb, ms: await firstPrices(browser, peers.url, `/${mb}`, Math.min(loads, PEER_LOADS)) })
    return rowsOf(own, others)
  } finally {
    await browser.close()
    await peers.stop()
  }
}

async function firstPrices(browser, url, path, loads) {
  const times = []
  for (let load = 1; load <= loads; load++) {
    const line = await slowLine(url, { seed: load })
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'vi-VN',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const startedAt = performance.now()
    await page.goto(line.url + path, { waitUntil: 'commit', timeout: WAIT_MS })
    await page.locator(FIRST_PRICE).first().waitFor({ timeout: WAIT_MS })
    times.push(performance.now() - startedAt)
    await context.close()
    await line.stop()
  }
  return times
}

/** A page of so many megabytes: as eight scripts that are not packed, the last of which writes the price. */
async function servePeers() {
  const server = http.createServer(({ url }, response) => {
    const [, mb, file] = url.split('/')
    if (file === undefined) return response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(mb))
    response.writeHead(200, { 'content-type': 'text/javascript' })
    response.end(`/*${filler((Number(mb) * 1024 * 1024) / 8)}*/${file === '8.js' ? PRICE : ''}`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const PRICE = "document.body.innerHTML='<b class=ui-odds-price>1.95</b>'"
const pageOf = (mb) =>
  `<!doctype html><body>${[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `<script src="/${mb}/${at}.js"></script>`).join('')}`
const filler = (bytes) => 'a'.repeat(Math.round(bytes))

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const share = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]

function rowsOf(own, others) {
  const usual = share(others[1].ms, 0.5)
  const named = others.map(({ mb, ms }) => `${mb} MB ${seconds(share(ms, 0.5))}`).join(', ')
  return own.map(({ path, ms }) => ({
    what: `First load of ${path} to the first price, p95 of ${ms.length} (p50)`,
    figure: `${seconds(share(ms, 0.95))} (${seconds(share(ms, 0.5))})`,
    baseline: `below half of a bare page of ${PEERS_MB[1]} MB; p50 of bare pages: ${named}`,
    ok: share(ms, 0.95) < usual / 2,
  }))
}

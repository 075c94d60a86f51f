import { readFile } from 'node:fs/promises'
import { bundled, startChild } from './bundled.mjs'
import { median } from './server-under-test.mjs'

const SPORTS = { entry: 'push-under-test.ts', protocol: 'keo.sports.v1' }
const TABLES = { entry: 'tables-under-test.ts', protocol: 'keo.tables.v1' }
const SOCKETS = 10_000
const CLIENT_PROCESSES = 2
const CHANGES = 10
const ROUNDS = 5
/** Each process holds its sockets and a few files more. */
const SPARE_FILES = 200

/**
 * One odds change to everybody who watches the match, against `ws` sending the same bytes to as many sockets, by turns.
 * The share is of the server's CPU time a change: how fast the clients read is not the server's doing.
 */
export const measurePush = (options) => measure(SPORTS, options)

/** The result of a shared round of a game, in the same way. */
export const measureTablePush = (options) => measure(TABLES, options)

async function measure({ entry, protocol }, { sockets = SOCKETS, rounds = ROUNDS } = {}) {
  const most = Math.min(sockets, (await openFilesMax()) - SPARE_FILES)
  const product = await startChild(await bundled(entry))
  const bare = await startChild(await bundled('bare-push-server.mjs'))
  // Both with the `ws` of the product, not with the one that came with the measuring tools.
  const reader = await bundled('push-clients.mjs')
  const opened = []
  try {
    const ours = await openSockets(reader, product.ready.url, {
      count: most,
      protocol,
      watch: product.ready.watch,
    })
    opened.push(...ours)
    const text = await firstChange(product, ours)
    await bare.ask({ what: 'learn', text })
    const theirs = await openSockets(reader, bare.ready.url, { count: most, protocol: '', watch: null })
    opened.push(...theirs)
    await changesOf(bare, theirs)
    await changesOf(product, ours)
    const found = []
    for (let round = 0; round < rounds; round++)
      found.push({ baseline: await changesOf(bare, theirs), product: await changesOf(product, ours) })
    const middle = (who, name) => median(found.map((run) => run[who][name]))
    return {
      sockets: most,
      bytes: text.length,
      cpuShare: middle('baseline', 'cpuMs') / middle('product', 'cpuMs'),
      cpuMs: middle('product', 'cpuMs'),
      rateShare: middle('baseline', 'ms') / middle('product', 'ms'),
      ms: middle('product', 'ms'),
      baselineMs: middle('baseline', 'ms'),
    }
  } finally {
    await Promise.all(opened.map((clients) => clients.stop()))
    await bare.stop()
    await product.stop()
  }
}

function openSockets(file, url, { count, protocol, watch }) {
  const each = Math.ceil(count / CLIENT_PROCESSES)
  return Promise.all(
    Array.from({ length: CLIENT_PROCESSES }, (_, at) =>
      startChild(file, [url, protocol, Math.min(each, count - at * each), at * each, JSON.stringify(watch)]),
    ),
  )
}

async function firstChange(server, clients) {
  const all = Promise.all(clients.map((some) => some.ask({ changes: 1 })))
  await server.ask({ what: 'change' })
  await all
  return clients[0].ask({ what: 'sample' })
}

/** Some changes, each once the last one has reached everybody. */
async function changesOf(server, clients) {
  const before = await server.ask({ what: 'usage' })
  const took = []
  for (let change = 0; change < CHANGES; change++) {
    const startedAt = performance.timeOrigin + performance.now()
    const all = Promise.all(clients.map((some) => some.ask({ changes: 1 })))
    await server.ask({ what: 'change' })
    took.push(Math.max(...(await all)) - startedAt)
  }
  const after = await server.ask({ what: 'usage' })
  const cpu = after.user + after.system - before.user - before.system
  return { ms: median(took), cpuMs: cpu / 1000 / CHANGES }
}

async function openFilesMax() {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? 4096)
}

if (process.argv[1] === import.meta.filename) {
  const sockets = Number(process.argv[2] ?? SOCKETS)
  const found = { matches: await measurePush({ sockets }), tables: await measureTablePush({ sockets }) }
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
}

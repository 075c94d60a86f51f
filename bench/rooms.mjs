import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bundled, startChild } from './bundled.mjs'
import { median } from './server-under-test.mjs'

const VIEWERS = 10_000
const PER_SECOND = 20
const SECONDS = 20
/** The product and the bare server speak by turns, so that what else the machine does falls on both. */
const TURNS = 3
const CLIENT_PROCESSES = 2
const CPU_MAX = 1.25
const DELIVERY_MS = 300
/** Of the heap, between the first third and the end: what a run leaves behind. */
const GROWTH_MAX = 0.1
const REST_MS = 2000

/**
 * A room with 10,000 viewers and 20 messages a second, from the call through its commit to the sockets, against `ws` that
 * sends the bytes of one message to as many sockets as often. Server CPU is of the process that tells; the database is
 * another one, as it is at the operator's.
 */
export async function roomRows({ viewers = VIEWERS, seconds = SECONDS } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-rooms-'))
  const product = await startChild(await bundled('rooms-under-test.ts'), [path.join(data, 'data')], {
    execArgv: ['--expose-gc'],
  })
  const bare = await startChild(await bundled('bare-push-server.mjs'))
  const reader = await bundled('room-clients.mjs')
  const opened = []
  try {
    const { url, protocol, room, emptyRoom } = product.ready
    const ours = await openViewers(reader, [url, protocol, room], viewers)
    opened.push(...ours)
    await spoken(product, ours, 2)
    await bare.ask({ what: 'learn', text: await ours[0].ask({ what: 'sample' }) })
    const theirs = await openViewers(reader, [bare.ready.url, '', ''], viewers)
    opened.push(...theirs)
    await broadcast(bare, theirs, 2)
    const load = loadavg()[0]
    const turns = []
    const heaps = []
    for (let turn = 0; turn < TURNS; turn++) {
      const baseline = await broadcast(bare, theirs, Math.min(seconds, SECONDS) / TURNS)
      turns.push({ baseline, found: await spoken(product, ours, seconds / TURNS) })
      heaps.push(await product.ask({ what: 'memory' }))
    }
    const isDropped = await dropsSlowReader(product, reader, { url, protocol, emptyRoom })
    return rowsOf({ viewers, seconds, turns, growth: heaps.at(-1) / heaps[0] - 1, load, isDropped })
  } finally {
    await Promise.all(opened.map((clients) => clients.stop()))
    await bare.stop()
    await product.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Of all turns together, so that a slow one counts too; the CPU is that of the middle one on either side. */
function together(turns) {
  const took = turns.flatMap(({ found }) => found.took).toSorted((a, b) => a - b)
  const at = (share) => took[Math.floor(took.length * share)] ?? Infinity
  return {
    cpuMs: median(turns.map(({ found }) => found.cpuMs)),
    bareMs: median(turns.map(({ baseline }) => baseline.cpuMs)),
    lost: turns.reduce((sum, { found }) => sum + found.lost, 0),
    refused: turns.reduce((sum, { found }) => sum + found.refused, 0),
    p95: at(0.95),
    median: at(0.5),
  }
}

function rowsOf({ viewers, seconds, turns, growth, load, isDropped }) {
  const found = together(turns)
  const share = found.cpuMs / found.bareMs
  const what = `A room of ${viewers} viewers with ${PER_SECOND} messages a second for ${Math.round(seconds)} s`
  return [
    {
      what: `${what}, server CPU for each message`,
      figure: `${share.toFixed(2)}x (${found.cpuMs.toFixed(1)} ms, bare ws ${found.bareMs.toFixed(1)} ms)`,
      baseline: `at most ${CPU_MAX}x of a bare ws broadcast`,
      ok: share <= CPU_MAX,
    },
    {
      what: `${what}, from the call to the viewer`,
      figure: `p95 ${found.p95.toFixed(0)} ms, median ${found.median.toFixed(0)} ms, ${found.lost} lost, ${found.refused} refused, on a machine with a load of ${load.toFixed(1)}`,
      baseline: `p95 at most ${DELIVERY_MS} ms, none lost or refused`,
      ok: found.p95 <= DELIVERY_MS && found.lost + found.refused === 0,
    },
    {
      what: `${what}, heap after it`,
      figure: `${(growth * 100).toFixed(1)} % more`,
      baseline: `at most ${GROWTH_MAX * 100} %`,
      ok: growth <= GROWTH_MAX,
    },
    {
      what: 'A viewer who does not read',
      figure: isDropped ? 'dropped' : 'kept',
      baseline: 'dropped once 1 MB waits for them',
      ok: isDropped,
    },
  ]
}

function openViewers(file, to, count) {
  const each = Math.ceil(count / CLIENT_PROCESSES)
  return Promise.all(
    Array.from({ length: CLIENT_PROCESSES }, (_, at) =>
      startChild(file, [...to, Math.min(each, count - at * each), at * each]),
    ),
  )
}

const cpuOf = async (server) => {
  const { user, system } = await server.ask({ what: 'usage' })
  return (user + system) / 1000
}

async function readings(clients) {
  await wait(REST_MS)
  const all = await Promise.all(clients.map((some) => some.ask({ what: 'read' })))
  const sumOf = (name) => all.reduce((sum, one) => sum + one[name], 0)
  return { messages: sumOf('messages'), readers: sumOf('readers'), took: all.flatMap(({ took }) => took) }
}

async function spoken(product, clients, seconds) {
  await readings(clients)
  const messages = Math.round(PER_SECOND * seconds)
  const before = await cpuOf(product)
  const taken = await product.ask({ what: 'speak', messages, perSecond: PER_SECOND })
  // Of those that were told: one that is refused costs no viewer anything.
  const cpuMs = ((await cpuOf(product)) - before) / Math.max(1, taken)
  const { messages: heard, readers, took } = await readings(clients)
  return { cpuMs, took, refused: messages - taken, lost: taken * readers - heard }
}

/** The same bytes as often, from `ws` as it comes. */
async function broadcast(bare, clients, seconds) {
  const messages = Math.round(PER_SECOND * seconds)
  const before = await cpuOf(bare)
  for (let at = 0; at < messages; at++) {
    const began = performance.now()
    await bare.ask({ what: 'change' })
    await wait(Math.max(0, 1000 / PER_SECOND - (performance.now() - began)))
  }
  const cpuMs = ((await cpuOf(bare)) - before) / messages
  await readings(clients)
  return { cpuMs }
}

async function dropsSlowReader(product, reader, { url, protocol, emptyRoom }) {
  const before = await product.ask({ what: 'sockets' })
  const slow = await startChild(reader, [url, protocol, emptyRoom, 1, -1])
  try {
    const isIn = (await product.ask({ what: 'sockets' })) === before + 1
    return isIn && (await product.ask({ what: 'overfill' })) === before
  } finally {
    await slow.stop()
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { viewers: { type: 'string' }, seconds: { type: 'string' } } })
  const options = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]))
  for (const { what, figure, ok } of await roomRows(options))
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)
}

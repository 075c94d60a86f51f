import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { MemberId } from '@keo/contract/ids'
import { query } from '@keo/dev-world/query'
import { startWorld } from '@keo/dev-world/world'
import { systemClock } from '@keo/service-kit/clock'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { getWorldStatus } from '@keo/sportsbook-contract/control'
import { minutes, seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { postgresOf, ROOT, startProduct, temporaryDataDir } from './lib/product-probe.ts'
import { openEarlyPunters, type SentEarlyEnd } from './proof/early-punters.ts'
import { STRAY } from './proof/ledger-sums.ts'
import { askBook, openPunters, PUNTERS, type SentSlip } from './proof/punters.ts'
import {
  type OrderRow,
  readEarlyEnds,
  readLeft,
  readOrders,
  WRONGLY_ENDED,
  WRONGLY_PAID,
} from './proof/sports-books.ts'

/** SPORTS_KILLS=50 is the long form. */
const KILLS = Number(process.env.SPORTS_KILLS ?? 3)
const OPEN_AT_ONCE = 10
const BETS_BETWEEN = 5
const LEAPS_MOST = 300
const [REJECTED, ACCEPTED, SETTLED] = [2, 4, 5]
const DEAL = { DATA_KEYS: 'drill', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const PATIENCE = { timeout: 300_000, interval: 20 }
const clock = systemClock()

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
})

/** The people of the drill may play and have money. */
async function prepare(databaseUrl: string): Promise<void> {
  const world = await startWorld({ databaseUrl, webRoot: null, startAt: clock.now(), env: DEAL })
  for (const userName of PUNTERS) {
    const [row] = await query(
      databaseUrl,
      'update platform.member set identity_verified_at = now() where user_name = $1 returning id',
      [userName],
    )
    await world.app.ledger.submit({
      op: 'move',
      memberId: String(row?.['id']) as MemberId,
      key: `drill:${userName}`,
      kind: 'deposit',
      reference: 'drill',
      amount: money(100_000_000_00n, 'VND'),
      from: 'house:bank',
      to: 'available',
    })
  }
  await world.close()
}

type Sent = { readonly slips: Map<string, SentSlip>; readonly earlyEnds: Map<string, SentEarlyEnd> }

function countTaken(slips: Sent['slips']): number {
  return [...slips.values()].filter(({ orderId }) => orderId !== null).length
}

/** A whole bet cashed out, a part of one, and a reservation: each was acknowledged. */
function hasEach({ earlyEnds }: Sent): boolean {
  const taken = [...earlyEnds.values()].filter(({ id }) => id !== null)
  const wholes = taken.flatMap((each) => ('isWhole' in each ? [each.isWhole] : []))
  return wholes.includes(true) && wholes.includes(false) && wholes.length < taken.length
}

/**
 * Bets, lets matches end, and kills product and database with -9: while orders wait for their answer and reservations
 * for their odds, by turns with money of a settlement on its way or with cash-outs waiting, or at any moment.
 */
async function betAndKill(dataDir: string, round: number, sent: Sent): Promise<void> {
  const { random } = seededIds(`kill-${round}`, clock)
  const { url } = await startEmbeddedPostgres({ dataDir })
  const product = startProduct({ dataDir, env: { ...DEAL, DATABASE_URL: url } })
  const address = await product.address()
  const punters = await openPunters(address, sent.slips, random)
  const early = openEarlyPunters({ url: address, tokens: punters.tokens, random }, sent.earlyEnds)
  await punters.sendAgain()
  await early.sendAgain()
  const betting = Promise.all([punters.bets(), early.end()])
  await vi.waitUntil(async () => (await readLeft(url)).open >= OPEN_AT_ONCE, PATIENCE)
  // A leap decides what waits: where cash-outs are to wait there is one.
  const leapsMost = round % 3 === 1 ? 1 : Infinity
  let leapt = { count: 0, atMs: -Infinity, slips: -Infinity }
  await vi.waitUntil(async () => {
    const slips = countTaken(sent.slips)
    // A busy machine needs its time to bet again: what was seen before a leap is of no use after it.
    const isTime = clock.monotonicMs() - leapt.atMs > 2_000 && slips > leapt.slips + BETS_BETWEEN
    if (isTime && leapt.count < leapsMost) {
      await punters.leap(20)
      leapt = { count: leapt.count + 1, atMs: clock.monotonicMs(), slips }
    }
    const { pending, unpaid, ending, waiting } = await readLeft(url)
    if (round % 3 === 2) return random() < 0.05
    return hasEach(sent) && Math.min(pending, waiting, round % 3 === 0 ? unpaid : ending) > 0
  }, PATIENCE)
  const postgres = postgresOf(dataDir)
  product.child.kill('SIGKILL')
  if (postgres) process.kill(postgres, 'SIGKILL')
  punters.stop()
  early.stop()
  await product.ended()
  await betting
}

test(
  `[SET-11] [SET-12] [BET-07] kill -9 ${KILLS} times with orders and cash-outs pending, reservations waiting and settlement half done: what was acknowledged is there once, decided and paid`,
  async () => {
    const begunAt = clock.now()
    const dataDir = temporaryDataDir()
    mkdirSync(dataDir, { recursive: true })
    const first = await startEmbeddedPostgres({ dataDir })
    await prepare(first.url)
    await first.stop()
    const sent: Sent = { slips: new Map(), earlyEnds: new Map() }
    for (let round = 0; round < KILLS; round += 1) await betAndKill(dataDir, round, sent)

    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    const compared = await letAllEnd(postgres.url, begunAt)
    const orders = await readOrders(postgres.url)
    expect(compared).toEqual({ isComplete: true, orders: orders.length, differences: [] })
    checkOrders(orders, [...sent.slips.values()])
    expect(hasEach(sent)).toBe(true)
    await checkEarlyEnds(postgres.url, [...sent.earlyEnds.values()])
    expect(await query(postgres.url, WRONGLY_PAID)).toEqual([])
    expect(await query(postgres.url, WRONGLY_ENDED)).toEqual([])
    expect(await query(postgres.url, STRAY)).toEqual([])
  },
  60_000 + KILLS * 400_000,
)

/** The last life, with its time in our hands: matches end, and our books are held against the provider's. */
async function letAllEnd(databaseUrl: string, begunAt: number): Promise<unknown> {
  const [kept] = await query(databaseUrl, 'select offset_ms::float8 as ms from kit.world_clock')
  const startAt = clock.now() + Number(kept?.['ms'])
  // An hour that passes at once is no hour of the job that compares: what it finds on the way says nothing.
  const log = createLog({ level: 'silent' })
  const world = await startWorld({ databaseUrl, webRoot: null, startAt, env: DEAL, log })
  try {
    // The first question brings the provider's world to life.
    expect(await askBook(world.url, getWorldStatus, {})).not.toBeNull()
    for (let leap = 0; leap < LEAPS_MOST; leap += 1) {
      await world.clock.advance(seconds(3))
      const { pending, open, untold, ending, waiting } = await readLeft(databaseUrl)
      if (pending + open + untold + ending + waiting === 0) break
      world.worldClock.jump(pending + untold + ending > 0 ? minutes(1) : minutes(60))
    }
    return await world.app.sports.reconciliation.compare(begunAt, world.worldClock.now() + 1)
  } finally {
    await world.close()
  }
}

/** Every acknowledged slip is one order, nobody else made one, and each was answered once and ended. */
function checkOrders(orders: readonly OrderRow[], sent: readonly SentSlip[]): void {
  const placed = orders.filter(({ reservation_id: id }) => id === null)
  const idOf = new Map(placed.map((order) => [order.related_id, order.id]))
  expect(idOf.size).toBe(placed.length)
  const acknowledged = sent.filter(({ orderId }) => orderId !== null)
  expect(acknowledged.length).toBeGreaterThan(OPEN_AT_ONCE)
  expect(acknowledged.filter(({ relatedId, orderId }) => idOf.get(relatedId) !== orderId)).toEqual([])
  expect(sent.filter(({ relatedId, isRefused }) => isRefused && idOf.has(relatedId))).toEqual([])
  const known = new Set(sent.map(({ relatedId }) => relatedId))
  expect(placed.filter(({ related_id: id }) => !known.has(id))).toEqual([])
  expect(orders.filter(({ status }) => status !== REJECTED && status !== SETTLED)).toEqual([])
  expect(orders.filter(({ states }) => states.includes(REJECTED) && states.includes(ACCEPTED))).toEqual([])
  expect(orders.filter(({ status }) => status === SETTLED).length).toBeGreaterThanOrEqual(OPEN_AT_ONCE)
}

/** Every acknowledged cash-out and reservation is there once and ended, and nobody else made one. */
async function checkEarlyEnds(databaseUrl: string, sent: readonly SentEarlyEnd[]): Promise<void> {
  const rows = await readEarlyEnds(databaseUrl)
  const idOf = new Map(rows.map((row) => [row.related_id, row.id]))
  expect(idOf.size).toBe(rows.length)
  const acknowledged = sent.filter(({ id }) => id !== null)
  expect(acknowledged.filter(({ relatedId, id }) => idOf.get(relatedId) !== id)).toEqual([])
  expect(sent.filter(({ relatedId, isRefused }) => isRefused && idOf.has(relatedId))).toEqual([])
  expect(rows.filter(({ related_id: id }) => !sent.some(({ relatedId }) => relatedId === id))).toEqual([])
  // Of cash-outs 1, of reservations 0 and 4 are not ended; a reservation that became a bet is checked with its order.
  expect(await readLeft(databaseUrl)).toMatchObject({ ending: 0, waiting: 0 })
}

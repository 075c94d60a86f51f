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
import { STRAY } from './proof/ledger-sums.ts'
import { askBook, openPunters, PUNTERS, type SentSlip } from './proof/punters.ts'
import { type OrderRow, readLeft, readOrders, WRONGLY_PAID } from './proof/sports-books.ts'

/** SPORTS_KILLS=50 is the long form. */
const KILLS = Number(process.env.SPORTS_KILLS ?? 3)
const OPEN_AT_ONCE = 10
const LEAPS_MOST = 300
const [REJECTED, ACCEPTED, SETTLED] = [2, 4, 5]
const DEAL = { DATA_KEYS: 'drill', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const PATIENCE = { timeout: 60_000, interval: 20 }
const clock = systemClock()

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
}, 300_000)

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

/**
 * Bets, lets matches end, and kills product and database with -9: once money of a settlement is on its way and other
 * orders wait for their answer, or at any moment.
 */
async function betAndKill(dataDir: string, round: number, sent: Map<string, SentSlip>): Promise<void> {
  const { random } = seededIds(`kill-${round}`, clock)
  const { url } = await startEmbeddedPostgres({ dataDir })
  const product = startProduct({ dataDir, env: { ...DEAL, DATABASE_URL: url } })
  const punters = await openPunters(await product.address(), sent, random)
  await punters.sendAgain()
  const betting = punters.bets()
  await vi.waitUntil(async () => (await readLeft(url)).open >= OPEN_AT_ONCE, PATIENCE)
  let jumpedAt = -Infinity
  await vi.waitUntil(async () => {
    if (clock.monotonicMs() - jumpedAt > 2_000) {
      await punters.leap(20)
      jumpedAt = clock.monotonicMs()
    }
    const left = await readLeft(url)
    return round % 3 === 2 ? random() < 0.05 : left.pending > 0 && left.unpaid > 0
  }, PATIENCE)
  const postgres = postgresOf(dataDir)
  product.child.kill('SIGKILL')
  if (postgres) process.kill(postgres, 'SIGKILL')
  punters.stop()
  await product.ended()
  await betting
}

test(
  `[SET-11] [SET-12] [BET-07] kill -9 ${KILLS} times with orders pending and settlement half done: what was acknowledged is there once, decided and paid`,
  async () => {
    const begunAt = clock.now()
    const dataDir = temporaryDataDir()
    mkdirSync(dataDir, { recursive: true })
    const first = await startEmbeddedPostgres({ dataDir })
    await prepare(first.url)
    await first.stop()
    const sent = new Map<string, SentSlip>()
    for (let round = 0; round < KILLS; round += 1) await betAndKill(dataDir, round, sent)

    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    const compared = await letAllEnd(postgres.url, begunAt)
    const orders = await readOrders(postgres.url)
    expect(compared).toEqual({ isComplete: true, orders: orders.length, differences: [] })
    checkOrders(orders, [...sent.values()])
    expect(await query(postgres.url, WRONGLY_PAID)).toEqual([])
    expect(await query(postgres.url, STRAY)).toEqual([])
  },
  60_000 + KILLS * 90_000,
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
      const { pending, open, untold } = await readLeft(databaseUrl)
      if (pending + open + untold === 0) break
      world.worldClock.jump(pending + untold > 0 ? minutes(1) : minutes(60))
    }
    return await world.app.sports.reconciliation.compare(begunAt, world.worldClock.now() + 1)
  } finally {
    await world.close()
  }
}

/** Every acknowledged slip is one order, nobody else made one, and each was answered once and ended. */
function checkOrders(orders: readonly OrderRow[], sent: readonly SentSlip[]): void {
  const idOf = new Map(orders.map((order) => [order.related_id, order.id]))
  expect(idOf.size).toBe(orders.length)
  const acknowledged = sent.filter(({ orderId }) => orderId !== null)
  expect(acknowledged.length).toBeGreaterThan(OPEN_AT_ONCE)
  expect(acknowledged.filter(({ relatedId, orderId }) => idOf.get(relatedId) !== orderId)).toEqual([])
  expect(sent.filter(({ relatedId, isRefused }) => isRefused && idOf.has(relatedId))).toEqual([])
  const known = new Set(sent.map(({ relatedId }) => relatedId))
  expect(orders.filter(({ related_id: id }) => !known.has(id))).toEqual([])
  expect(orders.filter(({ status }) => status !== REJECTED && status !== SETTLED)).toEqual([])
  expect(orders.filter(({ states }) => states.includes(REJECTED) && states.includes(ACCEPTED))).toEqual([])
  expect(orders.filter(({ status }) => status === SETTLED).length).toBeGreaterThanOrEqual(OPEN_AT_ONCE)
}

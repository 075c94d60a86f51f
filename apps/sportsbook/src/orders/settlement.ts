import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { minutes } from '@keo/units/instants'
import type { Book } from '../pricing/quote.ts'
import { MATCH_STATUS, type Scene, type Stage } from '../stage/stage.ts'
import type { Outbox } from '../wallet/outbox.ts'
import { sqlOrderStore } from './order-store.ts'
import type { Order, OrderLeg } from './order-types.ts'
import { settle } from './settle.ts'
import { settlementOf } from './transactions.ts'

/** Full-time results are looked at before they are paid: two minutes, and up to three more by match. */
const FINAL_AFTER_MS = minutes(2)
const FINAL_SPREAD_MS = minutes(3)
const PAGE = 500
/** Events are paid within a second; what rests after its end is looked at now and then. */
const LOOK_MS = 1_000
const LOOK_AT_ALL_MS = 15_000

export type Settlement = ReturnType<typeof createSettlement>

/** Pays what is decided: at the event that decides it, or some minutes after the end. It may stop anywhere and go on. */
export function createSettlement(needs: {
  database: Database
  clock: Clock
  book: Book
  stage: Stage
  outbox: Outbox
  log: Log
}) {
  const { database, clock, book, stage, outbox, log } = needs
  const store = sqlOrderStore(database.db)
  const changed = new Set<number>()
  /** What was decided while nobody looked is found by the first look. */
  let isFirstLook = true
  let working: Promise<void> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  async function settleOne(order: Order, matchId: number): Promise<void> {
    const verdictOf = (leg: OrderLeg) =>
      leg.matchId === matchId && leg.outcome === null
        ? book.verdict(leg.marketId, leg.optionType, leg.scoreAtBet)
        : null
    const after = settle(order, verdictOf, clock.now())
    if (after === order) return
    await database.tx(async (tx) => {
      if (!(await sqlOrderStore(tx).change(order, after))) return
      if (after.status === ORDER_STATUS.settled && after.returned)
        await outbox.addTransaction(tx, settlementOf(after, 'WIN', after.returned))
      await outbox.addOrder(tx, after.id)
    })
  }

  async function settleMatch(matchId: number): Promise<void> {
    let afterId = ''
    for (;;) {
      const page = await store.listOpenOn(matchId, afterId, PAGE)
      for (const order of page) await settleOne(order, matchId)
      const last = page.at(-1)
      if (!last || page.length < PAGE) return
      afterId = last.id
    }
  }

  async function workAll(): Promise<void> {
    const now = clock.now()
    lookedAt = now
    for (const matchId of await store.matchesWithOpenLegs()) {
      const scene = stage.scene(matchId)
      if (scene && mayPay(scene, isFirstLook || changed.has(matchId), now)) await settleMatch(matchId)
    }
    isFirstLook = false
    changed.clear()
    await outbox.flush()
  }

  function run(): Promise<void> {
    working ??= workAll().finally(() => {
      working = null
    })
    return working
  }

  return {
    run,
    start(): Cancel {
      const deaf = stage.listen(({ matchId }) => changed.add(matchId))
      const cancel = clock.every(LOOK_MS, () => {
        if (changed.size === 0 && clock.now() < lookedAt + LOOK_AT_ALL_MS) return
        run().catch((err) => log.warn({ err }, 'settlement stopped; it goes on'))
      })
      return () => {
        deaf()
        cancel()
      }
    },
  }
}

/** While it is played every event may decide something; after the end the result rests first. */
function mayPay(scene: Scene, hasChanged: boolean, now: Instant): boolean {
  if (scene.status === MATCH_STATUS.live) return hasChanged
  if (scene.status === MATCH_STATUS.notStarted) return false
  const last = scene.played().at(-1)
  const endedAt = scene.match.startsAt + (last?.atMs ?? 0)
  return now >= endedAt + FINAL_AFTER_MS + (scene.match.id % 7) * (FINAL_SPREAD_MS / 6)
}

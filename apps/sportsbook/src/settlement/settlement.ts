import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { minutes } from '@keo/units/instants'
import type { Book, Verdict } from '../pricing/quote.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import type { Outbox } from '../wallet/outbox.ts'
import { createResultsDesk } from './apply-results.ts'
import { createTurns, oneAtATime } from '../ground/one-at-a-time.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { TradingAct } from './manual-results.ts'
import type { ResultKey } from './result-store.ts'
import type { SaidResults } from './said-results.ts'

/** Full-time results are looked at before they are paid: two minutes, and up to three more by match. */
const FINAL_AFTER_MS = minutes(2)
const FINAL_SPREAD_MS = minutes(3)
/** Events are paid at the next tick; what rests after its end is looked at now and then. */
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
  said: SaidResults
}) {
  const { database, clock, book, stage, outbox, log } = needs
  const store = sqlOrderStore(database.db)
  const results = createResultsDesk(needs)
  const verdictOf = ({ marketId, optionType, scoreAtBet }: ResultKey) =>
    book.verdict(marketId, optionType, scoreAtBet)
  /** An entered result waits for results under way: what they read before must not be written after it. */
  const inTurn = createTurns()
  const changed = new Set<number>()
  /** Results that were decided before the start are found by the first look. */
  let isFirstLook = true
  let isWholeWanted = false
  let lookedAtAll = Number.NEGATIVE_INFINITY

  async function settleAll(matchIds: Iterable<number>, changedIds: ReadonlySet<number>): Promise<void> {
    for (const matchId of matchIds) {
      const scene = stage.scene(matchId)
      const hasChanged = isFirstLook || changedIds.has(matchId)
      if (scene && mayPay(scene, hasChanged, clock.now())) await results.settleMatch(matchId, verdictOf)
    }
  }

  async function workAll(isWhole: boolean): Promise<void> {
    const changedIds = new Set(changed)
    changed.clear()
    if (!isWhole) return settleAll(changedIds, changedIds)
    lookedAtAll = clock.now()
    await settleAll(await store.matchesWithOpenLegs(), changedIds)
    isFirstLook = false
    await results.correctDue(verdictOf)
  }

  const workOn = oneAtATime(async () => {
    const isWhole = isWholeWanted
    isWholeWanted = false
    await inTurn(() => workAll(isWhole))
  })

  async function work(isWhole: boolean): Promise<void> {
    isWholeWanted ||= isWhole
    await workOn()
    // The next results need not wait until the operator knows these.
    await outbox.flush()
  }

  function look(): void {
    const isWhole = clock.now() >= lookedAtAll + LOOK_AT_ALL_MS
    if (changed.size === 0 && !isWhole) return
    work(isWhole).catch((err) => log.warn({ err }, 'settlement stopped; it goes on'))
  }

  async function entering<T>(apply: () => Promise<T>): Promise<T> {
    const found = await inTurn(apply)
    await outbox.flush()
    return found
  }

  return {
    run: () => work(true),
    /** A result that a person enters in place of the world. */
    enterResult: (key: ResultKey, entered: Verdict, isApproved: boolean) =>
      entering(() => results.enterResult(key, entered, { isApproved, verdictOf })),
    /** A person declares void whatever was bet on a match, settled or not. */
    voidMatch: (...entered: Parameters<typeof results.voidMatch>) =>
      entering(() => results.voidMatch(...entered)),
    /** What people would do to every ticket of a match; nothing is changed. */
    preview: (act: TradingAct) => inTurn(() => results.preview(act)),
    apply: (...applied: Parameters<typeof results.apply>) => entering(() => results.apply(...applied)),
    tick: look,
    /** From now on a look finds what changed. */
    listen: (): Cancel => stage.listen(({ matchId }) => changed.add(matchId)),
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

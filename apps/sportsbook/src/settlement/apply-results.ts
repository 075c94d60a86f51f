import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { tracedTogether } from '@keo/service-kit/tracing/tracing'
import { isBuilderMarket, matchOfMarket } from '../pricing/market-ids.ts'
import type { Book, Verdict } from '../pricing/quote.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { marketOfResult, type ResultKey, resultName, sqlResultStore } from './result-store.ts'
import { isLate, type Judgement, judgeResult, versionAfter, versionOf } from './results.ts'
import { type DoneAct, sqlActStore } from './act-store.ts'
import {
  enteredResults,
  followingResults,
  keepDecidedAt,
  stoppedMarkets,
  type TradingAct,
  voidsOf,
} from './manual-results.ts'
import { type Forced, type Preview, previewOf } from './preview.ts'
import { type BetKey, carriedTo, holdersOf, withPicks } from './carried-results.ts'
import type { SaidResults } from './said-results.ts'
import { settle } from './settle.ts'
import { moneyBetween } from './settlement-money.ts'
import { FIRST, type Page, type Place, sqlSettlementStore } from './settlement-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly log: Log
  readonly book: Pick<Book, 'verdict'>
  readonly said: SaidResults
}

type VerdictOf = (key: ResultKey) => Verdict | null
type Verdicts = ReadonlyMap<string, Verdict>

const PAGE = 1_000

/** Results to put in place, and combinations to look at again until they are decided. */
type Wanted = { readonly forced: readonly Forced[]; readonly waiting: readonly ResultKey[] }

const BY_THE_WORLD = { isApproved: false, isSaid: false }

type Voided = { readonly judgement: Judgement; readonly options: number }

export type ResultsDesk = ReturnType<typeof createResultsDesk>

/**
 * Results become money here, page by page, each page whole or not at all. It may stop anywhere: what a page has written
 * is not found again, and everything else is.
 */
export function createResultsDesk({ database, clock, outbox, log, book, said }: Needs) {
  const store = sqlSettlementStore(database.db)
  const results = sqlResultStore(database.db)

  /** False when somebody else changed one of them meanwhile: it must be read again. */
  async function payPage(orders: readonly Order[], verdicts: Verdicts): Promise<boolean> {
    const verdictOf = (leg: OrderLeg) => verdicts.get(resultName(leg)) ?? null
    const changes = orders
      .map((before) => ({ before, after: settle(before, verdictOf, clock.now()) }))
      .filter(({ before, after }) => before !== after)
    if (changes.length === 0) return true
    const traces = changes.map(({ before }) => before.trace)
    const write = () =>
      database.tx(async (tx) => {
        const written = await sqlSettlementStore(tx).writeAll(changes)
        const stood = changes.filter(({ before }) => written.has(before.id))
        await outbox.addAll(tx, {
          transactions: stood.flatMap(({ before, after }) => moneyBetween(before, after)),
          orderIds: stood.map(({ after }) => after.id),
        })
        return stood.length === changes.length
      })
    return tracedTogether('bet settlement', traces, write)
  }

  async function pay(readPage: (after: Place) => Promise<Page>, verdicts: Verdicts): Promise<void> {
    let endFlood: (() => void) | null = null
    try {
      for (let after: Place | null = FIRST; after !== null;) {
        const page: Page = await readPage(after)
        if (page.next !== null) endFlood ??= outbox.beginFlood()
        if (await payPage(page.orders, verdicts)) after = page.next
      }
    } finally {
      endFlood?.()
    }
  }

  /** Goes through the bets on the markets that are decided: what else is open on the match is not even read. */
  async function payOpen(matchId: number, verdicts: Verdicts): Promise<void> {
    if (verdicts.size === 0) return
    const marketIds = [...new Set([...verdicts.keys()].map(marketOfResult))]
    await pay((after) => store.openOn(matchId, marketIds, after, PAGE), verdicts)
  }

  /** Puts a correction in place of what was applied, and every bet it decided with it. */
  async function correct({ key, verdict, isSaid }: Forced): Promise<void> {
    // Due until the last page is written: a process that stops in between takes it up again.
    await results.write(key, verdict, { now: clock.now(), nextAt: clock.now(), isSaid })
    said.note(key, isSaid ? verdict : null)
    const version = versionOf(verdict)
    const verdicts = new Map([[resultName(key), verdict]])
    await pay((after) => store.decidedBy(key.marketId, version, after, PAGE), verdicts)
    await results.write(key, verdict, { now: clock.now(), nextAt: verdict.nextAt ?? null, isSaid })
  }

  /** Puts results in place of whatever was applied, also of markets that were stopped. */
  async function force(
    matchId: number,
    { forced, waiting }: Wanted,
    alongside: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<void> {
    // All of it is due from one moment on: a process that stops in between takes up the rest.
    await database.tx(async (tx) => {
      const written = sqlResultStore(tx)
      const now = clock.now()
      for (const { key, verdict, isSaid } of forced)
        await written.write(key, verdict, { now, nextAt: now, isSaid })
      for (const key of waiting) await written.setDue(key, now)
      await alongside(tx)
    })
    for (const each of forced) await correct(each)
    const verdicts = new Map(forced.map(({ key, verdict }) => [resultName(key), verdict]))
    await payOpen(matchId, verdicts)
  }

  /** What these people want of a match: everything void, results for options of one market, or what follows from a true score. */
  async function wanted(act: TradingAct): Promise<Wanted> {
    const bet = await store.allKeys(act.matchId)
    const all = withPicks(bet)
    const known = await results.find([...new Set(all.map(({ marketId }) => marketId))])
    const entered = 'resultOf' in act ? followingResults(all, act.resultOf) : act.results
    if (entered === null) return { forced: voidsOf(bet, known, () => true) ?? [], waiting: [] }
    const own = enteredResults(entered, all, known)
    const carried = carriedTo(own, { bet, known, book, saidOf: said.of })
    return { forced: [...own, ...carried.forced], waiting: carried.waiting }
  }

  async function preview(act: TradingAct): Promise<Preview & Wanted> {
    const { forced, waiting } = await wanted(act)
    const orders: Order[] = []
    const gather = async (readPage: (after: Place) => Promise<Page>) => {
      for (let after: Place | null = FIRST; after !== null;) {
        const page: Page = await readPage(after)
        orders.push(...page.orders)
        after = page.next
      }
    }
    const versions = new Map<number, number>()
    for (const { key, verdict } of forced)
      versions.set(key.marketId, Math.max(versions.get(key.marketId) ?? 0, versionOf(verdict)))
    for (const [marketId, version] of versions)
      await gather((after) => store.decidedBy(marketId, version, after, PAGE))
    await gather((after) => store.openOn(act.matchId, [...versions.keys()], after, PAGE))
    return { ...previewOf(forced, orders, clock.now()), waiting }
  }

  async function take({ key, verdict, isSaid }: Forced, judgement: Judgement): Promise<boolean> {
    const entered = { ...key, version: versionOf(verdict), outcome: verdict.outcome }
    switch (judgement) {
      case 'first':
        await results.write(key, verdict, { now: clock.now(), nextAt: verdict.nextAt ?? null, isSaid })
        said.note(key, isSaid ? verdict : null)
        return true
      case 'same':
        return true
      case 'correction':
        await correct({ key, verdict, isSaid })
        return true
      case 'old':
        log.warn(entered, 'an older result came after a newer one; it changes nothing')
        return false
      case 'contradicts':
        log.error(entered, 'two results of one version differ; the market is stopped')
        await results.setState(key, 'stopped')
        return false
      case 'late':
        log.warn(entered, 'a result came too late to be applied without two people')
        await results.setState(key, 'held')
        return false
      case 'stopped':
        return false
    }
  }

  /** The reported results that may be applied. */
  async function taken(
    keys: readonly ResultKey[],
    verdictOf: VerdictOf,
    { isApproved, isSaid }: { isApproved: boolean; isSaid: boolean },
  ): Promise<Verdicts> {
    const offered = keys.flatMap((key) => {
      const verdict = verdictOf(key)
      return verdict ? [{ key, verdict }] : []
    })
    const known = await results.find([...new Set(offered.map(({ key }) => key.marketId))])
    const stopped = stoppedMarkets(known)
    const verdicts = new Map<string, Verdict>()
    for (const { key, verdict } of offered) {
      if (stopped.has(key.marketId)) continue
      const name = resultName(key)
      const before = known.get(name) ?? null
      const judgement = judgeResult(before, verdict, { now: clock.now(), isApproved })
      if (await take({ key, verdict, isSaid }, judgement)) verdicts.set(name, keepDecidedAt(before, verdict))
      // Bets still open take the newer result, whatever came late.
      else if (judgement === 'old' && before) verdicts.set(name, before.verdict)
    }
    return verdicts
  }

  /** Combinations that hold the option and were bet on. */
  async function holdersOn(matchId: number, key: ResultKey): Promise<BetKey[]> {
    const name = resultName(key)
    return holdersOf(await store.allKeys(matchId), (one) => resultName(one) === name, said.of)
  }

  return {
    preview,
    /**
     * Does what was previewed, once for each id; null when the preview no longer holds. The markets are closed before it is
     * looked at for the last time, so that nobody bets on a known result.
     */
    async apply(
      id: string,
      { act, digest, close }: { act: TradingAct; digest: string; close: () => Promise<void> },
    ): Promise<DoneAct | null> {
      const done = await sqlActStore(database.db).find(id)
      if (done) return done
      if ((await preview(act)).digest !== digest) return null
      await close()
      const { changes, digest: still, ...forced } = await preview(act)
      if (still !== digest) return null
      const applied = { digest, tickets: changes.length }
      await force(act.matchId, forced, (tx) => sqlActStore(tx).insert(id, applied, clock.now()))
      return applied
    },
    /** Pays what is decided of a match. */
    async settleMatch(matchId: number, verdictOf: VerdictOf): Promise<void> {
      const verdicts = await taken(await store.openKeys(matchId), verdictOf, BY_THE_WORLD)
      await payOpen(matchId, verdicts)
    },
    /** Looks again at results that were to be corrected by now. */
    async correctDue(verdictOf: VerdictOf): Promise<void> {
      for (const key of await results.listDue(clock.now())) {
        const verdict = verdictOf(key)
        const known = (await results.find([key.marketId])).get(resultName(key)) ?? null
        if (!known) continue
        // A pick was said to have ended otherwise, and others are still open: they will decide.
        if (!verdict && isBuilderMarket(key.marketId) && !isLate(known, clock.now())) continue
        const { isSaid } = known
        const judgement = verdict
          ? judgeResult(known, verdict, { now: clock.now(), isApproved: false })
          : 'old'
        // The same again, or what the world does not know: a correction that was begun and not ended.
        if (judgement === 'old' || !verdict) await correct({ key, verdict: known.verdict, isSaid })
        else if (judgement === 'same') await correct({ key, verdict: keepDecidedAt(known, verdict), isSaid })
        else await take({ key, verdict, isSaid: false }, judgement)
      }
    },
    /** A result that a person enters in place of the world. */
    async enterResult(
      key: ResultKey,
      entered: Verdict,
      { isApproved, verdictOf }: { isApproved: boolean; verdictOf: VerdictOf },
    ): Promise<Judgement> {
      const known = (await results.find([key.marketId])).get(resultName(key)) ?? null
      // Of what nobody bet on alone nothing is written yet, but combinations were settled by what the world reports.
      const reported = known ? null : verdictOf(key)
      const free = reported ? versionOf(reported) + 1 : versionAfter(known)
      const verdict = { ...entered, version: entered.version ?? free }
      const judgement = judgeResult(known, verdict, { now: clock.now(), isApproved })
      const matchId = matchOfMarket(key.marketId)
      const holders = await holdersOn(matchId, key)
      const by = { isApproved, isSaid: true }
      // Due before the result stands: a process that stops in between takes them up.
      for (const holder of holders) await results.setDue(holder, clock.now())
      await payOpen(matchId, await taken([key], () => verdict, by))
      await payOpen(matchId, await taken(holders, verdictOf, { ...by, isSaid: false }))
      return judgement
    },
    /** Everything that was bet on a match is void, decided or not; the second time there is nothing left to void. */
    async voidMatch(matchId: number, isApproved: boolean): Promise<Voided> {
      const keys = await store.allKeys(matchId)
      const known = await results.find([...new Set(keys.map(({ marketId }) => marketId))])
      const voids = voidsOf(keys, known, (before) => isApproved || !isLate(before, clock.now()))
      if (!voids) return { judgement: 'late', options: 0 }
      await force(matchId, { forced: voids, waiting: [] })
      return { judgement: voids.length > 0 ? 'correction' : 'same', options: voids.length }
    },
  }
}

import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import { manualClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import type { Odds } from '@keo/units/odds'
import type { Frame, Snapshot, Suspension } from '../play/sport-model.ts'
import { marketIdOf } from '../pricing/market-ids.ts'
import type { Limits } from '../pricing/limits.ts'
import type { Book, MarketGroup, MarketQuote, Verdict } from '../pricing/quote.ts'
import { isFinal, type Scene, type SceneChange, type Stage } from '../stage/stage.ts'
import { createOutbox } from '../wallet/outbox.ts'
import type { Match } from '../world/match.ts'
import { createDesk } from './desk.ts'
import { createExposures } from './risk/exposures.ts'
import { createSaidResults } from '../settlement/said-results.ts'
import { createSettlement } from '../settlement/settlement.ts'
import type { Slip } from './slip.ts'
import { testOperator } from './test-operator.ts'

const START = Date.UTC(2026, 0, 31, 12)
const log = createLog({ level: 'error' })

type Offer = {
  odds: Record<number, number | null>
  sale: 0 | 1
  mayCombine: boolean
  most: number
  verdict: Verdict | null
  /** Chance of the first option, where even is not meant. */
  chance?: number
}

type Scenes = Map<
  number,
  {
    status: MatchStatus
    frames: Frame<unknown>[]
    suspension?: Suspension | null
    match?: Partial<Match>
    snapshot?: Partial<Snapshot>
  }
>

let desks = 0

/** A desk over a hand-made book and stage and an operator whose answers the test sets. */
export function testDesk(database: Database) {
  const clock = manualClock(START)
  // Ids of its own: what an earlier desk of the file still has under way is no order of this one.
  const ids = seededIds(`desk ${(desks += 1)}`, clock)
  const offers = new Map<number, Offer>()
  const scenes: Scenes = new Map()
  const listeners = new Set<(change: SceneChange) => void>()
  const operator = testOperator(1_000_000n)
  const stage = manualStage(scenes, listeners)
  const book = manualBook(offers, scenes)
  const outbox = createOutbox({ database, operator, clock, log, tracesOf: async () => new Map() })
  const exposures = createExposures(database)
  const said = createSaidResults({ database, clock })
  const needs = { database, clock, ids, book, stage, operator, outbox, exposures, log, said }
  const desk = createDesk(needs)
  const settlement = createSettlement(needs)
  return {
    needs,
    clock,
    desk,
    settlement,
    outbox,
    operator,
    exposures,
    said,
    stage,
    offers,
    scenes,
    /** A match with one open market at even prices; its market id. */
    open(matchId: number, { status = MATCH_STATUS.notStarted as MatchStatus, odds = 1_900 } = {}): number {
      const marketId = marketIdOf(matchId, 1)
      scenes.set(matchId, { status, frames: [frame(0)] })
      offers.set(marketId, {
        odds: { 1: odds, 2: odds },
        sale: 1,
        mayCombine: true,
        most: 100_000,
        verdict: null,
      })
      return marketId
    },
    /** Lets time pass, with everything the desk does meanwhile. */
    async pass(ms: number): Promise<void> {
      await desk.run()
      await clock.advance(ms)
      await desk.run()
    },
    notify: (matchId: number) => listeners.forEach((notify) => notify({ matchId, events: [] })),
  }
}

export function frame(atMs: number, more: Partial<Frame<unknown>> = {}): Frame<unknown> {
  return { atMs, state: null, events: [], suspension: null, ...more }
}

let slips = 0

export function single(
  marketId: number,
  more: Partial<Slip> & { price?: number; option?: number } = {},
): Slip {
  const { price = 1_900, option = 1, relatedId = `slip-${(slips += 1)}`, ...rest } = more
  return {
    userId: 'user-1',
    merchantUserId: 'member-1',
    currencyId: 1000,
    relatedId,
    slipKey: relatedId,
    remark: null,
    legsEach: 1,
    unitStake: 5_000n,
    oddsChange: 1,
    reservationId: null,
    legs: [{ marketId, optionType: option, odds: BigInt(price) as Odds }],
    device: 'h5',
    address: '127.0.0.1',
    ...rest,
  }
}

function manualMatch(id: number): Match {
  const side = (number: number, name: string) => ({ id: number, names: { en: `${name} of ${id}` } })
  const match = { id, startsAt: START, league: { id: 7 }, setting: { sportId: 1 } }
  return { ...match, home: side(id * 2, 'Home'), away: side(id * 2 + 1, 'Away') } as unknown as Match
}

function manualStage(scenes: Scenes, listeners: Set<(change: SceneChange) => void>): Stage {
  const scene = (matchId: number): Scene | null => {
    const found = scenes.get(matchId)
    if (!found) return null
    const match = { ...manualMatch(matchId), ...found.match }
    return {
      match,
      status: found.status,
      snapshot: { isOver: isFinal(found.status), scores: [], ...found.snapshot } as unknown as Snapshot,
      suspension: found.suspension ?? null,
      version: found.frames.length,
      since: START,
      outlook: () => ({ pair: () => null, split: () => null, answers: () => null }),
      played: () => found.frames,
    }
  }
  return {
    scene,
    live: () => [],
    listenToJumps: () => () => {},
    listen(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

/** As the book's own: so many full stakes are borne, and of one player. */
function manualLimits(most: number): Limits {
  return {
    least: 10,
    most,
    full: most,
    byPrice: most,
    bears: most * 5,
    marketStake: most * 2,
    matchStake: most * 4,
    matchWin: most * 5,
  }
}

function manualBook(offers: Map<number, Offer>, scenes: Map<number, { status: MatchStatus }>): Book {
  return {
    quote: () => null,
    popular: () => null,
    isCounted: () => true,
    popularUntil: () => Number.NEGATIVE_INFINITY,
    limits: (marketId) => manualLimits(offers.get(marketId)?.most ?? 0),
    find(marketId) {
      const offer = offers.get(marketId)
      if (!offer) return null
      const options = Object.entries(offer.odds).map(([type, odds]) => ({
        type: Number(type),
        odds,
        fairShare: 0.5,
      }))
      const market: MarketQuote = {
        id: marketId,
        line: -2,
        lineRank: 1,
        sale: offer.sale,
        mayCombine: offer.mayCombine,
        options,
      }
      const isLive = [...scenes.values()].some(({ status }) => status === MATCH_STATUS.live)
      const group: MarketGroup = {
        marketType: 1000,
        period: 1001,
        tags: ['p'],
        isPopular: true,
        markets: [market],
        countsFrom: isLive ? [1, 0] : null,
      }
      return { group, market, isReplaced: false }
    },
    chances(marketId, optionType) {
      const won = offers.get(marketId)?.chance ?? 0.5
      const mine = optionType === 1 ? won : 1 - won
      return { won: mine, lost: 1 - mine, halfWon: 0, halfLost: 0, push: 0 }
    },
    verdict: (marketId) => offers.get(marketId)?.verdict ?? null,
  }
}

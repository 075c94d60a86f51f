import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { TradedKind, TradedMarket, TradedMatch } from '@keo/sportsbook-contract/trading'
import { days } from '@keo/units/instants'
import { refuse } from '../ground/refusal.ts'
import type { Book, MarketGroup } from '../pricing/quote.ts'
import type { RunningStage } from '../stage/create-stage.ts'
import { isBeingPlayed, isFinal, type Scene } from '../stage/stage.ts'
import { toWireClock } from '../wire/match-clock.ts'
import { matchName, toWireScores } from '../wire/match-record.ts'
import type { Holds } from './holds.ts'
import type { Stops } from './stops.ts'
import type { Bound } from './house-results.ts'
import { closedMarket, soldMarket } from './traded-markets.ts'
import { type MatchSums, sqlTradingStore } from './trading-store.ts'

export type TradingNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly stage: RunningStage
  readonly book: Book
  readonly holds: Holds
  readonly stops: Stops
}

const PAGE = 20
/** Groups that the grid shows, such as handicap, total and 1X2. */
const MAIN_GROUPS = 3
/** How long after its bets a match is found among those that are over. */
const FOUND_FOR_MS = days(7)

type Row = { readonly scene: Scene; readonly sums: MatchSums }

/** Matches as traders see them. */
export function createTradedMatches({ database, clock, stage, book, holds, stops }: TradingNeeds) {
  const store = sqlTradingStore(database.db)

  async function rowsOf(kind: TradedKind): Promise<Row[]> {
    const known = new Map((await store.matchSums()).map((sums) => [sums.matchId, sums]))
    const row = (scene: Scene): Row => {
      const { id: matchId } = scene.match
      return { scene, sums: known.get(matchId) ?? { matchId, stake: 0, worst: 0 } }
    }
    if (kind === 'live') return stage.live().map(row).toSorted(worstFirst)
    if (kind === 'coming')
      return [...known.keys()]
        .flatMap((matchId) => {
          const scene = stage.scene(matchId)
          return scene && !isBeingPlayed(scene) && !isFinal(scene.status) ? [row(scene)] : []
        })
        .toSorted(worstFirst)
    const bet = await store.betOnSince(clock.now() - FOUND_FOR_MS)
    const over = bet.flatMap(({ matchId, stake }) => {
      const scene = stage.scene(matchId)
      return scene && isFinal(scene.status) ? [{ scene, sums: { matchId, stake, worst: 0 } }] : []
    })
    return over.toSorted((a, b) => b.scene.match.startsAt - a.scene.match.startsAt)
  }

  function view({ scene, sums }: Row, bound: readonly Bound[], language: Language): TradedMatch {
    const { match, status, suspension } = scene
    const { matchId, stake, worst } = sums
    const [score] = toWireScores(scene)
    const isOver = isFinal(status)
    const groups = isOver ? [] : (book.popular(matchId)?.groups ?? []).slice(0, MAIN_GROUPS)
    return {
      matchId,
      sportId: match.setting.sportId,
      name: matchName(match, language),
      leagueId: match.league.id,
      leagueName: match.league.names[language],
      startsAt: match.startsAt,
      status,
      isOver,
      clockSeconds: toWireClock(scene, clock.now()).s ?? null,
      score: score?.sc ?? null,
      stake,
      worst,
      isHeld: holds.isMatchHeld(matchId),
      heldMarkets: holds.marketsOf(matchId),
      stop: stops.ofMatch(matchId),
      cause: suspension,
      main: groups.flatMap((group) => mainOf(group, bound, { match, holds, language, limits: book.limits })),
    }
  }

  return {
    async list(kind: TradedKind, offset: number, language: Language) {
      const rows = await rowsOf(kind)
      const page = rows.slice(offset, offset + PAGE)
      const bound = await store.boundOn(page.map(({ sums }) => sums.matchId))
      return {
        total: rows.length,
        next: offset + PAGE < rows.length ? offset + PAGE : null,
        matches: page.map((row) => view(row, bound, language)),
      }
    },
    /** With every market that is sold or bet on, those at stake first. */
    async get(matchId: number, language: Language) {
      const scene = stage.scene(matchId) ?? refuse('NOT_FOUND')
      const { match } = scene
      const bound = await store.boundOn([matchId])
      const groups = book.quote(matchId)?.groups ?? []
      const sold = groups.flatMap((group) =>
        group.markets.map((market) =>
          soldMarket(group, market, bound, { match, holds, language, limits: book.limits }),
        ),
      )
      const known = new Set(sold.map(({ marketId }) => marketId))
      const closed = (await store.betMarkets(matchId))
        .filter(({ marketId }) => !known.has(marketId))
        .map((market) => closedMarket(market, bound, { match, language }))
      const markets = [...sold, ...closed].toSorted((a, b) => b.stake - a.stake)
      return { match: view({ scene, sums: sumsOf(matchId, markets) }, bound, language), markets }
    },
  }
}

const worstFirst = (a: Row, b: Row): number =>
  a.sums.worst - b.sums.worst || b.sums.stake - a.sums.stake || a.scene.match.id - b.scene.match.id

function mainOf(
  group: MarketGroup,
  bound: readonly Bound[],
  needs: Parameters<typeof soldMarket>[3],
): TradedMarket[] {
  const [main] = group.markets
  return main ? [soldMarket(group, main, bound, needs)] : []
}

function sumsOf(matchId: number, markets: readonly TradedMarket[]): MatchSums {
  const sum = (of: (market: TradedMarket) => number) => markets.reduce((all, market) => all + of(market), 0)
  return { matchId, stake: sum(({ stake }) => stake), worst: sum(({ worst }) => Math.min(0, worst)) }
}

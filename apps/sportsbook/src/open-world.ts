import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { withChampionMarkets } from './champions/champion-book.ts'
import { championHistory } from './champions/champion-history.ts'
import { withChampions } from './champions/champion-scenes.ts'
import { createFigures } from './control/figures.ts'
import { sqlForcedEvents } from './stage/forced-event-store.ts'
import type { Settings } from './ground/provider-settings.ts'
import { createExposures } from './orders/risk/exposures.ts'
import { createSaidResults } from './settlement/said-results.ts'
import { loadManualMarkets } from './settlement/manual-markets.ts'
import { openDesk, type DeskWorld } from './open-desk.ts'
import { modelOf } from './play/models.ts'
import { createBook } from './pricing/book.ts'
import { withCombinations } from './pricing/builder/combination-book.ts'
import { pickVerdict } from './pricing/builder/combination-verdict.ts'
import { loadCombinations } from './pricing/builder/combinations.ts'
import { createBuilderPricer } from './pricing/builder/price-builder.ts'
import { createOddsHistory } from './pricing/odds-history.ts'
import { matchOfMarket } from './pricing/market-ids.ts'
import { withPlayerLimits } from './pricing/player-limits.ts'
import type { Book } from './pricing/quote.ts'
import { soldBook } from './pricing/sold-book.ts'
import { createOrderReplay } from './replay/order-replay.ts'
import { createPastMarket } from './replay/past-market.ts'
import { createStage } from './stage/create-stage.ts'
import { notifyingStage } from './stage/notifying-stage.ts'
import { loadFactors } from './players/factors.ts'
import { loadHolds } from './trading/holds.ts'
import { loadMoves } from './trading/moves.ts'
import { loadStops } from './trading/stops.ts'
import { createBoard } from './lists/board.ts'
import { createMatchTexts } from './lists/match-texts.ts'
import { createPageCache } from './lists/page-cache.ts'
import type { Match } from './world/match.ts'
import { createWorld, type WorldOptions } from './world/world.ts'

export type WorldSize = Pick<WorldOptions, 'matchesPerDay' | 'hasElectronic'>

type Needs = Omit<DeskWorld, 'book' | 'stage' | 'exposures' | 'said'> & {
  readonly settings: Settings
  readonly size: WorldSize
  readonly seed: string | null
}

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>

/** World, stage and book on the clock, from the seed that the first start made. */
export async function openWorld(needs: Needs) {
  const { clock, machineClock, ids, log, database, merchant, post, isUntimed, settings, size } = needs
  const { mayEndEarly } = needs
  const seed = await settings.readOrMake('world-seed', () => needs.seed ?? ids.token())
  const world = createWorld({ ...size, seed, now: clock.now })
  const { champions } = world
  const exposures = createExposures(database)
  await exposures.load()
  const matches = await createStage({ world, modelOf, clock, forcedEvents: sqlForcedEvents(database), log })
  const { stage, notify } = notifyingStage(withChampions(matches, { champions, now: clock.now }))
  const { silentMs } = matches
  const notifyAll = (isFelt: (match: Match) => boolean) => {
    for (const { id } of board.of(PLAY_TYPE.allButOutright, null).byTime.filter(isFelt)) notify(id)
  }
  const moves = await loadMoves({ database, clock }, notifyAll)
  const { steering } = moves
  const matchBook = createBook({
    clock,
    stage: matches,
    modelOf,
    secret: seed,
    exposure: exposures.of,
    steering,
    silentMs,
  })
  const wholeBook = withChampionMarkets({ book: matchBook, champions, clock, exposure: exposures.of })
  const matchHistory = createOddsHistory({
    secret: seed,
    now: clock.now,
    match: world.match,
    pastScene: matches.pastScene,
    steering,
    pause,
  })
  const board = createBoard({ world, stage, clock })
  await board.dealAhead()
  const said = createSaidResults({ database, clock })
  await said.load()
  const manualMarkets = await loadManualMarkets({ database, clock, said }, (marketId) =>
    notify(matchOfMarket(marketId)),
  )
  const leagueOf = (matchId: number) => stage.scene(matchId)?.match.league.id ?? null
  const stops = await loadStops({ database, clock, leagueOf }, notifyAll)
  const holds = await loadHolds({ database, clock }, notify, stops)
  const factors = await loadFactors({ database, clock })
  const singles = soldBook(wholeBook, {
    isListed: (matchId) => board.holds(matchId) !== null,
    hasManualResult: manualMarkets.has,
    holds,
  })
  const builder = {
    pricer: createBuilderPricer(),
    combinations: await loadCombinations({ database, clock }),
  }
  const combined = withCombinations({
    ...builder,
    book: singles,
    stage,
    exposure: exposures.ofMarket,
    hasManualResult: manualMarkets.has,
    saidOf: said.of,
    isHeld: holds.isHeld,
    stakesOf: steering.stakesOf,
  })
  const book = withPlayerLimits(combined, (userId) => factors.of(userId).percent / 100)
  const marketAt = createPastMarket({
    clock,
    champions,
    modelOf,
    secret: seed,
    combinations: builder.combinations,
    pastScene: matches.pastScene,
  })
  const texts = createMatchTexts({ stage, book, clock })
  const pages = createPageCache({ stage, clock, board, texts })
  const desks = openDesk({
    clock,
    machineClock,
    ids,
    log,
    database,
    merchant,
    post,
    isUntimed,
    mayEndEarly,
    stage,
    book,
    exposures,
    said,
  })
  return {
    database,
    world,
    stage,
    book,
    /** How options ended, as a person said or the world reports. */
    verdicts: {
      verdict: (...[marketId, optionType, scoreAtBet]: Parameters<Book['verdict']>) =>
        pickVerdict({ marketId, optionType, scoreAtBet }, book, said.of),
    },
    board,
    oddsHistory: async (marketId: number) =>
      championHistory(champions, marketId, clock.now()) ?? (await matchHistory(marketId)),
    replayOf: createOrderReplay({ database, clock, stage, marketAt, pause }),
    texts,
    pages,
    desk: desks.desk,
    cashOuts: desks.cashOuts,
    reservedCashOuts: desks.reservedCashOuts,
    autoCashOuts: desks.autoCashOuts,
    reservations: desks.reservations,
    settlement: desks.settlement,
    manualMarkets,
    holds,
    stops,
    builder,
    moves,
    factors,
    ticks: desks.ticks,
    run: desks.run,
    cancelOrder: desks.cancelOrder,
    cancelCashOut: desks.cancelCashOut,
    /** For the operator's calls about past orders. */
    archive: {
      files: desks.files,
      balanceOf: desks.balanceOf,
      ordersById: desks.ordersById,
      cashOutsOf: desks.cashOutsOf,
    },
    figures: createFigures({ database, clock, exposures }),
    async close() {
      await desks.close()
      pages.close()
      texts.close()
      board.close()
      stage.close()
    },
  }
}

/** Lets others work. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

import { withChampionMarkets } from './champions/champion-book.ts'
import { championHistory } from './champions/champion-history.ts'
import { withChampions } from './champions/champion-scenes.ts'
import { createFigures } from './control/figures.ts'
import { sqlForcedEvents } from './stage/forced-event-store.ts'
import type { Settings } from './ground/provider-settings.ts'
import { createExposures } from './orders/risk/exposures.ts'
import { loadSaidMarkets } from './settlement/manual-markets.ts'
import { openDesk, type DeskWorld } from './open-desk.ts'
import { modelOf } from './play/models.ts'
import { createBook } from './pricing/book.ts'
import { createOddsHistory } from './pricing/odds-history.ts'
import { matchOfMarket } from './pricing/market-ids.ts'
import { soldBook } from './pricing/sold-book.ts'
import { createStage } from './stage/create-stage.ts'
import { toldStage } from './stage/notifying-stage.ts'
import { createBoard } from './lists/board.ts'
import { createMatchTexts } from './lists/match-texts.ts'
import { createPageCache } from './lists/page-cache.ts'
import { createWorld, type WorldOptions } from './world/world.ts'

export type WorldSize = Pick<WorldOptions, 'matchesPerDay' | 'hasElectronic'>

type Needs = Omit<DeskWorld, 'book' | 'stage' | 'exposures'> & {
  readonly settings: Settings
  readonly size?: WorldSize
}

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>

/** World, stage and book on the clock, from the seed that the first start made. */
export async function openWorld(needs: Needs) {
  const { clock, ids, log, database, settings } = needs
  const seed = await settings.readOrMake('world-seed', () => ids.token())
  const world = createWorld({ ...needs.size, seed, now: clock.now })
  const { champions } = world
  const exposures = createExposures(database)
  await exposures.load()
  const matches = await createStage({ world, modelOf, clock, forcedEvents: sqlForcedEvents(database), log })
  const { stage, tell } = toldStage(withChampions(matches, { champions, now: clock.now }))
  const { silentMs } = matches
  const matchBook = createBook({
    clock,
    stage: matches,
    modelOf,
    secret: seed,
    exposure: exposures.of,
    silentMs,
  })
  const wholeBook = withChampionMarkets({ book: matchBook, champions, clock, exposure: exposures.of })
  const matchHistory = createOddsHistory({
    secret: seed,
    now: clock.now,
    match: world.match,
    pastScene: matches.pastScene,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  })
  const board = createBoard({ world, stage, clock })
  await board.dealAhead()
  const said = await loadSaidMarkets(needs, (marketId) => tell(matchOfMarket(marketId)))
  const book = soldBook(wholeBook, {
    isListed: (matchId) => board.holds(matchId) !== null,
    isSaid: said.has,
  })
  const texts = createMatchTexts({ stage, book, clock })
  const pages = createPageCache({ stage, clock, board, texts })
  const counter = openDesk({ ...needs, stage, book, exposures })
  return {
    world,
    stage,
    book,
    board,
    oddsHistory: async (marketId: number) =>
      championHistory(champions, marketId, clock.now()) ?? (await matchHistory(marketId)),
    texts,
    pages,
    desk: counter.desk,
    cashOuts: counter.cashOuts,
    reservedCashOuts: counter.reservedCashOuts,
    reservations: counter.reservations,
    settlement: counter.settlement,
    saidMarkets: said,
    run: counter.run,
    cancelOrder: counter.cancelOrder,
    cancelCashOut: counter.cancelCashOut,
    /** What the operator asks after the fact. */
    archive: {
      files: counter.files,
      balanceOf: counter.balanceOf,
      ordersById: counter.ordersById,
      cashOutsOf: counter.cashOutsOf,
    },
    figures: createFigures({ database, clock, exposures }),
    async close() {
      await counter.close()
      pages.close()
      texts.close()
      board.close()
      stage.close()
    },
  }
}

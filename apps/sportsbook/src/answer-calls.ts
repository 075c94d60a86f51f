import type { Clock } from '@keo/service-kit/clock'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Switches } from '@keo/sportsbook-contract/control'
import type { ProviderApi } from './api/provider-api.ts'
import { autoCashOutCalls } from './calls/auto-cash-out-calls.ts'
import { betRuleCalls } from './calls/bet-rule-calls.ts'
import { builderCalls } from './calls/builder-calls.ts'
import { bulletinCalls } from './calls/bulletin-calls.ts'
import { cashOutCalls } from './calls/cash-out-calls.ts'
import { countCalls } from './calls/count-calls.ts'
import { extensionCalls } from './calls/extension-calls.ts'
import { matchCalls } from './calls/match-calls.ts'
import { orderCalls } from './calls/order-calls.ts'
import { orderFileCalls } from './calls/order-file-calls.ts'
import { refreshCalls } from './calls/refresh-calls.ts'
import { replayCalls } from './calls/replay-calls.ts'
import { reservationCalls } from './calls/reservation-calls.ts'
import { resultCalls } from './calls/result-calls.ts'
import { searchCalls } from './calls/search-calls.ts'
import { bookCalls, forceCalls } from './control/control-calls.ts'
import { interventionCalls } from './control/intervention-calls.ts'
import { marginCalls } from './trading/margin-calls.ts'
import { steeringCalls } from './trading/steering-calls.ts'
import { tradingSettlementCalls } from './trading/settlement-calls.ts'
import { stopCalls } from './trading/stop-calls.ts'
import { tradingCalls } from './trading/trading-calls.ts'
import { waitingCalls } from './trading/waiting-calls.ts'
import type { Merchant } from './ground/signature.ts'
import type { OpenWorld } from './open-world.ts'
import type { League, World } from './world/match.ts'

type Needs = { readonly clock: Clock; readonly merchant: Merchant; switches(): Switches }

/** Every call that needs an open world gets the parts of it that it uses, and no others. */
export function answerCalls(api: ProviderApi, opened: OpenWorld, { clock, merchant, switches }: Needs): void {
  const { world, stage, book, board, texts, pages } = opened
  const { desk, cashOuts, reservedCashOuts, reservations, settlement } = opened
  const { manualMarkets, oddsHistory, cancelOrder, cancelCashOut } = opened
  const { files, balanceOf, ordersById, cashOutsOf } = opened.archive
  matchCalls(api, { board, stage, book, texts, pages, clock })
  countCalls(api, { board, book, clock })
  searchCalls(api, { board, texts })
  resultCalls(api, { world, stage, clock })
  bulletinCalls(api, { world, stage, clock })
  extensionCalls(api, { world, stage, book, board, clock, oddsHistory })
  builderCalls(api, { stage, book, ...opened.builder })
  refreshCalls(api, { book, stage })
  orderCalls(api, { desk, cashOuts, reservedCashOuts, stage, verdicts: opened.verdicts, clock, switches })
  cashOutCalls(api, { desk, cashOuts, reservedCashOuts, stage, clock, cancelCashOut, switches })
  autoCashOutCalls(api, { desk, autoCashOuts: opened.autoCashOuts })
  replayCalls(api, { replayOf: opened.replayOf })
  reservationCalls(api, { reservations, stage, clock })
  orderFileCalls(api, { files, stage, merchant, balanceOf, ordersById, cashOutsOf })
  forceCalls(api, { world, stage, clock })
  interventionCalls(api, { world, stage, book, clock })
  const { database, holds, stops, moves, factors } = opened
  betRuleCalls(api, { book, stage, clock, database })
  tradingCalls(api, { database, clock, stage, book, holds, stops, factors })
  stopCalls(api, { stops, league: (id) => leagueOf(world, id) })
  waitingCalls(api, { database, stage, book })
  marginCalls(api, { database, world })
  steeringCalls(api, { database, stage, book, moves, factors, league: (id) => leagueOf(world, id) })
  tradingSettlementCalls(api, { database, stage, settlement, manualMarkets })
  bookCalls(api, { stage, settlement, manualMarkets, cancelOrder })
}

function leagueOf(world: World, leagueId: number): League | null {
  const leagues = Object.values(SPORT).flatMap((sportId) => world.leagues(sportId))
  return leagues.find(({ id }) => id === leagueId) ?? null
}

import * as autoCashOuts from './auto-cash-out.ts'
import { getBetRules } from './bet-rules.ts'
import { keepBuilder, quoteBuilder } from './builder.ts'
import * as interventions from './interventions.ts'
import * as cashOuts from './cash-out.ts'
import * as control from './control.ts'
import * as dataService from './data-service.ts'
import type { ProviderCall } from './define-provider-call.ts'
import { getProviderHealth } from './health.ts'
import * as house from './house-calls.ts'
import * as matches from './matches.ts'
import { batchBetMatchMarketOfJumpLine } from './odds-refresh.ts'
import * as orders from './orders.ts'
import { getPriceCosts } from './price-costs.ts'
import * as own from './own-calls.ts'
import { getOrderReplay } from './replay.ts'
import * as reservations from './reservations.ts'
import * as trading from './trading.ts'
import * as tradingStops from './trading-stops.ts'
import * as tradingSteering from './trading-steering.ts'
import * as tradingSettlement from './trading-settlement.ts'
import * as tradingMargins from './trading-margins.ts'
import * as tradingWaiting from './trading-waiting.ts'

/** Every call of the provider, ours included. */
export const PROVIDER_CALLS: readonly ProviderCall[] = [
  getProviderHealth,
  matches.getList,
  matches.getMatchDetail,
  matches.statistical,
  matches.getOnSaleLeagues,
  matches.queryMatchByRecommend,
  matches.recommendMatchList,
  matches.matchCount,
  matches.matchResultPage,
  matches.matchResultInfo,
  batchBetMatchMarketOfJumpLine,
  quoteBuilder,
  keepBuilder,
  orders.singlePass,
  orders.betMultiple,
  orders.getStakeOrderStatus,
  orders.newBetList,
  cashOuts.getCashOutPrice,
  cashOuts.getCashOutOffers,
  cashOuts.cashOut,
  cashOuts.getCashOutsByIds,
  cashOuts.reserveCashOut,
  cashOuts.cancelReservedCashOut,
  cashOuts.getReservedCashOuts,
  autoCashOuts.setAutoCashOut,
  autoCashOuts.changeAutoCashOut,
  autoCashOuts.cancelAutoCashOut,
  autoCashOuts.listAutoCashOuts,
  reservations.getBetParameter,
  reservations.reserveBet,
  reservations.reserveBetList,
  reservations.newReserveBetList,
  reservations.updateReservation,
  reservations.cancelReservation,
  reservations.getReservations,
  house.listTopBulletins,
  house.listBulletins,
  house.getMerchant,
  house.getStaticLanguage,
  house.getUserBase,
  dataService.createUser,
  dataService.getToken,
  dataService.endSessionTokens,
  dataService.listDomains,
  dataService.listOrderFiles,
  dataService.listOrdersOfFile,
  dataService.listTransactionsOfFile,
  dataService.listOrdersByIds,
  dataService.listMarketScores,
  dataService.listSchedule,
  getOrderReplay,
  trading.listTradedMatches,
  trading.getTradedMatch,
  trading.setBettingHold,
  tradingStops.setBettingStop,
  tradingStops.listBettingStops,
  trading.listTicker,
  trading.getTradingFigures,
  tradingSteering.getSteering,
  tradingSteering.setMove,
  tradingSteering.getPlayerFactor,
  tradingSteering.setPlayerFactor,
  tradingSettlement.getTradedMarket,
  tradingSettlement.getTradedScores,
  tradingSettlement.previewSettlement,
  tradingSettlement.applySettlement,
  tradingMargins.getStatedMargins,
  tradingMargins.getOrderMargins,
  tradingWaiting.listTradedReservations,
  tradingWaiting.listTradedCashOuts,
  own.getMatchEvents,
  own.getMatchStatistics,
  own.getOddsHistory,
  getPriceCosts,
  getBetRules,
  own.getPreviousMeetings,
  own.getSuspensionCauses,
  own.getMatchSeed,
  own.getLiveStrip,
  control.forceEvent,
  control.forceTurn,
  interventions.holdMatch,
  interventions.jumpLines,
  control.setSlowness,
  control.setWeather,
  control.setMaintenance,
  control.expireTokens,
  control.enterResult,
  control.voidMatch,
  control.cancelBet,
  control.takeBackCashOut,
  control.setSwitches,
  control.setUserState,
  control.getWorldStatus,
]

export { clockSeconds, type MatchHead } from './board/match-head.ts'
export type { OptionState, OptionView } from './board/option-view.ts'
export type {
  Fixture,
  Market,
  MarketGroup,
  Match,
  MatchChange,
  Option,
  PricePoint,
  Result,
  ResultDetail,
  Score,
} from './model/match.ts'
export type {
  Bulletin,
  CashOutPrice,
  Order,
  OrderCashOut,
  OrderLeg,
  OrderPick,
  OrderState,
  Quote,
  Reservation,
  ReserveLimits,
  SeriesRow,
} from './model/order.ts'
export { fetchBulletins, fetchTopBulletins } from './intake/bulletin-calls.ts'
export {
  fetchCashOutFee,
  fetchCashOutPrices,
  fetchCashOutStatus,
  placeCashOut,
} from './intake/cash-out-calls.ts'
export {
  type BetOption,
  fetchOrders,
  fetchOrderStates,
  fetchQuotes,
  placeSeries,
  placeSingles,
} from './intake/order-calls.ts'
export {
  cancelReservation,
  changeReservation,
  fetchFailedReservations,
  fetchReservations,
  fetchReserveLimits,
  isReserveOffered,
  placeReservation,
  type Reserving,
} from './intake/reservation-calls.ts'
export {
  fetchDayCounts,
  fetchLeagues,
  fetchLiveStrip,
  fetchMatch,
  fetchMatchCounts,
  fetchMeetings,
  fetchPriceHistory,
  fetchRecommended,
  fetchResult,
  fetchResults,
  fetchStatistics,
  searchMatches,
} from './intake/match-calls.ts'
export { fetchPriceCosts, type PricedPick } from './intake/price-cost-calls.ts'
export { type BetWait, fetchBetWaits, fetchStakeRules, type StakeRules } from './intake/bet-rule-calls.ts'
export type { MatchCounts } from './intake/counts-from-wire.ts'
export { marketText } from './market-text.ts'
export { useOddsFormat } from './odds-format.ts'
export { oddsText } from './odds-text.ts'
export type { Pick } from './pick.ts'
export { matchEventsQuery } from './provider/match-events-query.ts'
export { matchList } from './provider/match-list.ts'
export { provider, useSportsMaintenance } from './provider/provider.ts'
export type { SportsMaintenance } from './provider/sports-maintenance.ts'
export { ProviderRefusal } from './provider/provider-refusal.ts'
export { wordsQuery } from './provider/words-query.ts'
export { isBurst, isBusy, suspensionCause, useMarkets, useMatch, useOption, useWatch } from './use-board.ts'
export { board, watchMatches } from './watch.ts'

import type { Language } from '@keo/messages/languages'
import { LANGUAGE_CODES } from '@keo/messages/languages'
import type { Log } from '@keo/service-kit/log'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import {
  getTradedMatch,
  getTradingFigures,
  listTicker,
  listTradedMatches,
  setBettingHold,
  type TradedKind,
} from '@keo/sportsbook-contract/trading'
import {
  applySettlement,
  getTradedMarket,
  getTradedScores,
  previewSettlement,
} from '@keo/sportsbook-contract/trading-settlement'
import {
  getPlayerFactor,
  getSteering,
  type Move,
  setMove,
  setPlayerFactor,
} from '@keo/sportsbook-contract/trading-steering'
import { getOrderMargins, getStatedMargins } from '@keo/sportsbook-contract/trading-margins'
import { listBettingStops, setBettingStop } from '@keo/sportsbook-contract/trading-stops'
import { listTradedCashOuts, listTradedReservations } from '@keo/sportsbook-contract/trading-waiting'
import { askProvider, WireRefusal, type WireNeeds } from './provider-wire.ts'

/** `away`: no answer, and nobody knows what it did. `none`: it has no traders for hire. `unknown`: not in its book. */
export type NoAnswer = 'away' | 'none' | 'unknown'
export type Told<T> = { readonly data: T } | { readonly problem: NoAnswer }

type TradingCall<C extends ProviderCall> = Promise<Told<ProviderResponseOf<C>>>

export type TickerQuery = {
  readonly matchId?: number | undefined
  /** Thousands of dong. */
  readonly stakeLeast?: number | undefined
  readonly before?: string | undefined
}

/** Results for options of one market, a true score, or, without either, everything on the match void. */
export type SettlementAct = {
  readonly matchId: number
  readonly marketId?: number
  readonly scores?: {
    readonly kind: number
    readonly period: number
    readonly home: number
    readonly away: number
  }[]
  readonly results?: {
    readonly optionType: number
    readonly homeAtBet?: number
    readonly awayAtBet?: number
    readonly outcome: number
  }[]
}

/** A league, a match, or one market of it with all its lines. */
export type MovedPlace =
  | { readonly leagueId: number }
  | { readonly matchId: number }
  | { readonly marketId: number }

type Confirmed = SettlementAct & {
  /** The same act, told again, is done once. */
  readonly actId: string
  readonly digest: string
  readonly approvedBy: string[]
}

/** The part of the provider's wire by which an operator's traders steer its book. */
export type TradingGateway = {
  matches(kind: TradedKind, offset: number, language: Language): TradingCall<typeof listTradedMatches>
  match(matchId: number, language: Language): TradingCall<typeof getTradedMatch>
  ticker(query: TickerQuery, language: Language): TradingCall<typeof listTicker>
  /** Newest first, from the one before. */
  reservations(before: string | undefined, language: Language): TradingCall<typeof listTradedReservations>
  cashOuts(before: string | undefined, language: Language): TradingCall<typeof listTradedCashOuts>
  figures(): TradingCall<typeof getTradingFigures>
  /** Of the bets taken from then until then. */
  margins(from: number, until: number): TradingCall<typeof getStatedMargins>
  orderMargins(orderIds: readonly string[]): TradingCall<typeof getOrderMargins>
  hold(
    place: { readonly matchId: number; readonly marketId?: number | undefined },
    isHeld: boolean,
  ): TradingCall<typeof setBettingHold>
  /** Without a league everything. */
  stop(
    league: { readonly leagueId?: number | undefined },
    isStopped: boolean,
  ): TradingCall<typeof setBettingStop>
  stops(language: Language): TradingCall<typeof listBettingStops>
  steering(
    place: { readonly matchId: number; readonly marketId?: number | undefined },
    language: Language,
  ): TradingCall<typeof getSteering>
  move(place: MovedPlace, to: Partial<Move>): TradingCall<typeof setMove>
  factor(orderId: string): TradingCall<typeof getPlayerFactor>
  setFactor(
    orderId: string,
    factor: { readonly percent: number; readonly cause: string },
  ): TradingCall<typeof setPlayerFactor>
  scores(matchId: number, language: Language): TradingCall<typeof getTradedScores>
  market(marketId: number, language: Language): TradingCall<typeof getTradedMarket>
  preview(act: SettlementAct, offset: number, language: Language): TradingCall<typeof previewSettlement>
  apply(act: Confirmed): TradingCall<typeof applySettlement>
}

const NOT_THERE: ReadonlySet<number> = new Set([
  PROVIDER_CODES.NOT_FOUND.wire,
  PROVIDER_CODES.DATA_NOT_FOUND.wire,
  PROVIDER_CODES.ILLEGAL_PARAMETER.wire,
])

function problemOf(err: unknown): NoAnswer {
  if (!(err instanceof WireRefusal)) return 'away'
  if (err.code === PROVIDER_CODES.PAGE_NOT_FOUND.wire) return 'none'
  return NOT_THERE.has(err.code) ? 'unknown' : 'away'
}

export function wireTradingGateway(needs: WireNeeds & { readonly log: Log }): TradingGateway {
  async function ask<C extends ProviderCall>(declared: C, body: ProviderRequestOf<C>): TradingCall<C> {
    try {
      return { data: await askProvider(needs, declared, body) }
    } catch (err) {
      const problem = problemOf(err)
      if (problem === 'away') needs.log.warn({ err, call: declared.path }, 'a trader got no answer')
      return { problem }
    }
  }
  const inWords = (language: Language) => ({ languageType: LANGUAGE_CODES[language].sports })

  return {
    matches: (kind, offset, language) => ask(listTradedMatches, { kind, offset, ...inWords(language) }),
    match: (matchId, language) => ask(getTradedMatch, { matchId, ...inWords(language) }),
    ticker: (query, language) => ask(listTicker, { ...query, ...inWords(language) }),
    reservations: (before, language) => ask(listTradedReservations, { before, ...inWords(language) }),
    cashOuts: (before, language) => ask(listTradedCashOuts, { before, ...inWords(language) }),
    figures: () => ask(getTradingFigures, {}),
    margins: (from, until) => ask(getStatedMargins, { from, until }),
    orderMargins: (orderIds) => ask(getOrderMargins, { orderIds: [...orderIds] }),
    hold: (place, isHeld) => ask(setBettingHold, { ...place, isHeld }),
    stop: (league, isStopped) => ask(setBettingStop, { ...league, isStopped }),
    stops: (language) => ask(listBettingStops, inWords(language)),
    steering: (place, language) => ask(getSteering, { ...place, ...inWords(language) }),
    move: (place, to) => ask(setMove, { ...place, ...to }),
    factor: (orderId) => ask(getPlayerFactor, { orderId }),
    setFactor: (orderId, factor) => ask(setPlayerFactor, { orderId, ...factor }),
    scores: (matchId, language) => ask(getTradedScores, { matchId, ...inWords(language) }),
    market: (marketId, language) => ask(getTradedMarket, { marketId, ...inWords(language) }),
    preview: (act, offset, language) => ask(previewSettlement, { ...act, offset, ...inWords(language) }),
    apply: (act) => ask(applySettlement, act),
  }
}

/** Where there is no provider, there is nothing to trade. */
export const closedTradingGateway: TradingGateway = {
  matches: async () => ({ problem: 'none' }),
  match: async () => ({ problem: 'none' }),
  ticker: async () => ({ problem: 'none' }),
  reservations: async () => ({ problem: 'none' }),
  cashOuts: async () => ({ problem: 'none' }),
  figures: async () => ({ problem: 'none' }),
  margins: async () => ({ problem: 'none' }),
  orderMargins: async () => ({ problem: 'none' }),
  hold: async () => ({ problem: 'none' }),
  stop: async () => ({ problem: 'none' }),
  stops: async () => ({ problem: 'none' }),
  steering: async () => ({ problem: 'none' }),
  move: async () => ({ problem: 'none' }),
  factor: async () => ({ problem: 'none' }),
  setFactor: async () => ({ problem: 'none' }),
  scores: async () => ({ problem: 'none' }),
  market: async () => ({ problem: 'none' }),
  preview: async () => ({ problem: 'none' }),
  apply: async () => ({ problem: 'none' }),
}

import type { Language } from '@keo/messages/languages'
import {
  type BetMark,
  getTradedMatch,
  getTradingFigures,
  listTicker,
  listTradedMatches,
  setBettingHold,
} from '@keo/sportsbook-contract/trading'
import { REJECT_REASONS } from '@keo/sportsbook-contract/order-enums'
import { hours } from '@keo/units/instants'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Order } from '../orders/order-types.ts'
import type { Factors } from '../players/factors.ts'
import { catalogueOfSport } from '../pricing/catalogue/catalogues.ts'
import { matchOfMarket, slotOf } from '../pricing/market-ids.ts'
import type { Stage } from '../stage/stage.ts'
import { amountText } from '../wallet/amounts.ts'
import { legWords } from './leg-words.ts'
import { marksOf, type OpenLeg } from './marks.ts'
import { createTradedMatches, type TradingNeeds } from './traded-matches.ts'
import { sqlTradingStore } from './trading-store.ts'

const TICKER_PAGE = 40

/** What the operator's traders see of the book, and how they hold it. */
export function tradingCalls(api: ProviderApi, needs: TradingNeeds & { readonly factors: Factors }): void {
  const { database, clock, stage, holds, factors } = needs
  const store = sqlTradingStore(database.db)
  const matches = createTradedMatches(needs)

  /** Looks once at what else the players of a page have open on the same matches. */
  async function marksOfPage(page: readonly Order[]): Promise<(order: Order) => BetMark[]> {
    const matchIds = page.flatMap(({ legs }) => legs.map(({ matchId }) => matchId))
    const open = await store.openLegs([...new Set(page.map(({ userId }) => userId))], [...new Set(matchIds)])
    return ({ id }) => {
      const own = open.filter(({ orderId }) => orderId === id)
      return own.length === 0 ? [] : marksOf(own, open, optionsOf)
    }
  }

  /** Of outrights nobody holds every runner. */
  function optionsOf({ matchId, marketId }: OpenLeg): number {
    const scene = stage.scene(matchId)
    if (!scene || scene.match.champion) return 0
    const place = catalogueOfSport(scene.match.setting.sportId).at(slotOf(marketId))
    return place?.slots.template.options.length ?? 0
  }

  api.handle(listTradedMatches, ({ kind, offset = 0 }, { language }) => matches.list(kind, offset, language))
  api.handle(getTradedMatch, ({ matchId }, { language }) => matches.get(matchId, language))
  api.handle(setBettingHold, async ({ matchId, marketId = null, isHeld }) => {
    if (!stage.scene(matchId)) refuse('NOT_FOUND')
    if (marketId !== null && matchOfMarket(marketId) !== matchId) refuse('ILLEGAL_PARAMETER')
    return { isHeld, wasHeld: await holds.set({ matchId, marketId }, isHeld) }
  })
  api.handle(listTicker, async ({ matchId = null, stakeLeast = 0, before = null }, { language }) => {
    const found = await store.latest({ matchId, stakeLeast, before, limit: TICKER_PAGE + 1 })
    const page = found.slice(0, TICKER_PAGE)
    const marks = await marksOfPage(page)
    return {
      bets: page.map((order) => ({
        ...tickerBet(order, stage, language),
        factor: factors.of(order.userId).percent,
        marks: marks(order),
      })),
      next: found.length > TICKER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })
  api.handle(getTradingFigures, async () => {
    const since = clock.now() - hours(1)
    const [sums, counts, answers, rejected] = await Promise.all([
      store.matchSums(),
      store.counts(),
      store.answersSince(since),
      store.refusalsSince(since),
    ])
    return {
      stake: sums.reduce((sum, { stake }) => sum + stake, 0),
      worst: sums.reduce((sum, { worst }) => sum + worst, 0),
      openOrders: counts.open_orders,
      openReservations: counts.open_reservations,
      openCashOuts: counts.open_cash_outs,
      waitingCashOuts: counts.waiting_cash_outs,
      messagesWaiting: counts.messages_waiting,
      accepted: answers.accepted,
      rejected,
      answerMs: answers.middle,
      answerMsSlow: answers.slow,
    }
  })
}

function tickerBet(order: Order, stage: Stage, language: Language) {
  const [leg] = order.legs
  return {
    orderId: order.id,
    merchantUserId: order.merchantUserId,
    at: Math.round(order.receivedAt),
    currencyId: order.currencyId,
    stake: amountText(order.stake),
    legs: order.legs.length,
    ...legWords(leg, stage, language),
    odds: Number(leg?.odds ?? 0n),
    status: order.status,
    rejection: order.rejection === null ? 0 : REJECT_REASONS[order.rejection].wire,
  }
}

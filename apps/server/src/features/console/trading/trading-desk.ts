import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import type { TradedKind } from '@keo/sportsbook-contract/trading'
import type { Told, TradingGateway } from '../../../gateways/sportsbook/trading-gateway.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'
import { betView, cashOutView, inDong, marketView, matchView, waitingBetView } from './trading-views.ts'

export type TradingDeskNeeds = { database: Database; audit: Audit; gateway: TradingGateway }

type Place = { readonly matchId: number; readonly marketId?: number | undefined }

const PROBLEMS = { away: 'TRADING_AWAY', none: 'TRADING_NONE', unknown: 'NOT_FOUND' } as const

/** What the provider told, or its problem in our words. */
export function told<T>(answer: Told<T>): T {
  return 'data' in answer ? answer.data : fail(PROBLEMS[answer.problem])
}

/** The first page is asked for with nothing. */
const beforeOf = (after: string | undefined): string | undefined => after || undefined

export type TradingDesk = ReturnType<typeof createTradingDesk>

/** The provider's book as our traders see it. Nothing of it is kept here, so nothing shown is older than its answer. */
export function createTradingDesk({ database, audit, gateway }: TradingDeskNeeds) {
  /** Written down once the provider has said so: what it did not confirm did not happen for sure. */
  const note = (
    acting: StaffActing,
    object: string,
    isClosed: boolean,
    [before, after]: readonly unknown[],
  ) =>
    database.tx((tx) =>
      audit.write(
        tx,
        staffRecord(acting, {
          action: isClosed ? 'trading.suspended' : 'trading.reopened',
          object,
          before,
          after,
        }),
      ),
    )

  async function hold(acting: StaffActing, place: Place, isHeld: boolean): Promise<void> {
    const { wasHeld } = told(await gateway.hold(place, isHeld))
    const state = (held: boolean) => ({ ...place, betting: held ? 'suspended' : 'open' })
    await note(acting, `match:${place.matchId}`, isHeld, [state(wasHeld), state(isHeld)])
  }

  /** A whole league, or everything. */
  async function stop(
    acting: StaffActing,
    league: { leagueId?: number | undefined },
    isStopped: boolean,
  ): Promise<void> {
    const { wasStopped } = told(await gateway.stop(league, isStopped))
    const state = (stopped: boolean) => ({ ...league, betting: stopped ? 'suspended' : 'open' })
    const object = league.leagueId === undefined ? 'all-matches' : `league:${league.leagueId}`
    await note(acting, object, isStopped, [state(wasStopped), state(isStopped)])
  }

  return {
    async matches(kind: TradedKind, after: string, language: Language) {
      const { total, matches, next } = told(await gateway.matches(kind, Number(after) || 0, language))
      return { total, matches: matches.map(matchView), next: next === null ? '' : String(next) }
    },
    async match(matchId: number, language: Language) {
      const { match, markets } = told(await gateway.match(matchId, language))
      return { match: matchView(match), markets: markets.map(marketView) }
    },
    async bets(
      asked: { matchId?: number | undefined; stakeLeast?: number | undefined; after?: string | undefined },
      language: Language,
    ) {
      const { matchId, stakeLeast, after } = asked
      const wanted = { matchId, stakeLeast, before: beforeOf(after) }
      const { bets, next } = told(await gateway.ticker(wanted, language))
      return { bets: bets.map(betView), next: next ?? '' }
    },
    async waitingBets(after: string | undefined, language: Language) {
      const { reservations, next } = told(await gateway.reservations(beforeOf(after), language))
      return { bets: reservations.map(waitingBetView), next: next ?? '' }
    },
    async openCashOuts(after: string | undefined, language: Language) {
      const { cashOuts, next } = told(await gateway.cashOuts(beforeOf(after), language))
      return { cashOuts: cashOuts.map(cashOutView), next: next ?? '' }
    },
    async figures() {
      const { stake, worst, rejected, ...figures } = told(await gateway.figures())
      return { ...figures, stake: inDong(stake), worst: inDong(worst), refused: rejected }
    },
    hold,
    stop,
    stops: async (language: Language) => told(await gateway.stops(language)),
  }
}

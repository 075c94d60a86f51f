import { INSIGHT_KINDS_MAX, type Insight, type InsightBy } from '@keo/contract/insight'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import type { BetRecords } from '../bet-records/index.ts'
import type { Catalogue } from '../games/index.ts'
import type { MemberStore } from '../members/index.ts'
import type { PlayLimits } from '../play-limits/index.ts'
import type { SaferPlay } from '../safer-play/index.ts'
import { periodsOf, type Period } from './calendar.ts'
import { createCoach } from './coach.ts'
import {
  bestAndWorst,
  flowOf,
  kindsOf,
  rowsWithin,
  shortened,
  type Flow,
  type KindSum,
  type SatThrough,
} from './flow-rules.ts'
import type { FlowRow, Wallet } from './flow-store.ts'
import { createFlows } from './flows.ts'
import { insightFile } from './insight-file.ts'
import { createInsightViews } from './insight-views.ts'
import { gamesCost, sportsCost, type OwnBet } from './margin-rules.ts'

export type InsightNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly members: Pick<MemberStore, 'find'>
  readonly saferPlay: Pick<SaferPlay, 'get' | 'sittingsSince'>
  readonly playLimits: Pick<PlayLimits, 'get'>
  readonly bets: Pick<BetRecords, 'bestAndWorst' | 'ownStakes' | 'one'>
  readonly catalogue: Pick<Catalogue, 'all'>
  /** Of so many orders at once what their prices state as margin, in millionths; null while the provider does not say. */
  marginsOf(orderIds: readonly string[]): Promise<readonly (number | null)[] | null>
}

/** Settled bets whose margins are looked at, newest first. */
const BETS_MAX = 10_000
const BETS_AT_ONCE = 1000

type Told = {
  readonly periods: readonly (Period & Flow)[]
  readonly total: Flow
  readonly rows: readonly FlowRow[]
  readonly firstSatAt: Instant | null
}
const periodOf = (
  span: Period,
  rows: readonly FlowRow[],
  sittings: readonly SatThrough[],
): Period & Flow => ({
  ...span,
  ...flowOf(rowsWithin(rows, span), sittings, span),
})

export type OwnInsight = ReturnType<typeof createInsight>

/** A member's own time and money. It reads what other features keep, and writes the folded days alone. */
export function createInsight(needs: InsightNeeds) {
  const { clock } = needs
  const flows = createFlows(needs)
  const coach = createCoach({ ...needs, flows })
  const views = createInsightViews(needs)

  async function walletOf(memberId: string): Promise<Wallet> {
    const { currency } = (await needs.members.find(memberId)) ?? fail('SESSION_EXPIRED')
    return { memberId, currency: currency as Currency }
  }

  async function told(wallet: Wallet, by: InsightBy): Promise<Told> {
    const spans = periodsOf(by, clock.now())
    const [from, until] = [spans[0]?.from ?? 0, spans.at(-1)?.until ?? 0]
    const rows = await flows.rows(wallet, from, until)
    const { sittings, firstAt } = await needs.saferPlay.sittingsSince(wallet.memberId, from)
    const periods = spans.map((span) => periodOf(span, rows, sittings))
    const minutes = periods.reduce((sum, period) => sum + period.minutes, 0)
    return {
      periods,
      // Minutes are whole in each period: what is told must add up.
      total: { ...flowOf(rows, [], { from, until }), minutes },
      rows,
      firstSatAt: firstAt,
    }
  }

  async function sportsMargin({ memberId }: Wallet, span: Pick<Period, 'from' | 'until'>) {
    const { bets, count } = await needs.bets.ownStakes(memberId, span, BETS_MAX)
    const margins: (number | null)[] = []
    for (let at = 0; at < bets.length; at += BETS_AT_ONCE) {
      const some = bets.slice(at, at + BETS_AT_ONCE).map(({ orderId }: OwnBet) => orderId)
      const answer = await needs.marginsOf(some)
      if (answer === null) return null
      margins.push(...answer)
    }
    const { unstated, ...cost } = sportsCost(bets, margins)
    return { ...cost, left: count - bets.length + unstated }
  }

  async function gamesMargin(kinds: readonly KindSum[]) {
    const facts = new Map((await needs.catalogue.all()).map((game) => [game.symbol, game.facts]))
    return gamesCost(kinds, (symbol) => facts.get(symbol) ?? undefined)
  }

  function daysOf(rows: readonly FlowRow[]) {
    const found = new Map<string, FlowRow[]>()
    for (const row of rows) found.set(row.day, [...(found.get(row.day) ?? []), row])
    return [...found].map(([day, own]) => ({ day, result: flowOf(own, [], { from: 0, until: 0 }).result }))
  }

  return {
    fold: flows.fold,

    async get(memberId: string, by: InsightBy, language: Language): Promise<Insight> {
      const wallet = await walletOf(memberId)
      const { periods, total, rows, firstSatAt } = await told(wallet, by)
      const span = { from: periods[0]?.from ?? 0, until: periods.at(-1)?.until ?? 0 }
      const kinds = kindsOf(rows)
      const [sports, games, proposals, bet, lineOf] = await Promise.all([
        sportsMargin(wallet, span),
        gamesMargin(kinds),
        coach(wallet),
        needs.bets.bestAndWorst(memberId, span),
        views.kindLines(wallet.currency, language),
      ])
      const ofKinds = bestAndWorst(kinds)
      return {
        currency: wallet.currency,
        by,
        periods: periods.map((period) => views.period(period, wallet.currency)),
        total: views.flow(total, wallet.currency),
        kinds: shortened(kinds, INSIGHT_KINDS_MAX).map(lineOf),
        bestAndWorst: {
          bet: {
            best: await views.bet(wallet, bet.best, language),
            worst: await views.bet(wallet, bet.worst, language),
          },
          kind: {
            best: ofKinds.best && lineOf(ofKinds.best),
            worst: ofKinds.worst && lineOf(ofKinds.worst),
          },
          day: views.days(bestAndWorst(daysOf(rows)), wallet.currency),
        },
        margin: views.margin({ sports, games }, wallet.currency),
        timeSince: firstSatAt !== null && firstSatAt > span.from ? serverTimeText(firstSatAt) : '',
        proposals: views.proposals(proposals, wallet.currency),
      }
    },

    async file(memberId: string, by: InsightBy, language: Language): Promise<string> {
      const wallet = await walletOf(memberId)
      const { periods } = await told(wallet, by)
      return insightFile(
        periods.map((period) => views.period(period, wallet.currency)),
        wallet.currency,
        language,
      )
    },
  }
}

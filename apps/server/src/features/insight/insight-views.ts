import type { Insight, InsightFlow, InsightKind, InsightProposals } from '@keo/contract/insight'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { money, moneyText, type Currency } from '@keo/units/money'
import type { BetRecords } from '../bet-records/index.ts'
import type { Catalogue } from '../games/index.ts'
import type { proposedAmount, proposedMinutes } from './coach-rules.ts'
import type { Flow, KindSum } from './flow-rules.ts'
import type { Wallet } from './flow-store.ts'
import type { gamesCost, sportsCost } from './margin-rules.ts'

type Needs = { readonly bets: Pick<BetRecords, 'one'>; readonly catalogue: Pick<Catalogue, 'all'> }
type Ends<T> = { readonly best: T | null; readonly worst: T | null }
type Costs = {
  readonly sports: (Omit<ReturnType<typeof sportsCost>, 'unstated'> & { readonly left: number }) | null
  readonly games: ReturnType<typeof gamesCost>
}
type Amount = ReturnType<typeof proposedAmount>
type Proposed = {
  readonly deposit: Amount
  readonly loss: Amount
  readonly time: ReturnType<typeof proposedMinutes>
}

const text = (minor: bigint, currency: Currency): string => moneyText(money(minor, currency))

/** Numbers of sports are the wire's own; one that it does not list has no name. */
function sportName(key: string, language: Language): string | undefined {
  const known = Object.values(SPORT).find((id) => String(id) === key)
  return known === undefined ? undefined : serverText(language, `provider.sport.${known}`)
}

const flowText = (flow: Flow, currency: Currency): InsightFlow => ({
  deposits: text(flow.deposits, currency),
  withdrawals: text(flow.withdrawals, currency),
  sportsStaked: text(flow.sportsStaked, currency),
  sportsReturned: text(flow.sportsReturned, currency),
  gamesStaked: text(flow.gamesStaked, currency),
  gamesReturned: text(flow.gamesReturned, currency),
  result: text(flow.result, currency),
  minutes: flow.minutes,
})

/** What is counted, as the wire writes it. */
export function createInsightViews({ bets, catalogue }: Needs) {
  return {
    flow: flowText,
    period: (period: Flow & { readonly day: string }, currency: Currency) => ({
      day: period.day,
      ...flowText(period, currency),
    }),

    async kindLines(currency: Currency, language: Language): Promise<(kind: KindSum) => InsightKind> {
      const games = new Map((await catalogue.all()).map(({ symbol, name }) => [symbol, name[language]]))
      return ({ part, key, staked, returned, result }) => ({
        part,
        key,
        name: (part === 'games' ? games.get(key) : sportName(key, language)) ?? '',
        staked: text(staked, currency),
        returned: text(returned, currency),
        result: text(result, currency),
      })
    },

    /** With the words of its first leg. */
    async bet(
      { memberId, currency }: Wallet,
      end: { readonly orderId: string; readonly result: bigint } | null,
      language: Language,
    ) {
      const found = end && (await bets.one(memberId, end.orderId, language))
      if (!found) return null
      const [leg] = found.record.legs
      return {
        id: end.orderId,
        optionName: leg?.optionName ?? '',
        matchName: leg?.matchName ?? '',
        legs: found.record.legs.length,
        result: text(end.result, currency),
      }
    },

    days: ({ best, worst }: Ends<{ day: string; result: bigint }>, currency: Currency) => {
      const line = (end: typeof best) => end && { day: end.day, result: text(end.result, currency) }
      return { best: line(best), worst: line(worst) }
    },

    margin: ({ sports, games }: Costs, currency: Currency): Insight['margin'] => ({
      sports: sports && {
        bets: sports.bets,
        staked: text(sports.staked, currency),
        cost: text(sports.cost, currency),
        left: sports.left,
      },
      games: {
        staked: text(games.staked, currency),
        costLeast: text(games.costLeast, currency),
        costMost: text(games.costMost, currency),
        unstated: text(games.unstated, currency),
      },
    }),

    proposals({ deposit, loss, time }: Proposed, currency: Currency): InsightProposals {
      const line = (found: Amount) =>
        found && {
          amount: text(found.amount, currency),
          now: found.now === null ? null : text(found.now, currency),
          weeks: found.weeks,
        }
      return { deposit: line(deposit), loss: line(loss), time }
    },
  }
}

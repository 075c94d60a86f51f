import type { Language } from '@keo/messages/languages'
import type { Database } from '@keo/service-kit/db/database'
import type { Outcome } from '@keo/sportsbook-contract/match-enums'
import type { ProviderRequestOf } from '@keo/sportsbook-contract/define-provider-call'
import {
  applySettlement,
  getTradedMarket,
  getTradedScores,
  previewSettlement,
  type SettlementPreview,
} from '@keo/sportsbook-contract/trading-settlement'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { matchOfMarket } from '../pricing/market-ids.ts'
import type { ScoreSheet } from '../play/score.ts'
import { periodName } from '../pricing/names/period-names.ts'
import { correctableLines, trueScore, verdictsBy } from '../pricing/verdicts/true-score.ts'
import { contenders, marketName, optionSlipName } from '../pricing/names/market-names.ts'
import type { ManualMarkets } from '../settlement/manual-markets.ts'
import type { TradingAct } from '../settlement/manual-results.ts'
import type { Preview, TicketChange } from '../settlement/preview.ts'
import { areTwo } from '../settlement/results.ts'
import type { Settlement } from '../settlement/settlement.ts'
import { isFinal, type Stage } from '../stage/stage.ts'
import { amountText } from '../wallet/amounts.ts'
import { matchName } from '../wire/match-record.ts'
import { legTexts } from '../wire/order-record.ts'
import { sqlMarketBets } from './market-bets.ts'

type Needs = {
  readonly database: Database
  readonly stage: Stage
  readonly settlement: Settlement
  readonly manualMarkets: ManualMarkets
}

const PAGE = 100

/** Results by hand and voids, each previewed ticket by ticket before it is done. */
export function tradingSettlementCalls(api: ProviderApi, needs: Needs): void {
  const { database, stage, settlement, manualMarkets } = needs
  const bets = sqlMarketBets(database.db)

  function actOf(asked: ActRequest): TradingAct {
    const { matchId, marketId, results, scores, resultText = '' } = asked
    const scene = stage.scene(matchId) ?? refuse('NOT_FOUND')
    if (scores !== undefined) {
      if (marketId !== undefined || results !== undefined || !isFinal(scene.status))
        refuse('ILLEGAL_PARAMETER')
      const score = trueScore(scene, scores as ScoreSheet) ?? refuse('ILLEGAL_PARAMETER')
      return { matchId, resultOf: verdictsBy(scene, score) }
    }
    if (marketId === undefined || results === undefined) {
      // What is still to be played is cancelled by a turn.
      if (marketId !== undefined || results !== undefined || !isFinal(scene.status))
        refuse('ILLEGAL_PARAMETER')
      return { matchId, results: null }
    }
    if (matchOfMarket(marketId) !== matchId) refuse('ILLEGAL_PARAMETER')
    return {
      matchId,
      results: results.map(({ optionType, homeAtBet, awayAtBet, outcome }) => ({
        key: {
          marketId,
          optionType,
          scoreAtBet: homeAtBet === undefined || awayAtBet === undefined ? null : [homeAtBet, awayAtBet],
        },
        outcome: outcome as Outcome,
        resultText,
      })),
    }
  }

  api.handle(getTradedMarket, async ({ marketId }, { language }) => {
    const matchId = matchOfMarket(marketId)
    const { match } = stage.scene(matchId) ?? refuse('NOT_FOUND')
    const found = await bets.of(marketId)
    const names = contenders(match, language)
    return {
      matchId,
      matchName: matchName(match, language),
      name: found[0] ? marketName(language, found[0].marketType, found[0].period) : refuse('NOT_FOUND'),
      results: found.map(({ marketType, period: _, line, ...bet }) =>
        Object.assign(bet, {
          name: optionSlipName(language, { marketType, type: bet.optionType, line, ...names }),
        }),
      ),
    }
  })
  api.handle(getTradedScores, ({ matchId }, { language }) => {
    const scene = stage.scene(matchId) ?? refuse('NOT_FOUND')
    const lines = isFinal(scene.status) && scene.snapshot.isOver ? correctableLines(scene) : []
    return {
      lines: lines.map(({ kind, period, home, away }) => {
        const name = periodName(period)?.[language] ?? ''
        return { kind, period, name, home, away }
      }),
    }
  })
  api.handle(previewSettlement, async ({ offset = 0, ...asked }, { language }) =>
    previewView(await settlement.preview(actOf(asked)), { stage, language, offset }),
  )
  api.handle(applySettlement, async ({ actId, digest, approvedBy, ...asked }) => {
    if (!areTwo(approvedBy)) refuse('ILLEGAL_PARAMETER')
    const { marketId, results = [] } = asked
    const options = results.map(({ optionType }) => optionType)
    const done = await settlement.apply(actId, {
      act: actOf(asked),
      digest,
      close: async () => (marketId === undefined ? undefined : manualMarkets.add(marketId, options)),
    })
    return { isApplied: done !== null, tickets: done?.tickets ?? 0 }
  })
}

type ActRequest = Pick<
  ProviderRequestOf<typeof previewSettlement>,
  'matchId' | 'marketId' | 'results' | 'scores' | 'resultText'
>

type Shown = { readonly stage: Stage; readonly language: Language; readonly offset: number }

function previewView({ digest, forced, changes }: Preview, shown: Shown): SettlementPreview {
  const { offset } = shown
  const byWeight = changes.toSorted((a, b) => weightOf(b) - weightOf(a))
  return {
    digest,
    options: forced.length,
    tickets: changes.length,
    players: new Set(changes.map(({ before }) => before.userId)).size,
    sums: sumsOf(changes),
    changes: byWeight.slice(offset, offset + PAGE).map((change) => ticketView(change, shown)),
    next: offset + PAGE < changes.length ? offset + PAGE : null,
  }
}

const returnedOf = ({ returned }: TicketChange['after']): bigint => returned ?? 0n
const weightOf = ({ before, after }: TicketChange): number =>
  Math.abs(Number(returnedOf(after) - returnedOf(before)))

function sumsOf(changes: readonly TicketChange[]): SettlementPreview['sums'] {
  const currencies = [...new Set(changes.map(({ before }) => before.currencyId))]
  return currencies.map((currencyId) => {
    const own = changes.filter(({ before }) => before.currencyId === currencyId)
    const sum = (of: (change: TicketChange) => bigint) =>
      amountText(own.reduce((all, change) => all + of(change), 0n))
    return {
      currencyId,
      tickets: own.length,
      stake: sum(({ before }) => before.stake),
      before: sum(({ before }) => returnedOf(before)),
      after: sum(({ after }) => returnedOf(after)),
    }
  })
}

function ticketView({ before, after }: TicketChange, { stage, language }: Shown) {
  const [leg] = before.legs
  const scene = leg ? stage.scene(leg.matchId) : null
  const texts = leg && scene ? legTexts(leg, scene, language) : null
  const amount = (returned: bigint | null) => (returned === null ? null : amountText(returned))
  return {
    orderId: before.id,
    merchantUserId: before.merchantUserId,
    currencyId: before.currencyId,
    stake: amountText(before.stake),
    what: texts ? `${texts.marketName}: ${texts.optionName}` : '',
    odds: Number(leg?.odds ?? 0n),
    legs: before.legs.length,
    before: amount(before.returned),
    after: amount(after.returned),
  }
}

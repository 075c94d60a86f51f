import {
  getTradingFigures,
  getTradingMatch,
  listTradingBets,
  listTradingMatches,
  reopenBetting,
  suspendBetting,
} from '@keo/contract/console-trading'
import { askTrading, getTradingMarket, previewTrading } from '@keo/contract/console-trading-settlement'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { SettlementDesk } from './settlement-desk.ts'
import type { TradingDesk } from './trading-desk.ts'

export function tradingRoutes(
  api: StaffApi,
  { desk, settlement }: { desk: TradingDesk; settlement: SettlementDesk },
): void {
  api.handle(listTradingMatches, ({ body, language }) => desk.matches(body.kind, body.after ?? '', language))
  api.handle(getTradingMatch, ({ body, language }) => desk.match(body.matchId, language))
  api.handle(listTradingBets, ({ body, language }) => desk.bets(body, language))
  api.handle(getTradingFigures, () => desk.figures())
  api.handle(suspendBetting, async ({ body, ...asked }) => {
    await desk.hold(actingOf(asked), body, true)
    return {}
  })
  api.handle(reopenBetting, async ({ body, ...asked }) => {
    await desk.hold(actingOf(asked), body, false)
    return {}
  })
  settlementRoutes(api, settlement)
}

function settlementRoutes(api: StaffApi, settlement: SettlementDesk): void {
  api.handle(getTradingMarket, ({ body, language }) => settlement.market(body.marketId, language))
  api.handle(previewTrading, ({ body, language }) => settlement.preview(body, body.after ?? '', language))
  api.handle(askTrading, async ({ body: { digest, reason, ...act }, language, ...asked }) => ({
    approvalId: await settlement.ask(actingOf(asked), act, { digest, reason, language }),
  }))
}

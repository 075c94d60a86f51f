import {
  getTradingFigures,
  getTradingMatch,
  listTradingBets,
  listTradingMatches,
  reopenBetting,
  suspendBetting,
} from '@keo/contract/console-trading'
import {
  askTrading,
  getTradingMarket,
  getTradingScores,
  previewTrading,
} from '@keo/contract/console-trading-settlement'
import {
  askBettorFactor,
  askLeagueStakes,
  getBettorFactor,
  getTradingSteering,
  moveTrading,
} from '@keo/contract/console-trading-steering'
import { listBettingStops, resumeBetting, stopBetting } from '@keo/contract/console-trading-stops'
import { listOpenCashOuts, listWaitingBets } from '@keo/contract/console-trading-waiting'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { SettlementDesk } from './settlement-desk.ts'
import type { SteeringDesk } from './steering-desk.ts'
import type { TradingDesk } from './trading-desk.ts'

export function tradingRoutes(
  api: StaffApi,
  { desk, settlement, steering }: { desk: TradingDesk; settlement: SettlementDesk; steering: SteeringDesk },
): void {
  api.handle(listTradingMatches, ({ body, language }) => desk.matches(body.kind, body.after ?? '', language))
  api.handle(getTradingMatch, ({ body, language }) => desk.match(body.matchId, language))
  api.handle(listTradingBets, ({ body, language }) => desk.bets(body, language))
  api.handle(listWaitingBets, ({ body, language }) => desk.waitingBets(body.after, language))
  api.handle(listOpenCashOuts, ({ body, language }) => desk.openCashOuts(body.after, language))
  api.handle(getTradingFigures, () => desk.figures())
  api.handle(suspendBetting, async ({ body, ...asked }) => {
    await desk.hold(actingOf(asked), body, true)
    return {}
  })
  api.handle(reopenBetting, async ({ body, ...asked }) => {
    await desk.hold(actingOf(asked), body, false)
    return {}
  })
  api.handle(stopBetting, async ({ body, ...asked }) => {
    await desk.stop(actingOf(asked), body, true)
    return {}
  })
  api.handle(resumeBetting, async ({ body, ...asked }) => {
    await desk.stop(actingOf(asked), body, false)
    return {}
  })
  api.handle(listBettingStops, ({ language }) => desk.stops(language))
  settlementRoutes(api, settlement)
  steeringRoutes(api, steering)
}

function settlementRoutes(api: StaffApi, settlement: SettlementDesk): void {
  api.handle(getTradingMarket, ({ body, language }) => settlement.market(body.marketId, language))
  api.handle(getTradingScores, ({ body, language }) => settlement.scores(body.matchId, language))
  api.handle(previewTrading, ({ body, language }) => settlement.preview(body, body.after ?? '', language))
  api.handle(askTrading, async ({ body: { digest, reason, ...act }, language, ...asked }) => ({
    approvalId: await settlement.ask(actingOf(asked), act, { digest, reason, language }),
  }))
}

function steeringRoutes(api: StaffApi, steering: SteeringDesk): void {
  api.handle(getTradingSteering, ({ body, language }) => steering.steering(body, language))
  api.handle(moveTrading, ({ body, ...asked }) => steering.move(actingOf(asked), body))
  api.handle(askLeagueStakes, async ({ body, language, ...asked }) => ({
    approvalId: await steering.askStakes(actingOf(asked), body, language),
  }))
  api.handle(getBettorFactor, ({ body }) => steering.factor(body.orderId))
  api.handle(askBettorFactor, async ({ body, ...asked }) => ({
    approvalId: await steering.askFactor(actingOf(asked), body),
  }))
}

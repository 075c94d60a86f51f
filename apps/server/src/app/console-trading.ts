import { createSettlementDesk, createTradingDesk, tradingRoutes } from '../features/console/trading/index.ts'
import type { Approvals, StaffApi } from '../features/staff/index.ts'
import type { TradingGateway } from '../gateways/sportsbook/trading-gateway.ts'
import type { OwnParts } from './parts.ts'

/** What is traded and played here, as the console reaches it. */
export type TradedAreas = { readonly trading: TradingGateway }

/** The desks of the traders. */
export function openTrading(
  api: StaffApi,
  { database, audit, tenantId }: OwnParts,
  { trading: gateway, approvals }: TradedAreas & { readonly approvals: Approvals },
): void {
  tradingRoutes(api, {
    desk: createTradingDesk({ database, audit, gateway }),
    settlement: createSettlementDesk({ database, tenantId, gateway, approvals }),
  })
}

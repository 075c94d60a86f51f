import { consoleGameRoutes, createGamesDesk, createOrderDesk } from '../features/console/games/index.ts'
import {
  createSettlementDesk,
  createSteeringDesk,
  createTradingDesk,
  tradingRoutes,
} from '../features/console/trading/index.ts'
import type { Approvals, StaffApi } from '../features/staff/index.ts'
import type { TradingGateway } from '../gateways/sportsbook/trading-gateway.ts'
import type { OpenGames } from './games.ts'
import type { OwnParts } from './parts.ts'
import type { Areas } from './routes.ts'

type Asked = { readonly approvals: Approvals }

/** What is traded and played here, as the console reaches it. */
export type TradedAreas = {
  readonly trading: TradingGateway
  readonly lobby: Pick<OpenGames, 'catalogue' | 'provider'>
}

/** The desks of the traders, and the games. */
export function openTrading(
  api: StaffApi,
  { database, clock, audit, tenantId }: OwnParts,
  { trading: gateway, lobby, money, approvals }: TradedAreas & Pick<Areas, 'money'> & Asked,
): void {
  tradingRoutes(api, {
    desk: createTradingDesk({ database, audit, gateway }),
    settlement: createSettlementDesk({ database, tenantId, gateway, approvals }),
    steering: createSteeringDesk({ database, tenantId, audit, gateway, approvals }),
  })
  const { ledger } = money
  consoleGameRoutes(
    api,
    createGamesDesk({
      database,
      clock,
      tenantId,
      ledger,
      catalogue: lobby.catalogue,
      provider: lobby.provider,
    }),
    createOrderDesk({ database, audit, tenantId, catalogue: lobby.catalogue }),
  )
}

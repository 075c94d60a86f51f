export { createSettlementDesk } from './settlement-desk.ts'
export { createSteeringDesk } from './steering-desk.ts'
export { createTradingDesk } from './trading-desk.ts'
export { tradingRoutes } from './trading-routes.ts'

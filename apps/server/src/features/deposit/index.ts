export {
  sqlChannelStore,
  type HeldChannel,
  type HeldOption,
  type NewChannel,
  type NewOption,
} from './channel-store.ts'
export { DEPOSIT_PERSONAL_TABLES } from './deposit-personal-tables.ts'
export { depositRoutes } from './deposit-routes.ts'
export { createDeposits, type Deposits } from './deposit-service.ts'
export type { DepositTables } from './deposit-tables.ts'
export { isWaitingForMember, sqlDisputeStore, type HeldDispute } from './dispute-store.ts'
export { isDiskNearlyFull } from './disk-room.ts'
export { sqlMessageStore } from './message-store.ts'
export { kindsOfOrderCall } from './order-calls.ts'
export { sandboxBankRoutes } from './sandbox-bank-routes.ts'
export { demandInSuspense } from './receipt-lock.ts'
export { sqlPictureStore } from './picture-store.ts'

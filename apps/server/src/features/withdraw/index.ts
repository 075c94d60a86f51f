export { createWithdrawals } from './withdrawals.ts'
export { withdrawRoutes } from './withdraw-routes.ts'
export { WITHDRAW_PERSONAL_TABLES } from './withdraw-personal-tables.ts'
export { isTargetInUse } from './target-in-use.ts'

export { createWithdrawals } from './withdrawals.ts'
export { sandboxPayoutRoutes } from './sandbox-payout-routes.ts'
export { withdrawRoutes } from './withdraw-routes.ts'
export { WITHDRAW_PERSONAL_TABLES } from './withdraw-personal-tables.ts'
export { isTargetInUse } from './target-in-use.ts'
export { lockWithdrawTerms, sqlWithdrawChannels } from './withdraw-channel-store.ts'
export {
  areTermsSound,
  currencyOf,
  leastDong,
  type ChannelRule,
  type ChannelTerms,
} from './withdraw-channels.ts'
export { areSound, levelRules, refuseFeeAbove, type WithdrawRules } from './withdraw-rules.ts'
export { demandNoHold, lockInReview, sqlWithdrawHolds } from './withdraw-holds.ts'
export { sqlWithdrawRules } from './withdraw-rule-store.ts'

export { setBalanceHidden, useBalanceParts, useIsBalanceHidden } from './hidden-balance.ts'
export { ExplainedBalance } from './explained-balance.tsx'
export { LastRecords } from './records/last-records.tsx'
export { useBalance, useWallet } from './wallet-query.ts'

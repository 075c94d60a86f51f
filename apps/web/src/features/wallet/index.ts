export { setBalanceHidden, useBalanceParts, useIsBalanceHidden } from './hidden-balance.ts'
export { LastRecords } from './records/last-records.tsx'
export { useBalance, useWallet } from './wallet-query.ts'

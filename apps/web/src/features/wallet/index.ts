export { balanceNews } from './balance-news.ts'
export { typedMoney } from './money-entry.ts'
export { newTapKey } from './tap-key.ts'
export { useBalance, useWallet } from './wallet-query.ts'

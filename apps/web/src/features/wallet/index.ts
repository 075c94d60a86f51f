export { balanceNews } from './balance-news.ts'
export { groupDigits, typedMoney } from './money-entry.ts'
export { useBalance, useWallet, walletQuery } from './wallet-query.ts'

export { balanceNews } from './balance-news.ts'
export { useBalance, useWallet, walletQuery } from './wallet-query.ts'

import { getWallet, type Wallet } from '@keo/contract/wallet'
import type { WalletBalance } from '@keo/contract/wallet-balance'
import { type Money, parseMoney } from '@keo/units/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { useIsIn } from '../../session/session.ts'
import { newerBalance } from './balance-rules.ts'

const WALLET_KEY = ['wallet', 'member-wallet'] as const

/** Fetched over HTTP, then moved by the live socket. An answer that was overtaken by a push does not turn it back. */
export const walletQuery = queryOptions({
  queryKey: WALLET_KEY,
  queryFn: async ({ signal }): Promise<Wallet> => {
    const fetched = await api(getWallet, {}, { silent: true, signal })
    return withBalance(fetched, newerBalance(knownBalance(), fetched.balance))
  },
})

export function knownBalance(): WalletBalance | undefined {
  return queryClient.getQueryData<Wallet>(WALLET_KEY)?.balance
}

/** Only where a balance is known: one that nobody has asked for is not kept. */
export function moveBalance(balance: WalletBalance): void {
  queryClient.setQueryData<Wallet>(WALLET_KEY, (wallet) => wallet && withBalance(wallet, balance))
}

const withBalance = (wallet: Wallet, balance: WalletBalance): Wallet => ({
  ...wallet,
  balance,
  memberWallet: balance.available,
})

/** The member's wallet; asks nothing for a visitor, nor before the session has passed its check. */
export function useWallet() {
  return useQuery({ ...walletQuery, enabled: useIsIn() })
}

/** What can be staked, transferred or withdrawn now; undefined until it is known. */
export function useBalance(): Money | undefined {
  const { data } = useWallet()
  return data && parseMoney(data.memberWallet, data.currency)
}

import type { Money } from '@keo/units/money'
import { skipToken, useQuery } from '@tanstack/react-query'

/** The wallet fills this part of the cache; until it does, there is no balance to show. */
export const MEMBER_WALLET_KEY = ['wallet', 'member-wallet'] as const

export type MemberWallet = { readonly balance: Money }

export function useMemberWallet(): MemberWallet | undefined {
  return useQuery<MemberWallet>({ queryKey: MEMBER_WALLET_KEY, queryFn: skipToken }).data
}

import type { RequestOf } from '@keo/contract/define-call'
import { collectGameWallets, getTransfer, transferMoney } from '@keo/contract/wallet'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { walletQuery } from './wallet-query.ts'

const ASK_EVERY_MS = 2_000

/** Asked again until the provider has answered. */
export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: ['wallet', 'transfer', id],
    queryFn: ({ signal }) => api(getTransfer, { id }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'moving' ? false : ASK_EVERY_MS),
    staleTime: 0,
  })

function useMoving<Request, Answer>(send: (request: Request) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: walletQuery.queryKey }),
  })
}

export const useTransfer = () =>
  useMoving((request: RequestOf<typeof transferMoney>) => api(transferMoney, request, IN_FORM))
export const useCollect = () => useMoving((key: string) => api(collectGameWallets, { key }))

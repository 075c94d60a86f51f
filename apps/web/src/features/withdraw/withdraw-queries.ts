import type { RequestOf } from '@keo/contract/define-call'
import {
  confirmWithdrawOrder,
  getWithdrawContent,
  getWithdrawOrder,
  withdrawToBank,
  withdrawToEwallet,
  withdrawUsdt,
  type WithdrawChannel,
  type WithdrawOrder,
} from '@keo/contract/withdraw'
import { isOpenStatus } from '@keo/contract/withdraw-states'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'

const all = ['withdraw'] as const
const POLL_MS = 3_000
/** A quoted rate holds for two minutes: a new one is on the page well before. */
const QUOTE_MS = 60_000

const contentQuery = (channel: WithdrawChannel) =>
  queryOptions({
    queryKey: [...all, 'content', channel],
    queryFn: ({ signal }) => api(getWithdrawContent, { channel }, { silent: true, signal }),
    staleTime: 0,
    ...(channel === 'usdt' && { refetchInterval: QUOTE_MS }),
  })

const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...all, 'order', orderNo],
    queryFn: ({ signal }) =>
      api(getWithdrawOrder, orderNo === '' ? {} : { orderNo }, { silent: true, signal }),
    refetchInterval: ({ state }) => (isOpenStatus(state.data?.orderStatus ?? 0) ? POLL_MS : false),
    retry: false,
  })

export const useWithdrawContent = (channel: WithdrawChannel) => useQuery(contentQuery(channel))
/** What the server says of that number; without one, of the newest. */
export const useWithdrawOrder = (orderNo: string) => useQuery(orderQuery(orderNo))

type Ask = { readonly channel: WithdrawChannel } & RequestOf<typeof withdrawUsdt>

function send({ channel, quoteId, ...asked }: Ask): Promise<WithdrawOrder> {
  if (channel === 'usdt') return api(withdrawUsdt, { ...asked, quoteId }, IN_FORM)
  if (channel === 'ewallet') return api(withdrawToEwallet, asked, IN_FORM)
  return api(withdrawToBank, { ...asked, channel }, IN_FORM)
}

/** The sheet says what was refused, so no toast does. */
export function useWithdraw() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => cache.invalidateQueries({ queryKey: all }),
  })
}

export function useConfirmReceipt(orderNo: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api(confirmWithdrawOrder, { orderNo }),
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  })
}

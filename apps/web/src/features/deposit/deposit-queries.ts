import type { RequestOf } from '@keo/contract/define-call'
import {
  createC2cOrder,
  createDepositOrder,
  createUsdtOrder,
  type DepositChannel,
  type DepositOrder,
  getDepositChannel,
  getUsdtRate,
  listDepositChannels,
} from '@keo/contract/deposit'
import {
  cancelDepositOrder,
  getDepositOrder,
  listC2cMessages,
  openC2cDispute,
  sendC2cMessage,
  tellDepositPaid,
} from '@keo/contract/deposit-order'
import { DEPOSIT_STATUS, isDepositInProgress } from '@keo/contract/deposit-states'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { useIsIn } from '../../session/session.ts'

const LOOK_EVERY_MS = seconds(3)
const RATE_EVERY_MS = seconds(30)

const orderKey = (orderNo: string) => ['deposit', 'order', orderNo] as const

export function useChannels() {
  return useQuery({
    queryKey: ['deposit', 'channels'],
    queryFn: ({ signal }) => api(listDepositChannels, {}, { silent: true, signal }),
    enabled: useIsIn(),
  })
}

export function useChannelOptions(channel: DepositChannel | undefined) {
  const id = channel?.id ?? ''
  return useQuery({
    queryKey: ['deposit', 'channel', id],
    queryFn: ({ signal }) => api(getDepositChannel, { id }, { silent: true, signal }),
    enabled: channel !== undefined && channel.kind !== 'bank' && channel.kind !== 'gateway',
    select: ({ options }) => options,
  })
}

/** A quote lasts a minute: it is asked for again before it ends. */
export function useUsdtQuote(isWanted: boolean) {
  return useQuery({
    queryKey: ['deposit', 'rate'],
    queryFn: ({ signal }) => api(getUsdtRate, { a: 'VND', b: 'deposit' }, { silent: true, signal }),
    enabled: isWanted,
    staleTime: 0,
    refetchInterval: RATE_EVERY_MS,
  })
}

/** Only what the server says of that number. In progress or in suspense, the page looks again by itself. */
function orderQuery(orderNo: string) {
  return queryOptions({
    queryKey: orderKey(orderNo),
    queryFn: ({ signal }) => api(getDepositOrder, { orderNo }, { silent: true, signal }),
    staleTime: 0,
  })
}

export function useOrder(orderNo: string) {
  return useQuery({
    ...orderQuery(orderNo),
    enabled: useIsIn() && orderNo !== '',
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? LOOK_EVERY_MS : false),
  })
}

function isMoving({ status, extra }: DepositOrder): boolean {
  return isDepositInProgress(status) || status === DEPOSIT_STATUS.suspense || extra === 'suspense'
}

export type OrderRequest = RequestOf<typeof createUsdtOrder>

function createOrder(
  kind: DepositChannel['kind'],
  { quoteId, ...request }: OrderRequest,
): Promise<DepositOrder> {
  if (kind === 'crypto') return api(createUsdtOrder, { ...request, quoteId }, IN_FORM)
  return kind === 'c2c' ? api(createC2cOrder, request, IN_FORM) : api(createDepositOrder, request, IN_FORM)
}

export function useCreateOrder() {
  const keep = useKeepOrder()
  return useMutation({
    mutationFn: ({ kind, request }: { kind: DepositChannel['kind']; request: OrderRequest }) =>
      createOrder(kind, request),
    onSuccess: keep,
  })
}

export function useKeepOrder() {
  const cache = useQueryClient()
  return (order: DepositOrder): void => void cache.setQueryData(orderKey(order.orderNo), order)
}

const ACTIONS = { cancel: cancelDepositOrder, paid: tellDepositPaid, dispute: openC2cDispute } as const

/** A refusal means that the order has moved on: then it is read again. */
export function useOrderAction(action: keyof typeof ACTIONS, orderNo: string) {
  const keep = useKeepOrder()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api(ACTIONS[action], { orderNo }),
    onSuccess: keep,
    onError: () => void cache.invalidateQueries({ queryKey: orderKey(orderNo) }),
  })
}

const talkKey = (orderNo: string) => ['deposit', 'talk', orderNo] as const

export function useTalk(orderNo: string, isOpen: boolean) {
  return useQuery({
    queryKey: talkKey(orderNo),
    queryFn: ({ signal }) => api(listC2cMessages, { orderNo }, { silent: true, signal }),
    staleTime: 0,
    refetchInterval: isOpen ? LOOK_EVERY_MS : false,
  })
}

export function useWriteToMerchant(orderNo: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api(sendC2cMessage, { orderNo, text }, IN_FORM),
    onSuccess: (messages) => cache.setQueryData(talkKey(orderNo), messages),
  })
}

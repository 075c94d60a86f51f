import type { ChannelOption, DepositChannel } from '@keo/contract/deposit'
import { ERRORS } from '@keo/contract/errors'
import { type Instant, parseServerTime } from '@keo/units/instants'
import { type Money, parseMoney } from '@keo/units/money'
import { useRef, useState } from 'react'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useGo } from '../../navigation/use-go.ts'
import { type Bounds, type Figures, figuresOf, isWithin } from './amount-entry.ts'
import { orderPath } from './deposit-guard.ts'
import { useChannelOptions, useCreateOrder, useUsdtQuote } from './deposit-queries.ts'

export type DepositDraft = {
  readonly channel: DepositChannel | undefined
  readonly options: readonly ChannelOption[]
  readonly optionId: string
  /** What an order may be: a merchant's own limits may be narrower than the channel's. */
  readonly range: Bounds | null
  /** What was typed, by channel: a dong amount is no USDT amount. */
  readonly amount: string
  readonly rate: string | undefined
  /** Until when it holds; null while there is none. */
  readonly rateUntil: Instant | null
  /** What was typed, as money of the channel. */
  readonly paid: Money | null
  readonly takesGift: boolean
  readonly figures: Figures | null
  readonly canOrder: boolean
  readonly isOrdering: boolean
  readonly error: Error | null
  choose(channelId: string): void
  chooseOption(optionId: string): void
  type(amount: string): void
  takeGift(takes: boolean): void
  order(): void
}

/** Everything the deposit page holds: the channel, its option, the amount, and the one request that is being sent. */
export function useDepositDraft(channels: readonly DepositChannel[] | undefined): DepositDraft {
  const go = useGo()
  const [channelId, choose] = useState('')
  const [optionIds, setOptions] = useState<Readonly<Record<string, string>>>({})
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [takesGift, takeGift] = useState(true)
  const key = useRef('')
  const channel = channels?.find(({ id }) => id === channelId) ?? channels?.find(({ isOpen }) => isOpen)
  const currency = channel?.currency ?? 'VND'
  const options = useChannelOptions(channel).data ?? []
  const isCrypto = channel?.kind === 'crypto'
  const quote = useUsdtQuote(isCrypto)
  const create = useCreateOrder()

  const amount = typed[currency] ?? ''
  const optionId = optionIds[channel?.id ?? ''] ?? options.find(({ isOpen }) => isOpen)?.id ?? ''
  const option = options.find(({ id }) => id === optionId)
  const range = channel
    ? { currency, min: option?.min ?? channel.min, max: option?.max ?? channel.max }
    : null
  const needsOption = channel !== undefined && channel.kind !== 'bank' && channel.kind !== 'gateway'
  const canOrder =
    channel !== undefined &&
    range !== null &&
    isWithin(range, amount) &&
    (!needsOption || optionId !== '') &&
    (!isCrypto || quote.data !== undefined)

  function order(): void {
    if (!channel || !canOrder || create.isPending) return
    // The same request keeps its key until it is answered: a lost answer does not make a second order.
    key.current ||= newKey()
    const request = {
      channelId: channel.id,
      optionId: needsOption ? optionId : '',
      amount,
      key: key.current,
      quoteId: quote.data?.quoteId ?? '',
      takesGift,
    }
    create.mutate(
      { kind: channel.kind, request },
      {
        onSuccess: (made) => go.replace(orderPath(made)),
        onError: (error) => isRateOld(error) && void quote.refetch(),
        onSettled: (_made, error) => {
          if (!error || error instanceof ApiRefusal) key.current = ''
        },
      },
    )
  }

  return {
    channel,
    options,
    optionId,
    range,
    amount,
    rate: quote.data?.rate,
    rateUntil: quote.data ? (parseServerTime(quote.data.expireTime) ?? null) : null,
    paid: parseMoney(amount, currency) ?? null,
    figures: channel
      ? figuresOf(takesGift ? channel : { ...channel, giftBp: 0 }, amount, quote.data?.rate)
      : null,
    canOrder,
    isOrdering: create.isPending,
    error: create.error,
    takesGift,
    takeGift,
    choose,
    chooseOption: (id) => channel && setOptions({ ...optionIds, [channel.id]: id }),
    type: (next) => setTyped({ ...typed, [currency]: next }),
    order,
  }
}

const isRateOld = (error: Error) => error instanceof ApiRefusal && error.code === ERRORS.QUOTE_EXPIRED.wire

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

import { RESERVATION_STATUS, RESERVATION_PAY } from '@keo/sportsbook-contract/order-enums'
import {
  cancelReservation,
  getBetParameter,
  type Reservation,
  reserveBet,
  reserveBetList,
  updateReservation,
} from '@keo/sportsbook-contract/reservations'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ODDS_TYPE } from '@keo/sportsbook-contract/match-enums'
import { useLanguage } from '../../../language/messages.ts'
import { type Pick, provider } from '../../sportsbook/index.ts'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import type { BetWish } from '../bet-filter.ts'

const all = ['bet-records', 'reservations'] as const
const LOOK_EVERY_MS = seconds(10)
const PRICE_EVERY_MS = seconds(3)

const openQuery = (language: string) =>
  queryOptions({
    queryKey: [...all, 'open', language],
    queryFn: async ({ signal }) =>
      (await provider(reserveBetList, { isFailed: false }, { silent: true, signal })).ods.filter(isOpen),
    refetchInterval: LOOK_EVERY_MS,
  })

const isOpen = ({ rst }: Reservation): boolean =>
  rst === RESERVATION_STATUS.waiting || rst === RESERVATION_STATUS.confirming

/** Those that still wait for their odds. */
export function useReservations() {
  return useQuery(openQuery(useLanguage()))
}

/** Those that came to nothing in these days. */
export function useEndedReservations({ fromDay, untilDay }: BetWish) {
  const language = useLanguage()
  return useQuery({
    queryKey: [...all, 'ended', fromDay, untilDay, language],
    queryFn: async ({ signal }) =>
      (
        await provider(
          reserveBetList,
          { isFailed: true, startTime: `${fromDay} 00:00:00`, endTime: `${untilDay} 23:59:59` },
          { silent: true, signal },
        )
      ).ods,
  })
}

/** What may be reserved on an option, and its odds now. */
export function useReserveLimits(option: { marketId: number; optionType: number }) {
  return useQuery({
    queryKey: [...all, 'limits', option.marketId, option.optionType],
    queryFn: ({ signal }) => provider(getBetParameter, option, { silent: true, signal }),
    refetchInterval: PRICE_EVERY_MS,
    gcTime: 0,
  })
}

/** Stake in the book's units, odds as decimal text. */
export type Reserving = { readonly stake: string; readonly odds: string }

export function useReserve({ marketId, optionType }: Pick) {
  return useChange(({ stake, odds }: Reserving) =>
    provider(reserveBet, {
      unitStake: stake,
      betOptionList: [{ marketId, optionType, odds, oddsFormat: ODDS_TYPE.european }],
      pay: RESERVATION_PAY.later,
      relatedId: newTapKey(),
    }),
  )
}

export function useEditReservation(reserveId: string) {
  return useChange(({ stake, odds }: Reserving) =>
    provider(updateReservation, { reserveId, unitStake: stake, odds }),
  )
}

export function useCancelReservation() {
  return useChange((reserveId: string) => provider(cancelReservation, { reserveId }))
}

function useChange<Wish, Result>(mutationFn: (wish: Wish) => Promise<Result>) {
  const cache = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => cache.invalidateQueries({ queryKey: all }) })
}

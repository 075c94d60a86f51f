import { RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../../language/messages.ts'
import {
  cancelReservation,
  changeReservation,
  fetchFailedReservations,
  fetchReservations,
  fetchReserveLimits,
  type Pick,
  placeReservation,
  type Reservation,
  type Reserving,
} from '../../sportsbook/index.ts'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import type { BetRequest } from '../bet-filter.ts'

const all = ['bet-records', 'reservations'] as const
const LOOK_EVERY_MS = seconds(10)
const PRICE_EVERY_MS = seconds(3)

const openQuery = (language: string) =>
  queryOptions({
    queryKey: [...all, 'open', language],
    queryFn: async ({ signal }) => (await fetchReservations({ signal })).filter(isOpen),
    refetchInterval: LOOK_EVERY_MS,
  })

const isOpen = ({ status }: Reservation): boolean =>
  status === RESERVATION_STATUS.waiting || status === RESERVATION_STATUS.confirming

/** Those that still wait for their odds. */
export function useReservations() {
  return useQuery(openQuery(useLanguage()))
}

/** Those that came to nothing in these days. */
export function useEndedReservations({ fromDay, untilDay }: BetRequest) {
  const language = useLanguage()
  return useQuery({
    queryKey: [...all, 'ended', fromDay, untilDay, language],
    queryFn: ({ signal }) =>
      fetchFailedReservations(
        { startTime: `${fromDay} 00:00:00`, endTime: `${untilDay} 23:59:59` },
        { signal },
      ),
  })
}

/** What may be reserved on an option, and its odds now. */
export function useReserveLimits(option: { marketId: number; optionType: number }) {
  return useQuery({
    queryKey: [...all, 'limits', option.marketId, option.optionType],
    queryFn: ({ signal }) => fetchReserveLimits(option, { signal }),
    refetchInterval: PRICE_EVERY_MS,
    gcTime: 0,
  })
}

export function useReserve(pick: Pick) {
  return useChange((request: Reserving) => placeReservation(pick, request, newTapKey()))
}

export function useEditReservation(reserveId: string) {
  return useChange((request: Reserving) => changeReservation(reserveId, request))
}

export function useCancelReservation() {
  return useChange(cancelReservation)
}

function useChange<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const cache = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => cache.invalidateQueries({ queryKey: all }) })
}

import { getTicketLink, shareTicket, type TicketShows, withdrawTicket } from '@keo/contract/shared-tickets'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

/** Under the key of bets, which end with the session. */
export const linkQuery = (id: string) =>
  queryOptions({
    queryKey: ['bet-records', 'link', id],
    queryFn: ({ signal }) => api(getTicketLink, { id }, { silent: true, signal }),
  })

export function useShareTicket(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (shows: TicketShows) => api(shareTicket, { id, ...shows }),
    onSuccess: (link) => cache.setQueryData(linkQuery(id).queryKey, { link }),
  })
}

export function useWithdrawTicket(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api(withdrawTicket, { id }),
    onSuccess: () => cache.setQueryData(linkQuery(id).queryKey, { link: null }),
  })
}

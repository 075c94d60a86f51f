import { getSharedTicket } from '@keo/contract/shared-tickets'
import { seconds } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

const LOOK_EVERY_MS = seconds(15)

/** A ticket that is over is asked for once; scores and prices come from its matches. */
export const sharedTicketQuery = (token: string, language: string) =>
  queryOptions({
    queryKey: ['shared-ticket', token, language],
    queryFn: ({ signal }) => api(getSharedTicket, { token }, { silent: true, signal }),
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.state === 'settled' ? false : LOOK_EVERY_MS,
    retry: false,
  })

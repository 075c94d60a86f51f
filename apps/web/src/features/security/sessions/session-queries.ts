import { endSession, listLoginHistory, listSessions, type SessionView } from '@keo/contract/account-sessions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

const all = ['sessions'] as const

export const sessionQueries = {
  open: queryOptions({
    queryKey: [...all, 'open'],
    queryFn: ({ signal }) => api(listSessions, {}, { silent: true, signal }),
    // Somebody who gets through the door meanwhile is the very thing this list is read for.
    staleTime: 0,
  }),
  history: (page: number) =>
    queryOptions({
      queryKey: [...all, 'history', page],
      queryFn: ({ signal }) => api(listLoginHistory, { page: String(page) }, { silent: true, signal }),
      staleTime: 0,
    }),
}

export function useEndSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: SessionView['id']) => api(endSession, { sessionId }),
    // One that is gone already is off the list too.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionQueries.open.queryKey }),
  })
}

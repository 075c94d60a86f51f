import type { RequestOf } from '@keo/contract/define-call'
import { getIdentity, submitIdentity } from '@keo/contract/identity'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'
import { useIsIn } from '../../../session/session.ts'

/** The verdict comes within a minute; the page looks for it by itself. */
const LOOK_EVERY_MS = seconds(5)

const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: ({ signal }) => api(getIdentity, {}, { silent: true, signal }),
})

export function useIdentity() {
  return useQuery({
    ...identityQuery,
    enabled: useIsIn(),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_EVERY_MS : false),
  })
}

export function useSubmitIdentity() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (person: RequestOf<typeof submitIdentity>) => api(submitIdentity, person, IN_FORM),
    onSuccess: (identity) => cache.setQueryData(identityQuery.queryKey, identity),
  })
}

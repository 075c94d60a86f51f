import { applyAsAgent, getAgentApplication } from '@keo/contract/agent-application'
import type { RequestOf } from '@keo/contract/define-call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'

export const agentApplicationQuery = queryOptions({
  queryKey: ['agent-application'],
  queryFn: ({ signal }) => api(getAgentApplication, {}, { silent: true, signal }),
})

export function useApplyAsAgent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (application: RequestOf<typeof applyAsAgent>) => api(applyAsAgent, application, IN_FORM),
    onSuccess: (answer) => cache.setQueryData(agentApplicationQuery.queryKey, answer),
  })
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiRefusal, NoAnswer } from './api-outcome.ts'
import { reportIncident } from './api.ts'
import { onLanguageChange } from '../language/messages.ts'
import { session } from '../session/session.ts'
import { shell } from './shell-port.ts'
import { clock } from '../platform/time.ts'

const STALE_MS = 30_000

/** Refusals and lost answers were told and reported by `api`; what is left is a defect of ours. */
function handleError(error: Error): void {
  if (error instanceof ApiRefusal || error instanceof NoAnswer) return
  const at = clock.now()
  reportIncident({
    where: shell()?.currentFullPath().split('?')[0] ?? '',
    request: undefined,
    answer: { error: String(error) },
    sentAt: at,
    receivedAt: at,
  })
}

/** One more try when no answer came; a refusal stays a refusal. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return error instanceof NoAnswer && failureCount < 1
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleError }),
  mutationCache: new MutationCache({ onError: handleError }),
  defaultOptions: {
    queries: { staleTime: STALE_MS, retry: shouldRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** Leaves nothing of the member behind: only queries that say `meta: { isPublic: true }` keep their data. */
export function forgetMember(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) if (query.meta?.isPublic !== true) query.reset()
}

export function startQueryClient(): void {
  session.onChange(() => {
    forgetMember(queryClient)
    // One turn later: by then the member's screens have closed and ask for nothing.
    clock.after(0, () => void queryClient.refetchQueries({ type: 'active' }))
  })
  onLanguageChange(() => void queryClient.invalidateQueries())
}

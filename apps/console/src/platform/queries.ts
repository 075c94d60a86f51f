import { decideApproval } from '@keo/contract/console-approvals'
import { askStaffPasskey } from '@keo/contract/console-passkeys'
import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import { getMe } from '@keo/contract/staff'
import type { StaffCall } from '@keo/contract/staff-call'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { call, isProofNeeded, isSignedOut } from './api.ts'
import { signWithPasskey } from './passkeys.ts'

/** A session that ended somewhere else: the door shows, and what was read is forgotten. */
function noticeEnd(error: unknown): void {
  if (isSignedOut(error)) queries.setQueryData([getMe.path, {}], null)
}

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEnd }),
  mutationCache: new MutationCache({ onError: noticeEnd }),
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
})

export const REFRESH_MS = 15_000

/** What a call answers; asked again every so often where people wait for it. */
export function useCall<C extends StaffCall>(declared: C, request: RequestOf<C>, refreshMs?: number) {
  return useQuery<ResponseOf<C>>({
    queryKey: [declared.path, request],
    queryFn: () => call(declared, request),
    ...(refreshMs ? { refetchInterval: refreshMs } : {}),
  })
}

/** A list page by page: each page says where the next begins. */
export function usePages<C extends StaffCall>(
  declared: C,
  request: Omit<RequestOf<C>, 'after'>,
  refreshMs?: number,
) {
  return useInfiniteQuery({
    queryKey: [declared.path, request, 'pages'],
    queryFn: ({ pageParam }) =>
      call(declared, { ...request, after: pageParam } as RequestOf<C>) as Promise<
        ResponseOf<C> & { next: string }
      >,
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    ...(refreshMs ? { refetchInterval: refreshMs } : {}),
  })
}

/** Whoever has a passkey turns the second key with it: the server says so, and the browser's own sheet opens. */
async function proven<C extends StaffCall>(declared: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  try {
    return await call(declared, request)
  } catch (error) {
    const isOwed = declared.path === decideApproval.path && isProofNeeded(error)
    if (!isOwed) throw error
    const { id } = request as RequestOf<typeof decideApproval>
    const passkey = await signWithPasskey(await call(askStaffPasskey, { approvalId: id }))
    return call(declared, { ...request, passkey })
  }
}

/** Something is done: whatever is on the screen is read again. */
export function useAct<C extends StaffCall>(
  declared: C,
  onDone?: (answer: ResponseOf<C>, asked: RequestOf<C>) => void,
) {
  return useActOf<RequestOf<C>, ResponseOf<C>>((request) => proven(declared, request), onDone)
}

/** The same for a part that several calls share: whoever uses it says how it is done. */
export function useActOf<Asked, Answer>(
  run: (asked: Asked) => Promise<Answer>,
  onDone?: (answer: Answer, asked: Asked) => void,
) {
  return useMutation<Answer, Error, Asked>({
    mutationFn: run,
    onSuccess: async (answer, asked) => {
      onDone?.(answer, asked)
      await queries.invalidateQueries()
    },
  })
}

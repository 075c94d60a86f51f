import {
  addToFeedback,
  type FeedbackCategory,
  FeedbackId,
  type FeedbackThread,
  getFeedback,
  hasUnreadReply,
  listFeedback,
  readFeedback,
  saveFeedback,
} from '@keo/contract/feedback'
import type { RequestOf } from '@keo/contract/define-call'
import { seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { knownId } from '../../page-kit/known-id.ts'

const all = ['feedback'] as const
const lists = [...all, 'list'] as const
/** Whoever looks at a thread sees an answer without leaving it. */
const LOOK_AGAIN_MS = seconds(15)

export const feedbackQueries = {
  /** Of one category, or of all. */
  list: (category?: FeedbackCategory) =>
    infiniteQueryOptions({
      queryKey: [...lists, category ?? 'all'],
      queryFn: ({ signal, pageParam }) =>
        api(
          listFeedback,
          { page: String(pageParam), ...(category ? { category } : {}) },
          { silent: true, signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : null),
    }),
  thread: (id: string) =>
    queryOptions({
      queryKey: [...all, 'thread', id],
      queryFn: ({ signal }) => api(getFeedback, { id: knownId(FeedbackId, id) }, { silent: true, signal }),
      refetchInterval: LOOK_AGAIN_MS,
      retry: false,
    }),
  unread: queryOptions({
    queryKey: [...all, 'unread'],
    queryFn: ({ signal }) => api(hasUnreadReply, {}, { silent: true, signal }),
  }),
}

function keep(thread: FeedbackThread): void {
  queryClient.setQueryData(feedbackQueries.thread(thread.id).queryKey, thread)
  void queryClient.invalidateQueries({ queryKey: lists })
}

export function useSaveFeedback() {
  return useMutation({
    mutationFn: (feedback: RequestOf<typeof saveFeedback>) => api(saveFeedback, feedback, IN_FORM),
    onSuccess: keep,
  })
}

export function useAddToFeedback() {
  return useMutation({
    mutationFn: (words: RequestOf<typeof addToFeedback>) => api(addToFeedback, words, IN_FORM),
    onSuccess: keep,
  })
}

/** The flag of the thread and the one of all threads go out together. */
export async function markRead(id: string): Promise<void> {
  const answer = await api(readFeedback, { id }, IN_FORM).catch(() => null)
  if (!answer) return
  queryClient.setQueryData(feedbackQueries.unread.queryKey, answer)
  await queryClient.invalidateQueries({ queryKey: lists })
}

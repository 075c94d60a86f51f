import {
  AnnouncementId,
  countLetters,
  countLettersByType,
  deleteLetters,
  getLetter,
  LetterId,
  listAnnouncements,
  listLetters,
  type LetType,
  markLettersRead,
  readAnnouncement,
} from '@keo/contract/inbox'
import type { Language } from '@keo/messages/languages'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { UNREAD_LETTERS_KEY } from '../../site/unread-letters.ts'

/** Under one key, which the live socket freshens when a letter comes. The server writes letters in the asked language. */
const all = ['inbox'] as const
const lists = [...all, 'lists'] as const

export const inboxQueries = {
  letters: (letType: LetType, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...lists, 'letters', letType, language],
      queryFn: ({ signal, pageParam }) =>
        api(
          listLetters,
          { letType, ...(pageParam === null ? {} : { before: pageParam }) },
          { silent: true, signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  announcements: (language: Language) =>
    infiniteQueryOptions({
      queryKey: [...lists, 'announcements', language],
      queryFn: ({ signal, pageParam }) =>
        api(listAnnouncements, pageParam === null ? {} : { before: pageParam }, { silent: true, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  letter: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'letter', id, language],
      queryFn: ({ signal }) => api(getLetter, { id: knownId(LetterId, id) }, { silent: true, signal }),
    }),
  /** Reading it is what marks it as read. */
  announcement: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'announcement', id, language],
      queryFn: ({ signal }) =>
        api(readAnnouncement, { id: knownId(AnnouncementId, id) }, { silent: true, signal }),
    }),
  counts: queryOptions({
    queryKey: [...lists, 'counts'],
    queryFn: ({ signal }) => api(countLettersByType, {}, { silent: true, signal }),
  }),
}

/** The badge of the bell and of the Me tab. */
export async function refreshUnread(): Promise<void> {
  queryClient.setQueryData(UNREAD_LETTERS_KEY, await api(countLetters, {}, { silent: true }))
}

/** Something was written, read or deleted: lists, counts and the badge are asked for again. */
export async function inboxChanged(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: lists }), refreshUnread()])
}

export function useReadLetters() {
  return useMutation({
    mutationFn: (ids: readonly string[]) => api(markLettersRead, { ids: [...ids] }),
    onSuccess: inboxChanged,
  })
}

/** All of a type; the server takes them in parts. */
export function useReadType() {
  return useMutation({
    async mutationFn(letType: LetType) {
      while ((await api(markLettersRead, { letType })).hasMore);
    },
    onSettled: inboxChanged,
  })
}

export function useDeleteLetters() {
  return useMutation({
    mutationFn: (ids: readonly string[]) => api(deleteLetters, { ids: [...ids] }),
    onSuccess: inboxChanged,
  })
}

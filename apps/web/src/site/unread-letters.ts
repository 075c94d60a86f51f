import { skipToken, useQuery } from '@tanstack/react-query'

/** The inbox fills this part of the cache, and freshens it when a letter comes; until then nobody has unread ones. */
export const UNREAD_LETTERS_KEY = ['inbox', 'unread-letters'] as const

export function useUnreadLetters(): number {
  const unread = useQuery<{ totalCount: number }>({ queryKey: UNREAD_LETTERS_KEY, queryFn: skipToken })
  return unread.data?.totalCount ?? 0
}

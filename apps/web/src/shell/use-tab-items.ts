import { SPORT_GAME_ID } from '@keo/contract/ids'
import { skipToken, useQuery } from '@tanstack/react-query'
import { homeBarQuery, useAgentLine } from '../shared/agent-line.ts'
import { gameTypesQuery, isGameInMaintenance } from '../shared/game-types.ts'
import { useNow } from '../shared/use-now.ts'
import { type TabItem, tabItems } from './tab-items.ts'

/** The inbox fills this part of the cache; until it does, nobody has unread letters. */
export const UNREAD_LETTERS_KEY = ['inbox', 'unread-letters'] as const

export function useTabItems(): TabItem[] {
  const now = useNow()
  const { live } = useAgentLine()
  const homeBar = useQuery({ ...homeBarQuery, notifyOnChangeProps: ['data'] })
  const gameTypes = useQuery({ ...gameTypesQuery, notifyOnChangeProps: ['data'] })
  const unread = useQuery<{ totalCount: number }>({ queryKey: UNREAD_LETTERS_KEY, queryFn: skipToken })
  return tabItems({
    isCSportOn: homeBar.data?.isCSportOn ?? false,
    isSportsResting: isGameInMaintenance(gameTypes.data ?? [], SPORT_GAME_ID, now),
    hasLive: live,
    unreadLetters: unread.data?.totalCount ?? 0,
  })
}

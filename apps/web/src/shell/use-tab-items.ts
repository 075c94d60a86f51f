import { skipToken, useQuery } from '@tanstack/react-query'
import { homeBarQuery, useAgentLine } from '../shared/agent-line.ts'
import { gameTypesQuery, isGameInMaintenance } from '../shared/game-types.ts'
import { clock } from '../shared/time.ts'
import { type TabItem, tabItems } from './tab-items.ts'

/** Specification section 9. */
const SPORTS_GAME_ID = 1001101101

/** The inbox fills this part of the cache; until it does, nobody has unread letters. */
export const UNREAD_LETTERS_KEY = ['inbox', 'unread-letters'] as const

export function useTabItems(): TabItem[] {
  const { live } = useAgentLine()
  const homeBar = useQuery({ ...homeBarQuery, notifyOnChangeProps: ['data'] })
  const gameTypes = useQuery({ ...gameTypesQuery, notifyOnChangeProps: ['data'] })
  const unread = useQuery<{ totalCount: number }>({ queryKey: UNREAD_LETTERS_KEY, queryFn: skipToken })
  return tabItems({
    isCSportOn: homeBar.data?.isCSportOn ?? false,
    isSportsResting: isGameInMaintenance(gameTypes.data ?? [], SPORTS_GAME_ID, clock.now()),
    hasLive: live,
    unreadLetters: unread.data?.totalCount ?? 0,
  })
}

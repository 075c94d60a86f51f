import { useQuery } from '@tanstack/react-query'
import { homeBarQuery, useAgentLine } from '../shared/agent-line.ts'
import { gameTypesQuery, isGameInMaintenance } from '../shared/game-types.ts'
import { clock } from '../shared/time.ts'
import { useUnreadLetters } from '../shared/unread-letters.ts'
import { type TabItem, tabItems } from './tab-items.ts'

/** Specification section 9. */
const SPORTS_GAME_ID = 1001101101

export function useTabItems(): TabItem[] {
  const { live } = useAgentLine()
  const homeBar = useQuery({ ...homeBarQuery, notifyOnChangeProps: ['data'] })
  const gameTypes = useQuery({ ...gameTypesQuery, notifyOnChangeProps: ['data'] })
  const unreadLetters = useUnreadLetters()
  return tabItems({
    isCSportOn: homeBar.data?.isCSportOn ?? false,
    isSportsResting: isGameInMaintenance(gameTypes.data ?? [], SPORTS_GAME_ID, clock.now()),
    hasLive: live,
    unreadLetters,
  })
}

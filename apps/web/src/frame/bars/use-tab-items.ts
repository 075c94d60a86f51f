import { SPORT_GAME_ID } from '@keo/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { homeBarQuery } from '../../site/agent-line.ts'
import { gameTypesQuery, isGameInMaintenance } from '../../site/game-types.ts'
import { useHasLive } from '../../site/live-section.ts'
import { useUnreadLetters } from '../../site/unread-letters.ts'
import { useNow } from '../../platform/use-now.ts'
import { type TabItem, tabItems } from './tab-items.ts'

export function useTabItems(): TabItem[] {
  const now = useNow()
  const hasLive = useHasLive()
  const homeBar = useQuery({ ...homeBarQuery, notifyOnChangeProps: ['data'] })
  const gameTypes = useQuery({ ...gameTypesQuery, notifyOnChangeProps: ['data'] })
  const unreadLetters = useUnreadLetters()
  return tabItems({
    isCSportOn: homeBar.data?.isCSportOn ?? false,
    isSportsResting: isGameInMaintenance(gameTypes.data ?? [], SPORT_GAME_ID, now),
    hasLive,
    unreadLetters,
  })
}

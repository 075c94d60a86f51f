import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../shared/messages.ts'
import { betQueries } from './bet-queries.ts'

/** The provider names its sports, in the player's language. */
export function useSportNames(): (sportId: number) => string {
  const say = useMessages()
  const { data: names } = useQuery(betQueries.sportNames(useLanguage()))
  return (sportId) => names?.[`sport.${sportId}`] ?? say('betRecord.sport.none', { id: sportId })
}

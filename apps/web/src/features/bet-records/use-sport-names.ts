import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { wordsQuery } from '../sportsbook/index.ts'

/** The provider names its sports, in the player's language. */
export function useSportNames(): (sportId: number) => string {
  const say = useMessages()
  const { data: names } = useQuery(wordsQuery)
  return (sportId) => names?.[`sport.${sportId}`] ?? say('betRecord.sport.none', { id: sportId })
}

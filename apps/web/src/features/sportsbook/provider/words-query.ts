import { getStaticLanguage } from '@keo/sportsbook-contract/house-calls'
import { hours } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import { provider } from './provider.ts'

/** Names of the sports, in the player's language. */
export const wordsQuery = queryOptions({
  meta: { isPublic: true },
  queryKey: ['sports', 'words'],
  queryFn: ({ signal }) => provider(getStaticLanguage, {}, { silent: true, signal }),
  staleTime: hours(12),
})

import { getBetReplay } from '@keo/contract/bet-replay'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

/** Under the key of bets, so news of them freshen it. */
export const replayQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['bet-records', 'replay', id, language],
    queryFn: ({ signal }) => api(getBetReplay, { id }, { silent: true, signal }),
  })

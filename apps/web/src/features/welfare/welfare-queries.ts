import { listRewards } from '@keo/contract/rewards'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

const all = ['rewards'] as const

export const welfareQueries = {
  rewards: (show: 'toClaim' | 'past') =>
    infiniteQueryOptions({
      queryKey: [...all, show],
      queryFn: ({ signal, pageParam }) =>
        api(
          listRewards,
          { show, ...(pageParam === null ? {} : { before: pageParam }) },
          { silent: true, signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ hasMore, rewards }) => (hasMore ? (rewards.at(-1)?.id ?? null) : null),
    }),
}

import { claimReward, listBadges, listRewards, type RewardView } from '@keo/contract/rewards'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'

/** Everything that a claim changes stands under one of these keys. */
const all = ['rewards'] as const
const PAGES_MAX = 10

/** What waits to be claimed or examined, all of it: there is never much. */
export const toClaimQuery = queryOptions({
  queryKey: [...all, 'to-claim'],
  async queryFn({ signal }) {
    const found: RewardView[] = []
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const before = found.at(-1)?.id
      const { rewards, hasMore } = await api(
        listRewards,
        { show: 'toClaim', ...(before ? { before } : {}) },
        { silent: true, signal },
      )
      found.push(...rewards)
      if (!hasMore) break
    }
    return found
  },
})

export const badgesQuery = queryOptions({
  queryKey: [...all, 'badges'],
  queryFn: ({ signal }) => api(listBadges, {}, { silent: true, signal }),
})

export const rewardsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: all })

/** Claimed again, a reward gives the first answer and nothing more. Whoever asked may be gone when it is told. */
export function useClaimRewards(tell: () => void) {
  return useMutation({
    async mutationFn(ids: readonly string[]) {
      for (const id of ids) await api(claimReward, { id })
    },
    onSuccess: tell,
    onSettled: rewardsChanged,
  })
}

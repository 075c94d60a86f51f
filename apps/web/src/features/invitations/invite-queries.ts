import {
  drawAward,
  queryHorseRing,
  queryInviteBetAwardList,
  queryInviteBetConfig,
  queryInviteDepAward,
  queryInviteDepConfig,
  queryInviteInfo,
  queryInviteInfoTotalAward,
  queryInviteVipConfig,
} from '@keo/contract/invitations'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'

const all = ['invitations'] as const
const nextPage = ({ hasMore }: { hasMore: boolean }, pages: readonly unknown[]) =>
  hasMore ? pages.length + 1 : null

export const inviteQueries = {
  deposit: queryOptions({
    queryKey: [...all, 'deposit'],
    queryFn: ({ signal }) => api(queryInviteDepConfig, {}, { silent: true, signal }),
  }),
  bets: queryOptions({
    queryKey: [...all, 'bets'],
    queryFn: ({ signal }) => api(queryInviteBetConfig, {}, { silent: true, signal }),
  }),
  levels: queryOptions({
    queryKey: [...all, 'levels'],
    queryFn: ({ signal }) => api(queryInviteVipConfig, {}, { silent: true, signal }),
  }),
  ticker: queryOptions({
    queryKey: [...all, 'ticker'],
    queryFn: ({ signal }) => api(queryHorseRing, {}, { silent: true, signal }),
  }),
  /** The first page carries code, funnel and milestones; further ones only friends. */
  info: infiniteQueryOptions({
    queryKey: [...all, 'info'],
    queryFn: ({ signal, pageParam }) =>
      api(queryInviteInfo, { page: String(pageParam) }, { silent: true, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  }),
  awards: infiniteQueryOptions({
    queryKey: [...all, 'awards'],
    queryFn: ({ signal, pageParam }) =>
      api(queryInviteDepAward, { page: String(pageParam) }, { silent: true, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  }),
  weeks: infiniteQueryOptions({
    queryKey: [...all, 'weeks'],
    queryFn: ({ signal, pageParam }) =>
      api(queryInviteBetAwardList, { page: String(pageParam) }, { silent: true, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  }),
  totals: queryOptions({
    queryKey: [...all, 'totals'],
    queryFn: ({ signal }) => api(queryInviteInfoTotalAward, {}, { silent: true, signal }),
  }),
}

/** The reward of a milestone: asked again it is the same one, so a tap too many pays nothing twice. */
export function useDrawAward() {
  return useMutation({
    mutationFn: (friends: number) => api(drawAward, { friends }, IN_FORM),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all }),
  })
}

import {
  buyPlan,
  type CurveDays,
  ExpertId,
  followExpert,
  getExpert,
  getExpertCurve,
  getPlan,
  listExperts,
  listPlans,
  PlanId,
} from '@keo/contract/experts'
import type { Language } from '@keo/messages/languages'
import { seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { currentSession } from '../../session/session.ts'

const all = ['experts'] as const
const who = () => currentSession().token ?? ''
const PLAN_EVERY_MS = seconds(30)

export type ExpertFilter = {
  readonly sport?: string
  readonly price?: 'free' | 'paid'
  readonly followed?: '1'
}

export const expertQueries = {
  list: (filter: ExpertFilter, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', filter, language, who()],
      queryFn: ({ signal, pageParam }) =>
        api(listExperts, { ...filter, page: String(pageParam) }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'one', id, language, who()],
      queryFn: ({ signal }) => api(getExpert, { id: knownId(ExpertId, id) }, { silent: true, signal }),
    }),
  curve: (id: string, days: CurveDays) =>
    queryOptions({
      queryKey: [...all, 'curve', id, days],
      queryFn: ({ signal }) => api(getExpertCurve, { id, days }, { silent: true, signal }),
    }),
  plans: (id: string, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'plans', id, language, who()],
      queryFn: ({ signal, pageParam }) => {
        const before = pageParam === '' ? {} : { before: pageParam }
        return api(listPlans, { id: knownId(ExpertId, id), ...before }, { silent: true, signal })
      },
      initialPageParam: '',
      getNextPageParam: ({ hasMore, items }) => (hasMore ? (items.at(-1)?.id ?? null) : null),
    }),
  plan: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'plan', id, language, who()],
      queryFn: ({ signal }) => api(getPlan, { id: knownId(PlanId, id) }, { silent: true, signal }),
      refetchInterval: ({ state }) => (state.data?.result ? false : PLAN_EVERY_MS),
    }),
}

type FollowOrder = { readonly isFollowed: boolean; readonly isTold: boolean }

/** What others see of it, in lists, is asked for again. */
export function useFollowExpert(id: string, language: Language) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (order: FollowOrder) => api(followExpert, { id, ...order }),
    onSuccess: ({ followers, isFollowed, isTold }) => {
      cache.setQueryData(
        expertQueries.one(id, language).queryKey,
        (old) => old && { ...old, followers, isFollowed, isTold },
      )
      void cache.invalidateQueries({ queryKey: [...all, 'list'] })
    },
  })
}

/** A refusal is shown in the sheet, so it has no toast. */
export function useBuyPlan(id: string, language: Language) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api(buyPlan, { id }, { silent: true }),
    onSuccess: (plan) => {
      cache.setQueryData(expertQueries.plan(id, language).queryKey, plan)
      void cache.invalidateQueries({ queryKey: [...all, 'plans'] })
    },
  })
}

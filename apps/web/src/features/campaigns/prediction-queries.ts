import { CampaignId } from '@keo/contract/campaign-names'
import {
  chooseSide,
  getFixture,
  listFixtures,
  listMedals,
  MatchId,
  setPicks,
  type FixtureList,
  type FixtureView,
  type Outcome,
} from '@keo/contract/predictions'
import type { Language } from '@keo/messages/languages'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { currentSession } from '../../session/session.ts'
import { campaignsChanged } from './campaign-queries.ts'

const who = () => currentSession().token ?? ''

/** Under the key of campaigns: a pick or a claim changes them all. */
export const predictionQueries = {
  list: (id: string, when: FixtureList, language: Language) =>
    infiniteQueryOptions({
      queryKey: ['campaigns', 'fixtures', id, when, language, who()],
      queryFn: ({ signal, pageParam }) =>
        api(listFixtures, { id, when, page: String(pageParam) }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
    }),
  medals: (id: string, language: Language) =>
    infiniteQueryOptions({
      queryKey: ['campaigns', 'medals', id, language, who()],
      queryFn: ({ signal, pageParam }) =>
        api(listMedals, { id, page: String(pageParam) }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
    }),
  one: (id: string, matchId: string, language: Language) =>
    queryOptions({
      queryKey: ['campaigns', 'fixture', id, matchId, language, who()],
      queryFn: ({ signal }) =>
        api(
          getFixture,
          { id: knownId(CampaignId, id), matchId: knownId(MatchId, matchId) },
          { silent: true, signal },
        ),
    }),
}

type Picked = { id: string; version: number; match: FixtureView; pick: Outcome }

/** A refusal is shown beside the buttons, so it has no toast. */
export function usePick() {
  return useMutation({
    mutationFn: ({ id, version, match, pick }: Picked) =>
      api(setPicks, { id, version, picks: [{ matchId: match.matchId, pick }] }, { silent: true }),
    onSettled: campaignsChanged,
  })
}

export function useChooseSide() {
  return useMutation({
    mutationFn: (chosen: { id: string; version: number; sideId: number }) =>
      api(chooseSide, chosen, { silent: true }),
    onSettled: campaignsChanged,
  })
}

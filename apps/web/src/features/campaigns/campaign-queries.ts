import { CampaignId } from '@keo/contract/campaign-names'
import type { CampaignDetail } from '@keo/contract/campaign-views'
import {
  claimCampaign,
  getCampaign,
  listCampaigns,
  listWinners,
  openBox,
  openGiftBox,
  signInToday,
  turnWheel,
} from '@keo/contract/campaigns'
import type { Language } from '@keo/messages/languages'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { rewardsChanged } from '../../rewards/reward-queries.ts'
import { currentSession } from '../../session/session.ts'

/** Under one key: whatever is claimed changes the list, the page and what was got. */
const all = ['campaigns'] as const
/** What a visitor was shown is not what the member sees who signs in next. */
const who = () => currentSession().token ?? ''

export const campaignQueries = {
  list: (language: Language) =>
    queryOptions({
      queryKey: [...all, 'list', language, who()],
      queryFn: ({ signal }) => api(listCampaigns, {}, { silent: true, signal }),
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'one', id, language, who()],
      queryFn: ({ signal }) => api(getCampaign, { id: knownId(CampaignId, id) }, { silent: true, signal }),
    }),
  winners: (id: string) =>
    queryOptions({
      queryKey: [...all, 'winners', id],
      queryFn: ({ signal }) => api(listWinners, { id: knownId(CampaignId, id) }, { silent: true, signal }),
    }),
}

export const campaignsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: all })

type Claimed = Pick<CampaignDetail, 'id' | 'version'> & { step?: string }

/** A refusal is shown beside the button, so it has no toast. */
export function useClaimCampaign() {
  return useMutation({
    mutationFn: ({ id, version, step }: Claimed) =>
      api(claimCampaign, { id, version, ...(step === undefined ? {} : { step }) }, { silent: true }),
    onSettled: campaignsChanged,
  })
}

export function useSignIn() {
  return useMutation({
    mutationFn: ({ id, version }: Claimed) => api(signInToday, { id, version }, { silent: true }),
    onSettled: campaignsChanged,
  })
}

/** The content of a box is the server's: the page only says which one is opened. */
export function useOpenBoxCall() {
  return useMutation({
    mutationFn: ({ id, version, box, key }: Claimed & { box: string; key: string }) =>
      api(openBox, { id, version, box, key }, { silent: true }),
  })
}

/** A box that was given as a reward. What is in it is told by the server, the same however often it is opened. */
export function useOpenGiftBox(tell: (cash: string) => void) {
  return useMutation({
    mutationFn: (id: string) => api(openGiftBox, { id }, { silent: true }),
    onSuccess: ({ cash }) => tell(cash),
    onSettled: () => Promise.all([campaignsChanged(), rewardsChanged()]),
  })
}

/** The page asks anew once its wheel stands still, not before: the result would be told twice. */
export function useTurn() {
  return useMutation({
    mutationFn: ({ id, version, key }: Claimed & { key: string }) =>
      api(turnWheel, { id, version, key }, { silent: true }),
  })
}

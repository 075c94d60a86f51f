import { getMember } from '@keo/contract/members'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { knowMember, useIsIn } from '../../session/session.ts'
import { adoptQuickSettings } from './quick-setting-rules.ts'

/** `liveManageStatus` of a member without the live section. */
const LIVE_OFF = 1

/** Requests and error reports name the member from now on, and the device takes over the member's own settings. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => {
    const member = await api(getMember, {}, { silent: true, signal })
    knowMember({
      id: member.id,
      userName: member.userName,
      isLiveOff: member.liveManageStatus === LIVE_OFF,
    })
    adoptQuickSettings(member.memberQuickSettingRespVO)
    return member
  },
})

/** The signed-in member; asks nothing for a visitor, nor before the session has passed its check. */
export function useMember() {
  return useQuery({ ...memberQuery, enabled: useIsIn() })
}

/** What the member registered with, as far as it is known by now. */
export function registeredCurrency(): string | undefined {
  return queryClient.getQueryData(memberQuery.queryKey)?.currency
}

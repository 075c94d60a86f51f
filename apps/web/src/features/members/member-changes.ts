import type { Call, RequestOf } from '@keo/contract/define-call'
import { updateAvatar, updateBirthday, updateNickName, updateSex } from '@keo/contract/profile'
import { refreshIdentityCode } from '@keo/contract/member-security'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import type { ApiOptions } from '../../api/create-api.ts'
import { memberQuery } from '../current-member/index.ts'

/** A change of the member, done when the member has been read again: what shows is what the server holds. */
export function useMemberChange<C extends Call>(call: C, options?: ApiOptions, send = api) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: RequestOf<C>) => send(call, change, options),
    onSuccess: () => cache.invalidateQueries({ queryKey: memberQuery.queryKey }),
  })
}

export const useUpdateAvatar = () => useMemberChange(updateAvatar)
export const useUpdateBirthday = () => useMemberChange(updateBirthday, IN_FORM)
export const useUpdateSex = () => useMemberChange(updateSex)
/** Sent with noNeedResponseMsg: whatever the server says, no message follows (MEM-03). */
export const useUpdateNickName = () => useMemberChange(updateNickName, { silent: true })

/** Each new code ends the one before it, so it is asked for and never read from a cache. */
export function useSupportCode() {
  return useMutation({ mutationFn: () => api(refreshIdentityCode, {}) })
}

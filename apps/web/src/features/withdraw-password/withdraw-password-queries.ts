import { CODE_ACTIONS, sendSms } from '@keo/contract/codes'
import { getWithdrawPasswordState, setupWithdrawPassword } from '@keo/contract/withdraw-password'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { withCaptcha } from '../accounts/index.ts'
import { provenApi } from '../security/index.ts'
import { sealPassword } from './seal-password.ts'

const stateQuery = queryOptions({
  queryKey: ['withdraw-password'],
  queryFn: ({ signal }) => api(getWithdrawPasswordState, {}, { silent: true, signal }),
})

export function useWithdrawPasswordState() {
  return useQuery(stateQuery)
}

type Setup = { readonly pwd: string; readonly smsCode: string; readonly account: string }

/** A lock may have gone with it, so the member is read again too. */
export function useSetupWithdrawPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ pwd, smsCode, account }: Setup) =>
      provenApi(
        setupWithdrawPassword,
        { withdrawPwd: await sealPassword({ pwd, purpose: 'setup', account }), smsCode },
        IN_FORM,
      ),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: stateQuery.queryKey }),
        cache.invalidateQueries({ queryKey: ['member'] }),
      ]),
  })
}

type OwnAction = typeof CODE_ACTIONS.withdrawPassword | typeof CODE_ACTIONS.bindCard

/** To the bound number; the server knows it. */
export async function sendOwnCode(actionType: OwnAction, mobileArea: string): Promise<boolean> {
  const sent = await withCaptcha({ action: 'sms', about: {}, isSure: true }, async (captchaTicket) => {
    await api(sendSms, { actionType, mobileArea, mobile: '', captchaTicket })
    return true
  })
  return sent ?? false
}

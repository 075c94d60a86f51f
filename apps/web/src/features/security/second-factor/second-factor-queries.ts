import { CODE_ACTIONS, sendSms } from '@keo/contract/codes'
import type { RequestOf } from '@keo/contract/define-call'
import type { PasskeyId } from '@keo/contract/ids'
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  passSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '@keo/contract/second-factor'
import {
  askForPasskey,
  beginPasskey,
  confirmPasskey,
  removePasskey,
  renamePasskey,
} from '@keo/contract/second-factor-passkeys'
import { proveSelf } from '@keo/contract/second-factor-proof'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'
import { makePasskey, signWithPasskey } from '../../../session/passkeys.ts'
import { withCaptcha } from '../../accounts/index.ts'
import { noteOwnChange } from '../own-changes.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api(getSecondFactor, {}, { silent: true, signal }),
})

/** What proves, of which one is given. */
export type Proof = RequestOf<typeof proveSelf>

/** Silent: the forms have a place of their own for what is wrong. */
export const prove = (proof: Proof) => api(proveSelf, proof, { silent: true })
export const passFactor = (proof: RequestOf<typeof passSecondFactor>) =>
  api(passSecondFactor, proof, { silent: true })

/** Asks this device for one of the member's passkeys; null when nothing came of it. */
export async function passkeyProof(): Promise<Proof | null> {
  const passkey = await signWithPasskey(await api(askForPasskey, {}))
  return passkey && { passkey }
}

/** To the number that is bound already; the server knows it. */
export async function sendProofCode(mobileArea: string): Promise<boolean> {
  const sent = await withCaptcha({ action: 'sms', about: {}, isSure: true }, async (captchaTicket) => {
    await api(sendSms, { actionType: CODE_ACTIONS.oldMobile, mobileArea, mobile: '', captchaTicket })
    return true
  })
  return sent ?? false
}

export const newTotp = (proofTicket: string) => api(beginTotp, { proofTicket })
/** Silent: a wrong code is said at the field. */
export const turnTotpOn = (proofTicket: string, code: string) =>
  api(confirmTotp, { proofTicket, code }, { silent: true })
export const turnTotpOff = (proofTicket: string) => api(removeTotp, { proofTicket })
export const newRecoveryCodes = (proofTicket: string) => api(renewRecoveryCodes, { proofTicket })

export async function addPasskey(proofTicket: string, name: string) {
  const passkey = await makePasskey(await api(beginPasskey, { proofTicket }))
  return passkey && api(confirmPasskey, { proofTicket, name, passkey })
}
export const forgetPasskey = (proofTicket: string, id: PasskeyId) => api(removePasskey, { proofTicket, id })
export const namePasskey = (id: PasskeyId, name: string) => api(renamePasskey, { id, name }, IN_FORM)

/** Something the member has set up changes; the list is read again whatever came of it. */
export function useFactorChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => {
      noteOwnChange()
      return change(given)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}

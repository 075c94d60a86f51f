import {
  getPublicKey,
  getWithdrawPasswordState,
  setupWithdrawPassword,
} from '@keo/contract/withdraw-password'
import type { Api } from '@keo/service-kit/http/api'
import type { WithdrawPasswords } from './withdraw-password-service.ts'

export function withdrawPasswordRoutes(api: Api, passwords: WithdrawPasswords) {
  api.handle(getPublicKey, passwords.publicKey)
  api.handle(getWithdrawPasswordState, passwords.stateOf)
  api.handle(setupWithdrawPassword, async (request) => {
    await passwords.setUp(request, request.body)
    return null
  })
}

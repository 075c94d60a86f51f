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
  askForPasskeyLogin,
  beginPasskey,
  confirmPasskey,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '@keo/contract/second-factor-passkeys'
import { proveSelf } from '@keo/contract/second-factor-proof'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { HeldPasskey } from './passkey-store.ts'
import type { SecondFactorService } from './second-factor-service.ts'
import { base32 } from './totp.ts'

export function secondFactorRoutes(api: Api, service: SecondFactorService) {
  api.handle(getSecondFactor, async (request) => {
    const { totpSince, passkeys, recoveryLeft, proofs } = await service.state(request)
    const totpTime = totpSince === null ? '' : serverTimeText(totpSince)
    return { totpTime, passkeys: passkeys.map(passkeyView), recoveryLeft, proofs }
  })
  api.handle(proveSelf, async (request) => {
    const { proofTicket, expiresAt } = await service.prove(request, request.body)
    return { proofTicket, expireTime: serverTimeText(expiresAt) }
  })
  api.handle(passSecondFactor, (request) => service.pass(request, request.body))
  totpRoutes(api, service)
  passkeyRoutes(api, service)
}

function totpRoutes(api: Api, service: SecondFactorService) {
  api.handle(beginTotp, async (request) => {
    const { secret, address } = await service.beginTotp(request, request.body.proofTicket)
    return { secret: base32(secret), address }
  })
  api.handle(confirmTotp, async (request) => {
    const { proofTicket, code } = request.body
    return { recoveryCodes: await service.confirmTotp(request, proofTicket, code) }
  })
  api.handle(removeTotp, (request) => service.removeTotp(request, request.body.proofTicket))
  api.handle(renewRecoveryCodes, async (request) => ({
    recoveryCodes: await service.renewRecoveryCodes(request, request.body.proofTicket),
  }))
}

function passkeyRoutes(api: Api, service: SecondFactorService) {
  api.handle(beginPasskey, (request) => service.beginPasskey(request, request.body.proofTicket))
  api.handle(confirmPasskey, async (request) => {
    const { passkey, recoveryCodes } = await service.confirmPasskey(request, request.body)
    return { passkey: passkeyView(passkey), recoveryCodes }
  })
  api.handle(renamePasskey, async (request) => {
    await service.renamePasskey(request, request.body.id, request.body.name)
    return null
  })
  api.handle(removePasskey, (request) =>
    service.removePasskey(request, request.body.proofTicket, request.body.id),
  )
  api.handle(askForPasskey, (request) => service.askForPasskey(request))
  api.handle(askForPasskeyLogin, (request) => service.askForLogin(request))
  api.handle(loginByPasskey, (request) => service.login(request.body.passkey, request))
}

/** The key and its counter stay here. */
function passkeyView({ id, name, rpId, isSynced, createdAt, usedAt }: HeldPasskey): Passkey {
  return {
    id,
    name,
    host: rpId,
    isSynced,
    createdTime: serverTimeText(createdAt),
    usedTime: usedAt === null ? '' : serverTimeText(usedAt),
  }
}

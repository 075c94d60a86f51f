import { maskEmail, maskPhone } from '@keo/contract/masks'
import {
  bindEmail,
  bindMobile,
  checkMobileForBinding,
  refreshIdentityCode,
  updatePassword,
} from '@keo/contract/member-security'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { Contacts } from './contact-service.ts'
import type { IdentityCodes } from './identity-codes.ts'
import type { PasswordChanges } from './password-change.ts'

type Needs = { contacts: Contacts; passwordChanges: PasswordChanges; identityCodes: IdentityCodes }

export function memberSecurityRoutes(api: Api, { contacts, passwordChanges, identityCodes }: Needs) {
  api.handle(checkMobileForBinding, async (request) => {
    const { mobileArea, mobile } = request.body
    const { area, ...found } = await contacts.checkMobile(request, mobileArea, mobile)
    return { mobileArea: area, ...found }
  })
  api.handle(bindMobile, async (request) => {
    const { number, holdUntil } = await contacts.bindNumber(request, request.body)
    return {
      mobileArea: number.area,
      mobile: maskPhone(number.mobile),
      holdUntilTime: serverTimeText(holdUntil),
    }
  })
  api.handle(bindEmail, async (request) => {
    const { email, holdUntil } = await contacts.bindAddress(request, request.body)
    return { email: maskEmail(email), holdUntilTime: serverTimeText(holdUntil) }
  })
  api.handle(updatePassword, async (request) => ({
    accessToken: await passwordChanges.change(request, request.body),
  }))
  api.handle(refreshIdentityCode, async (request) => {
    const { code, expiresAt } = await identityCodes.refresh(request)
    return { code, expireTime: serverTimeText(expiresAt) }
  })
}

import { captchaAbout } from '@keo/contract/captcha'
import { CODE_ACTIONS, sendEmail, sendSms } from '@keo/contract/codes'
import { fail } from '@keo/contract/errors'
import type { Api } from '@keo/service-kit/http/api'
import type { Captcha } from '../captcha/index.ts'
import type { MemberStore } from '../members/index.ts'
import { createCodeRequests } from './code-requests.ts'
import type { Codes } from './code-service.ts'
import { readMobile } from './code-target.ts'
import type { RegistrationTickets } from './registration-tickets.ts'

type Needs = {
  codes: Codes
  captcha: Pick<Captcha, 'redeem'>
  registrations: RegistrationTickets
  members: Pick<MemberStore, 'find' | 'findByUserName'>
}

export function codeRoutes(api: Api, { codes, captcha, registrations, members }: Needs) {
  const requests = createCodeRequests(members)

  api.handle(sendSms, async (request) => {
    const { actionType, mobileArea, mobile, captchaTicket } = request.body
    if (actionType === CODE_ACTIONS.register) {
      const isHeld = await registrations.holds(captchaTicket ?? '', readMobile(mobileArea, mobile), request)
      if (!isHeld) fail('REGISTRATION_TICKET_INVALID')
    } else {
      await captcha.redeem(captchaTicket, { action: 'sms', about: captchaAbout(request.body) }, request)
    }
    const wanted = await requests.ofSms(request.body, request.caller)
    await codes.send({ ...wanted, language: request.language }, request)
    return null
  })

  api.handle(sendEmail, async (request) => {
    const { actionType, captchaTicket } = request.body
    // A full session has proven more than a captcha asks; the limits hold for it all the same.
    if (actionType !== CODE_ACTIONS.bindMail) {
      await captcha.redeem(captchaTicket, { action: 'mail', about: captchaAbout(request.body) }, request)
    }
    const wanted = await requests.ofMail(request.body, request.caller)
    await codes.send({ ...wanted, language: request.language }, request)
    return null
  })
}

import type {
  checkCodeForRegistration,
  checkMobileForRegistration,
  LoginAnswer,
  loginByMobile,
  registerByMobile,
} from '@keo/contract/accounts'
import { captchaAbout } from '@keo/contract/captcha'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import { PHONE_COUNTRIES } from '@keo/contract/phones'
import type { Captcha } from '../captcha/index.ts'
import { readMobile, type Codes, type Mobile, type RegistrationTickets } from '../codes/index.ts'
import type { MemberStore } from '../members/index.ts'
import type { Admission, Visitor } from './admission.ts'
import type { Registrations } from './registrations.ts'

type Needs = {
  members: Pick<MemberStore, 'findByMobile' | 'findByUserName'>
  captcha: Pick<Captcha, 'redeem'>
  codes: Pick<Codes, 'verify' | 'check'>
  registrationTickets: RegistrationTickets
  admission: Admission
  registrations: Registrations
}

/** By mobile number and SMS code. What is known of a number is said only to whoever holds its code. */
export function createMobileDoor(needs: Needs) {
  const { members, codes, admission } = needs
  const claimOf = (purpose: 'login' | 'register', mobile: Mobile, code: string, from: Visitor) => ({
    purpose,
    target: { channel: 'sms' as const, ...mobile },
    memberId: null,
    deviceNo: from.deviceNo,
    code,
  })

  async function login(request: ParsedRequestOf<typeof loginByMobile>, from: Visitor): Promise<LoginAnswer> {
    const mobile = readMobile(areaOf(request.countryCode), request.mobile)
    if (!(await codes.verify(claimOf('login', mobile, request.smsCode, from)))) fail('CODE_WRONG')
    const member = (await members.findByMobile(mobile)) ?? fail('MOBILE_UNKNOWN')
    return admission.admit(member, from, { way: 'mobile', isProven: true, isVisit: request.isVisit ?? false })
  }

  async function register(
    request: ParsedRequestOf<typeof registerByMobile>,
    from: Visitor,
  ): Promise<LoginAnswer> {
    const area = areaOf(request.countryCode)
    if (area !== request.mobileCode) throw new AppError('INVALID_INPUT', {}, { mobileCode: 'field.country' })
    const mobile = readMobile(area, request.mobile)
    const claim = claimOf('register', mobile, request.smsCode, from)
    // Looked at first without using it up: a name that is taken must not cost the player another SMS.
    if (!(await codes.check(claim))) fail('CODE_WRONG')
    if (await members.findByMobile(mobile)) fail('MOBILE_TAKEN')
    if (await members.findByUserName(request.userName)) fail('NAME_TAKEN')
    if (!(await codes.verify(claim))) fail('CODE_WRONG')
    const member = await needs.registrations.register({ ...request, passwordHash: null, mobile }, from)
    return admission.admit(member, from, { way: 'registration', isProven: true })
  }

  /** Form and country only. Whether somebody has the number is not even looked up. */
  async function checkMobile(
    { phone, phoneCode, captchaTicket }: ParsedRequestOf<typeof checkMobileForRegistration>,
    from: Visitor,
  ): Promise<string> {
    const mobile = readMobile(phoneCode, phone, IN_PATH)
    const about = captchaAbout({ mobileArea: mobile.area, mobile: mobile.mobile })
    await needs.captcha.redeem(captchaTicket, { action: 'register', about }, from)
    return needs.registrationTickets.issue(mobile, from)
  }

  async function checkCode(
    request: ParsedRequestOf<typeof checkCodeForRegistration>,
    from: Visitor,
  ): Promise<boolean> {
    const { phone, phoneCode = PHONE_COUNTRIES.VN.phoneCode, code, registrationTicket } = request
    const mobile = readMobile(phoneCode, phone, IN_PATH)
    const isHeld = await needs.registrationTickets.holds(registrationTicket, mobile, from)
    if (!isHeld) fail('REGISTRATION_TICKET_INVALID')
    return codes.check(claimOf('register', mobile, code, from))
  }

  return { login, register, checkMobile, checkCode }
}

const IN_PATH = { area: 'phoneCode', mobile: 'phone' }
const AREAS: ReadonlyMap<string, string> = new Map(
  Object.entries(PHONE_COUNTRIES).map(([country, { phoneCode }]) => [country, phoneCode]),
)

function areaOf(countryCode: string): string {
  const area = AREAS.get(countryCode)
  if (area === undefined) throw new AppError('INVALID_INPUT', {}, { countryCode: 'field.country' })
  return area
}

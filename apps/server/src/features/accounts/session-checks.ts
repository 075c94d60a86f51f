import type { LoginAnswer, passLoginCheck } from '@keo/contract/accounts'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Caller } from '@keo/service-kit/http/api'
import { readMobile, type Codes, type CodeTarget } from '../codes/index.ts'
import { foldUserName, type Member, type MemberStore } from '../members/index.ts'
import { checkByOf, type Admission, type Visitor } from './admission.ts'
import type { Passwords } from '../passwords/index.ts'
import type { Sessions } from '../sessions/index.ts'

type Request = ParsedRequestOf<typeof passLoginCheck>
type Needs = {
  members: Pick<MemberStore, 'find'>
  sessions: Sessions
  codes: Pick<Codes, 'verify'>
  passwords: Passwords
  admission: Admission
}

/** What a session still owes after the door. The check serves the session that owes it, and nobody else. */
export function createChecks({ members, sessions, codes, passwords, admission }: Needs) {
  async function isPassed(member: Member, request: Request, from: Visitor): Promise<boolean> {
    switch (checkByOf(member)) {
      case 'sms':
        return isOwnMobile(member, request) && isCodeRight(member, ownMobile(member), request.smsCode, from)
      case 'mail':
        return isCodeRight(member, { channel: 'mail', email: member.email }, request.emailCode, from)
      case 'password':
        return request.password !== undefined && passwords.isRight(member, request.password, from)
    }
  }

  async function isCodeRight(member: Member, target: CodeTarget, code: string | undefined, from: Visitor) {
    if (code === undefined) return false
    const { deviceNo } = from
    return codes.verify({ purpose: 'deviceCheck', target, memberId: member.id, deviceNo, code })
  }

  async function read(caller: Caller) {
    const session = (await sessions.read(caller)) ?? fail('SESSION_EXPIRED')
    return { session, member: (await members.find(session.memberId)) ?? fail('SESSION_EXPIRED') }
  }

  return {
    async passLoginCheck(request: Request, caller: Caller | null, from: Visitor): Promise<LoginAnswer> {
      if (!caller) return fail('SESSION_EXPIRED')
      const { session, member } = await read(caller)
      const isTheirs = foldUserName(request.userName) === foldUserName(member.userName)
      if (session.loginState === 0 || !isTheirs || !(await isPassed(member, request, from)))
        fail('CHECK_FAILED')
      return admission.stepUp(member, caller, from, { ...session, loginState: 0 })
    },
    /** For the feature that knows the factors, once it has seen one that is right. */
    async passSecondFactor(caller: Caller, from: Visitor): Promise<LoginAnswer> {
      const { session, member } = await read(caller)
      return admission.stepUp(member, caller, from, { ...session, secondFactors: [] })
    },
  }
}

function ownMobile({ mobileArea, mobile }: Member): CodeTarget {
  return { channel: 'sms', area: mobileArea, mobile }
}

function isOwnMobile(member: Member, { mobile }: Request): boolean {
  return mobile !== undefined && readMobile(member.mobileArea, mobile).mobile === member.mobile
}

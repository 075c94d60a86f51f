import type { resetPassword } from '@keo/contract/accounts'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import { readMobile, type Codes, type CodeTarget } from '../codes/index.ts'
import type { Member, MemberStore } from '../members/index.ts'
import type { Visitor } from './admission.ts'
import { refuseWeakPassword, type Passwords } from '../passwords/index.ts'

type Request = ParsedRequestOf<typeof resetPassword>
type Needs = {
  members: Pick<MemberStore, 'findByUserName'>
  codes: Pick<Codes, 'verify'>
  passwords: Passwords
}

/** Whoever does not exist, has another number or typed a wrong code gets one and the same answer. */
export function createForgottenPassword({ members, codes, passwords }: Needs) {
  return async function reset(request: Request, from: Visitor): Promise<void> {
    const target = targetOf(request)
    refuseWeakPassword(request.password, request.userName)
    const member = await members.findByUserName(request.userName)
    const owner = member && isOwn(target, member) ? member : null
    const isRight = await codes.verify({
      purpose: 'forget',
      target,
      memberId: owner?.id ?? null,
      deviceNo: from.deviceNo,
      code: request.code,
    })
    if (!owner || !isRight) return fail('CODE_WRONG')
    await passwords.change({ member: owner, password: request.password, from })
  }
}

function targetOf({ by, mobileArea = '', mobile, email }: Request): CodeTarget {
  if (by === 'mail') return email ? { channel: 'mail', email } : missing('email')
  return mobile ? { channel: 'sms', ...readMobile(mobileArea, mobile) } : missing('mobile')
}

function missing(field: string): never {
  throw new AppError('INVALID_INPUT', {}, { [field]: 'field.missing' })
}

function isOwn(target: CodeTarget, member: Member): boolean {
  if (target.channel === 'mail') return target.email.toLowerCase() === member.email.toLowerCase()
  return target.area === member.mobileArea && target.mobile === member.mobile
}

import type { ParsedRequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { updatePassword } from '@keo/contract/member-security'
import type { Passwords } from '../accounts/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Acting } from './acting.ts'
import { given } from './contact-rules.ts'
import { oldCode } from './contact-service.ts'
import type { Member, MemberStore } from './member-store.ts'

type Needs = {
  members: Pick<MemberStore, 'find'>
  passwords: Passwords
  codes: Pick<Codes, 'verify'>
}

type Wish = ParsedRequestOf<typeof updatePassword>
export type PasswordChanges = ReturnType<typeof createPasswordChanges>

export function createPasswordChanges({ members, passwords, codes }: Needs) {
  /** The token under which this session goes on; every other one has ended. */
  async function change(acting: Acting, wish: Wish): Promise<string> {
    const member = (await members.find(acting.caller.memberId)) ?? fail('SESSION_EXPIRED')
    await (member.hasPassword ? provePassword(member, wish) : proveNumber(acting, member, wish))
    const { password } = wish
    return (
      (await passwords.change({ member, password, from: acting, keep: acting.caller })) ??
      fail('SESSION_EXPIRED')
    )
  }

  async function provePassword(member: Member, { oldPassword, password }: Wish): Promise<void> {
    if (!(await passwords.isRight(member, given(oldPassword, 'oldPassword')))) fail('PASSWORD_WRONG')
    if (oldPassword === password) throw new AppError('INVALID_INPUT', {}, { password: 'field.passwordSame' })
  }

  /** Whoever came by mobile number sets a first password with a code to that number. */
  async function proveNumber({ deviceNo }: Acting, member: Member, { smsCode }: Wish): Promise<void> {
    const claim = { ...oldCode(member, smsCode, 'smsCode'), memberId: member.id, deviceNo }
    if (member.mobile === '' || !(await codes.verify(claim))) fail('OLD_CODE_WRONG')
  }

  return { change }
}

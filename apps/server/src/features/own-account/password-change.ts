import type { ParsedRequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { updatePassword } from '@keo/contract/member-security'
import type { Passwords } from '../passwords/index.ts'
import type { Acting, MemberStore } from '../members/index.ts'
import type { ProveOwner } from './owner-proof.ts'

type Needs = { members: Pick<MemberStore, 'find'>; passwords: Passwords; proveOwner: ProveOwner }

export type PasswordChanges = ReturnType<typeof createPasswordChanges>

/** Whoever came by mobile number sets a first password with a code to that number. */
export function createPasswordChanges({ members, passwords, proveOwner }: Needs) {
  /** The token under which this session goes on; every other one has ended. */
  async function change(acting: Acting, request: ParsedRequestOf<typeof updatePassword>): Promise<string> {
    const member = (await members.find(acting.caller.memberId)) ?? fail('SESSION_EXPIRED')
    const { oldPassword, smsCode, password } = request
    await proveOwner(acting, member, { password: oldPassword, smsCode }, 'oldPassword')
    if (oldPassword === password) throw new AppError('INVALID_INPUT', {}, { password: 'field.passwordSame' })
    return (
      (await passwords.change({ member, password, from: acting, keep: acting.caller })) ??
      fail('SESSION_EXPIRED')
    )
  }

  return { change }
}

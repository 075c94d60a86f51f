import { fail } from '@keo/contract/errors'
import type { Passwords } from '../passwords/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Acting, Member } from '../members/index.ts'
import { given } from './contact-rules.ts'
import { oldCode } from './contact-service.ts'

type Needs = { passwords: Passwords; codes: Pick<Codes, 'verify'> }
type Shown = { readonly password?: string | undefined; readonly smsCode?: string | undefined }

export type ProveOwner = ReturnType<typeof createOwnerProof>

/** More than a session: the password, or for those who have none a code to the bound number. */
export function createOwnerProof({ passwords, codes }: Needs) {
  return async (acting: Acting, member: Member, shown: Shown, passwordField = 'password'): Promise<void> => {
    if (member.hasPassword) {
      if (!(await passwords.isRight(member, given(shown.password, passwordField), acting)))
        fail('PASSWORD_WRONG')
      return
    }
    const { deviceNo } = acting
    const claim = { ...oldCode(member, shown.smsCode, 'smsCode'), memberId: member.id, deviceNo }
    if (member.mobile === '' || !(await codes.verify(claim))) fail('OLD_CODE_WRONG')
  }
}

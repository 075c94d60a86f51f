import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'

type Given = { readonly oldSmsCode: string; readonly password: string }

/** What the server wants beside the new address: a code to the bound number, else the password for a replacement. */
export function emailProof({
  mobile,
  email,
  hasPassword,
}: Pick<UserInfo, 'mobile' | 'email' | 'hasPassword'>) {
  if (mobile !== '')
    return {
      kind: 'sms',
      isGiven: ({ oldSmsCode }: Given) => PATTERNS.smsCode.test(oldSmsCode),
      fieldsOf: ({ oldSmsCode }: Given) => ({ oldSmsCode }),
    } as const
  if (email !== '' && hasPassword)
    return {
      kind: 'password',
      isGiven: ({ password }: Given) => password !== '',
      fieldsOf: ({ password }: Given) => ({ password }),
    } as const
  return { kind: 'none', isGiven: () => true, fieldsOf: () => ({}) } as const
}

import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'

type PasswordEntry = {
  readonly oldPassword: string
  readonly smsCode: string
  readonly password: string
  readonly again: string
}

/** All that can be known before asking; whether the old one is right and the new one too common, the server says. */
export function isPasswordEntryRight(
  { oldPassword, smsCode, password, again }: PasswordEntry,
  { hasPassword }: Pick<UserInfo, 'hasPassword'>,
): boolean {
  const isProven = hasPassword ? oldPassword !== '' : PATTERNS.smsCode.test(smsCode)
  return isProven && PATTERNS.password.test(password) && password === again && password !== oldPassword
}

import { PATTERNS } from '@keo/contract/patterns'
import type { PlainMessageKey } from '@keo/messages/keys'

type PasswordRule = {
  readonly text: PlainMessageKey & `newPassword.${string}`
  test(password: string, userName: string): boolean
}

/** Shown while a new password is typed, each with its own tick. The server also knows the common ones. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { text: 'newPassword.length', test: (password) => /^.{8,20}$/u.test(password) },
  { text: 'newPassword.signs', test: (password) => /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/.test(password) },
  {
    text: 'newPassword.notName',
    test: (password, userName) => password !== '' && password.toLowerCase() !== userName.toLowerCase(),
  },
]

export function isPasswordRight(password: string, userName: string): boolean {
  return PATTERNS.password.test(password) && PASSWORD_RULES.every(({ test }) => test(password, userName))
}

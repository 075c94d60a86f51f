import { AppError } from '@keo/contract/errors'
import type { MessageKey } from '@keo/messages/keys'
import { foldUserName } from '../members/index.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** What is wrong with a new password beyond its pattern, or null. Compared without case: attackers try both. */
export function passwordProblem(password: string, userName: string): MessageKey | null {
  const plain = password.toLowerCase()
  if (plain === foldUserName(userName)) return 'field.passwordLikeName'
  return COMMON_PASSWORDS.has(plain) ? 'field.passwordCommon' : null
}

export function refuseWeakPassword(password: string, userName: string): void {
  const problem = passwordProblem(password, userName)
  if (problem) throw new AppError('INVALID_INPUT', {}, { password: problem })
}

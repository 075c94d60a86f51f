import type { LoginAnswer } from '@keo/contract/accounts'
import { signIn } from './session.ts'
import { type Storage, storage } from '../platform/storage.ts'
import type { Stored } from '../platform/storage-schema.ts'

export type OwedCheck = Stored<'owedCheck'>

/** The check of a new device or address that an answer asks for; null when it asks for none. */
export function owedCheckOf({ loginState, checkBy }: LoginAnswer, userName: string): OwedCheck | null {
  return loginState === 0 ? null : { userName, loginState, checkBy: checkBy ?? 'sms' }
}

/** Begins the session of an answer. What it owes is kept first, so that whoever hears of the token knows it. */
export function acceptLogin(
  answer: LoginAnswer,
  userName: string,
  {
    kept = storage,
    begin = signIn,
  }: { kept?: Pick<Storage, 'write' | 'remove'>; begin?: (token: string) => void } = {},
): void {
  if (answer.secondFactor.length > 0) kept.write('owedFactors', answer.secondFactor)
  else kept.remove('owedFactors')
  const owed = owedCheckOf(answer, userName)
  if (owed) kept.write('owedCheck', owed)
  else kept.remove('owedCheck')
  begin(answer.accessToken)
}

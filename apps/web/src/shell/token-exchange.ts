import { exchangeHandOverCode } from '@keo/contract/accounts'
import { api } from '../shared/api.ts'
import { signIn } from '../shared/session.ts'

/** Swaps the one-use code of an address for a session. Why a code fails is not for the player to read. */
export async function exchangeToken(code: string): Promise<boolean> {
  try {
    const { accessToken } = await api(exchangeHandOverCode, { code }, { silent: true })
    signIn(accessToken)
    return true
  } catch {
    return false
  }
}

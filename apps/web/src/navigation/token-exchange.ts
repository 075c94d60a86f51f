import { api } from '../api/api.ts'
import { acceptLogin } from '../session/login-answer.ts'

/** Swaps the one-use code of an address for a session. Why a code fails is not for the player to read. */
export async function exchangeToken(code: string): Promise<boolean> {
  try {
    const { exchangeHandOverCode } = await import('@keo/contract/accounts')
    acceptLogin(await api(exchangeHandOverCode, { code }, { silent: true }), '')
    return true
  } catch {
    return false
  }
}

import type { LoginAnswer } from '@keo/contract/accounts'
import { useEffect } from 'react'
import { acceptLogin } from '../../../session/login-answer.ts'
import { useIsIn, useSession } from '../../../session/session.ts'
import { sitePath } from '../../../navigation/site-path.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { pathAfterLogin } from './after-login.ts'

/** Does with the answer of a way in what the specification says: hand over, or begin the session. */
export function useEnter(): (answer: LoginAnswer, userName: string) => void {
  const go = useGo()
  const { query } = useHere()
  return (answer, userName) => {
    if (answer.state === null) acceptLogin(answer, userName)
    else go.replace(pathAfterLogin({ answer, userName, query, origin: location.origin }))
  }
}

/** A form stays busy from the tap until its door is left: there is no moment for a second tap. */
export function useIsEntering({ isPending }: { isPending: boolean }): boolean {
  const { isLoggedIn } = useSession()
  return isPending || isLoggedIn
}

/** A door is left once there is a session that owes nothing: after the login, its check, or a login in another tab. */
export function useLeaveOnceIn(): void {
  const go = useGo()
  const { query } = useHere()
  const isIn = useIsIn()
  const to = sitePath(query.get('redirect'), location.origin)
  useEffect(() => {
    if (isIn) go.replace(to)
  }, [isIn, to, go])
}

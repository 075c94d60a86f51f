import type { LoginAnswer } from '@keo/contract/accounts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { sitePath } from '../../../navigation/site-path.ts'

type Arrival = {
  readonly answer: Pick<LoginAnswer, 'accessToken' | 'state'>
  readonly userName: string
  readonly query: URLSearchParams
  readonly origin: string
}

/** Where somebody goes who has just signed in: handed over (ACC-03), or to the page they wanted (NAV-11). */
export function pathAfterLogin({ answer, userName, query, origin }: Arrival): string {
  const { state, accessToken } = answer
  if (state !== null) return withQuery(paths.handOver(), { state, token: accessToken, userName })
  return sitePath(query.get('redirect'), origin)
}

/** Another door with the same way there and the same way back. */
export function otherDoor(path: string, query: URLSearchParams): string {
  const keep = (name: string): string | undefined => query.get(name) ?? undefined
  return withQuery(path, { redirect: keep('redirect'), from: keep('from') })
}

import { patterns } from '../../navigation/paths.ts'
import type { Route, RouteGroup } from '../../navigation/route.ts'

/** What stands beside a page of a wide screen: the ways through the account, or the sports; nothing beside a door. */
export type Columns = 'account' | 'sports' | 'none'

const ACCOUNT: ReadonlySet<RouteGroup> = new Set(['payment', 'security', 'profile', 'auth'])
const ALONE: ReadonlySet<RouteGroup> = new Set(['login', 'error', 'developer'])

export function columnsOf({
  group,
  pattern,
  developer,
}: Pick<Route, 'group' | 'pattern' | 'developer'>): Columns {
  if (pattern === patterns.me || (ACCOUNT.has(group) && !developer)) return 'account'
  // Sports that rest have nothing to choose from.
  return ALONE.has(group) || developer || pattern === patterns.maintain ? 'none' : 'sports'
}

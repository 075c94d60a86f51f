import { paths } from '../navigation/paths.ts'
import { sitePath } from '../navigation/site-path.ts'
import type { PageEntry } from '../navigation/page-stack-state.ts'

type Shown = Pick<PageEntry, 'route' | 'search'>

/** Where the page that shows leads when the session begins or ends under it; null where it may stay. */
export function pageAfterSession(shown: Shown, isLoggedIn: boolean, origin: string): string | null {
  if (isLoggedIn && shown.route.loginBlacklist) {
    return sitePath(new URLSearchParams(shown.search).get('redirect'), origin)
  }
  return !isLoggedIn && shown.route.auth ? paths.home() : null
}

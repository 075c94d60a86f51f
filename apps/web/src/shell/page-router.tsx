import { type ReactNode, useMemo } from 'react'
import { Route, Router } from 'wouter'
import { navigation } from './navigation.ts'
import type { PageEntry } from './page-stack-state.ts'
import { caseSensitiveParser } from './route-matcher.ts'

/** A page reads its own address, not the browser's: while it leaves, the browser is already elsewhere. */
export function PageRouter({ entry, children }: { entry: PageEntry; children: ReactNode }) {
  const hook = useMemo(() => locationHook(entry), [entry])
  return (
    <Router hook={hook} searchHook={hook.searchHook} parser={caseSensitiveParser}>
      <Route path={entry.route.pattern}>{children}</Route>
    </Router>
  )
}

type NavigateOptions = { replace?: boolean }

function locationHook(entry: PageEntry) {
  const navigate = (to: string, { replace = false }: NavigateOptions = {}): void => {
    void (replace ? navigation.replace(to) : navigation.to(to))
  }
  const use = (): [string, typeof navigate] => [entry.path, navigate]
  // wouter opens the escapes of the whole query before it is split; an escaped percent sign must survive that.
  use.searchHook = () => entry.search.replaceAll('%25', '%2525')
  return use
}

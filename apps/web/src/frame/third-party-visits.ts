import { currentAgentLine } from '../site/agent-line.ts'
import { errorServiceEvent, pixelImage, sendToErrorService, visitPixel } from '../site/third-parties.ts'
import { navigation } from '../navigation/navigation.ts'
import { activePage } from '../navigation/page-stack-state.ts'
import type { Route, RouteGroup } from '../navigation/route.ts'

/** Wallet, bindings, passwords and the hand-over of a session: no third party hears of these pages. */
const SENSITIVE: ReadonlySet<RouteGroup> = new Set(['payment', 'security', 'login'])

export function visitOf({ group, pattern }: Pick<Route, 'group' | 'pattern'>) {
  return { pattern, isSensitive: SENSITIVE.has(group) }
}

/** Tells the configured pixel of every page that is opened. */
export function followVisits(): void {
  navigation.store.subscribe((now, before) => {
    const page = activePage(now)
    if (!page || page.id === activePage(before)?.id) return
    const url = pixelImage(currentAgentLine().thirdParties, visitOf(page.entry.route))
    if (url) visitPixel(url)
  })
}

/** Tells the configured error service what kind of error a page had. */
export function tellErrorService(error: { name: string }): void {
  const route = navigation.current()?.route
  if (!route) return
  const event = errorServiceEvent(currentAgentLine().thirdParties, { name: error.name, ...visitOf(route) })
  if (event) sendToErrorService(event)
}

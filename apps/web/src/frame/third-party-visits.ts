import type { AgentConfig } from '@keo/contract/site'
import { currentAgentLine } from '../site/agent-line.ts'
import { navigation } from '../navigation/navigation.ts'
import { activePage } from '../navigation/page-stack-state.ts'
import type { Route, RouteGroup } from '../navigation/route.ts'

type Configured = AgentConfig['thirdParties']

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
    const { thirdParties } = currentAgentLine()
    if (thirdParties.pixelUrl) void tellPixel(thirdParties, visitOf(page.entry.route))
  })
}

/** Where there is none, which is most places, nothing of it is loaded. */
async function tellPixel(configured: Configured, visit: ReturnType<typeof visitOf>): Promise<void> {
  const { pixelImage, visitPixel } = await import('../site/third-parties.ts')
  const url = pixelImage(configured, visit)
  if (url) visitPixel(url)
}

/** Tells the configured error service what kind of error a page had. */
export async function tellErrorService(error: { name: string }): Promise<void> {
  const route = navigation.current()?.route
  const { thirdParties } = currentAgentLine()
  if (!route || !thirdParties.errorServiceUrl) return
  const { errorServiceEvent, sendToErrorService } = await import('../site/third-parties.ts')
  const event = errorServiceEvent(thirdParties, { name: error.name, ...visitOf(route) })
  if (event) sendToErrorService(event)
}

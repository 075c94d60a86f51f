import { type ComponentType, lazy } from 'react'
import { loadArea } from '../../language/messages.ts'
import { isMissingChunk, reloadOnceForChunk } from './missing-chunk.ts'
import { createMatcher } from '../../navigation/route-matcher.ts'
import type { Route, ScreenModule } from '../../navigation/route.ts'

const loaded = new Map<string, ComponentType>()

/** The screen of a route, loaded with its messages when it is first asked for. */
export function screenOf(route: Route): ComponentType {
  const known = loaded.get(route.pattern)
  if (known) return known
  const screen = lazy(() => load(route))
  loaded.set(route.pattern, screen)
  return screen
}

/** Begins to load the first screen while the server is still being asked what comes before it. */
export async function warmScreen(
  routes: readonly Route[],
  path: string,
  laterRoutes?: () => Promise<readonly Route[]>,
): Promise<void> {
  try {
    const found = createMatcher(routes)(path) ?? createMatcher((await laterRoutes?.()) ?? [])(path)
    if (found) await load(found.route)
  } catch {
    // Whoever opens the page tries again, and says so.
  }
}

/** After a failure the next attempt starts afresh; React remembers a rejected screen for ever. */
export function forgetScreen(route: Route): void {
  loaded.delete(route.pattern)
}

async function load(route: Route): Promise<ScreenModule> {
  try {
    const [screen] = await Promise.all([route.screen(), ...route.areas.map(loadArea)])
    return screen
  } catch (error) {
    if (isMissingChunk(error) && (await reloadOnceForChunk())) return new Promise(() => {})
    throw error
  }
}

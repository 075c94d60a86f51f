import { loadArea } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'

const AREAS = ['sports', 'match', 'betCart'] as const

/** They weigh as much as half of the home page: asked for at the browser's first free moment once it stands, never later. */
async function whenFree<Part>(load: () => Promise<Part>): Promise<Part> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 500 })
    else clock.after(0, () => resolve(0))
  })
  const [part] = await Promise.all([load(), ...AREAS.map(loadArea)])
  return part
}

/** Matches for the home page. */
export const loadHomeMatches = () => whenFree(() => import('./home-matches.tsx'))

/** How many are under way, for the tile of sports. */
export const loadLiveCount = () => whenFree(() => import('./live-count.tsx'))

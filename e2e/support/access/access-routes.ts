import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import { routes } from '../../../apps/web/src/routes/route-table.ts'
import type { Route } from '../../../apps/web/src/navigation/route.ts'

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
export type Look = { readonly language: Language; readonly theme: Theme }

/** Every message area that a page uses. */
export const AREAS = [...new Set(['core', 'pages', ...routes.flatMap(({ areas }) => areas)] as const)]

/**
 * `all` is every route in every language and theme, `turns` every route once, language and theme by turns: `npm run access`
 * asks for both and writes what held. Without either, as in `npm test`, it is a sample of what the statement claims.
 */
const asked = process.env.ACCESS_ROUTES
export const isWhole = asked === 'all'
export const isSample = asked === undefined
/** Pages of one look in a sample. */
const SAMPLE_MAX = 4

const PROOF = path.resolve(
  import.meta.dirname,
  '../../../apps/web/src/features/site-pages/accessibility/access-proof.json',
)
const { routes: claims } = JSON.parse(readFileSync(PROOF, 'utf8')) as { routes: Record<string, number[]> }

/** The statement says of this page that it held; of one without a line nobody has said anything yet. */
export const isClaimed = (pattern: string): boolean =>
  claims[pattern] === undefined || claims[pattern].length > 0

/** In the order of their turns: four routes of a group meet every language and both themes, eight every look. */
export const LOOKS: readonly Look[] = [0, 1].flatMap((round) =>
  LANGUAGES.map((language, place) => ({ language, theme: THEMES[(place + round) % 2]! })),
)

/** Every route that has a page; what is not known leads home. */
export const PROVEN = routes.filter(({ pattern, redirectTo }) => pattern !== '*' && redirectTo === null)

const turnOf = (route: Route): number => {
  const group = PROVEN.filter((other) => other.group === route.group)
  return (group.indexOf(route) + route.group.length) % LOOKS.length
}

/** Only these, where some are named: what the others have shown before stays. */
export const ONLY: readonly string[] = process.env.ACCESS_ONLY?.split(',') ?? []

export function routesIn(look: Look): readonly Route[] {
  const found = PROVEN.filter(
    (route) =>
      (isWhole || LOOKS[turnOf(route)] === look) && (ONLY.length === 0 || ONLY.includes(route.pattern)),
  )
  if (!isSample) return found
  const claimed = found.filter(({ pattern }) => isClaimed(pattern))
  // From all over the table.
  const step = Math.max(1, Math.ceil(claimed.length / SAMPLE_MAX))
  return claimed.filter((_route, place) => place % step === 0)
}

/** Where a page of one thing shows something without a member. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/service-question/{idx}': '/service-question/withdraw',
  '/service-detail': '/service-detail?id=withdraw-time',
  '/helpsub': '/helpsub?group=withdraw',
  '/sub-game/{id}': '/sub-game/1001106101',
}

/** Looked at as a visitor though nobody needs to be one. */
const VISITED = new Set(['/v-to-b', '/forget', '/undo', '/maintain', '/404', '/500', '/403', '/about-us'])
/** Lead to the order that is under way; somebody without one sees them. */
const OF_THE_IDLE = new Set(['/deposit', '/withdraw'])

export const ONLOOKERS = ['visitor', 'member', 'idle'] as const
type Onlooker = (typeof ONLOOKERS)[number]

export function onlookerOf({ pattern, loginBlacklist }: Route): Onlooker {
  if (loginBlacklist || VISITED.has(pattern)) return 'visitor'
  return OF_THE_IDLE.has(pattern) ? 'idle' : 'member'
}

export const addressOf = ({ pattern }: Route, own: Readonly<Record<string, string>>): string =>
  own[pattern] ?? SAMPLES[pattern] ?? pattern

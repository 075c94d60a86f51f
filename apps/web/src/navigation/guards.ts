import { paths, patterns, withQuery } from './paths.ts'
import type { Route } from './route.ts'

/** A page somebody wants to open. */
export type Visit = {
  readonly route: Route
  readonly fullPath: string
  readonly search: URLSearchParams
  /** The full path of the page that shows now; null when the app starts. */
  readonly fromFullPath: string | null
}

/** What the guards may know. */
export type GuardWorld = { readonly isLoggedIn: boolean; readonly areDeveloperPagesOpen: boolean }

export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A one-use code in the query is swapped for a session before the page opens. */
  | { readonly kind: 'exchange'; readonly code: string; readonly to: string; readonly otherwise: string }
  /** Stay where we are. */
  | { readonly kind: 'cancel' }

export type Guard = (visit: Visit, world: GuardWorld) => Decision | Promise<Decision>

export const OPEN: Decision = { kind: 'open' }

/** The login page with the way there and the way back (NAV-11). */
export function loginPath(visit: Pick<Visit, 'fullPath' | 'fromFullPath'>): string {
  return withQuery(paths.login(), { redirect: visit.fullPath, from: visit.fromFullPath ?? undefined })
}

export function redirectGuard({ route, search }: Visit): Decision {
  if (!route.redirectTo) return OPEN
  return { kind: 'redirect', to: search.size ? `${route.redirectTo}?${search}` : route.redirectTo }
}

export function developerGuard({ route }: Visit, world: GuardWorld): Decision {
  const isClosed = route.developer && !world.areDeveloperPagesOpen
  return isClosed ? { kind: 'redirect', to: paths.home() } : OPEN
}

export function authGuard(visit: Visit, world: GuardWorld): Decision {
  return visit.route.auth && !world.isLoggedIn ? { kind: 'redirect', to: loginPath(visit) } : OPEN
}

/**
 * A code never stays in the address. Somebody already signed in keeps the session they have. The hand-over page
 * alone is given a token that is none of ours (ACC-03).
 */
export function tokenGuard(visit: Visit, world: GuardWorld): Decision {
  if (!visit.search.has('token') || visit.route.pattern === patterns.handOver) return OPEN
  const clean = { ...visit, fullPath: withoutToken(visit.fullPath) }
  const code = visit.search.get('token')
  if (!code || world.isLoggedIn) return { kind: 'redirect', to: clean.fullPath }
  const otherwise = visit.route.auth ? loginPath(clean) : clean.fullPath
  return { kind: 'exchange', code, to: clean.fullPath, otherwise }
}

export function loginBlacklistGuard({ route }: Visit, world: GuardWorld): Decision {
  return route.loginBlacklist && world.isLoggedIn ? { kind: 'redirect', to: paths.home() } : OPEN
}

/** In this order; a feature adds its own (deposit lock, pending order) behind them. */
export const GUARDS: readonly Guard[] = [
  redirectGuard,
  developerGuard,
  tokenGuard,
  authGuard,
  loginBlacklistGuard,
]

/** The first guard that objects decides. Answers at once unless a guard has to ask the server. */
export function runGuards(
  guards: readonly Guard[],
  visit: Visit,
  world: GuardWorld,
): Decision | Promise<Decision> {
  for (const [place, guard] of guards.entries()) {
    const decision = guard(visit, world)
    if (decision instanceof Promise) {
      const rest = guards.slice(place + 1)
      return decision.then((late) => (late.kind === 'open' ? runGuards(rest, visit, world) : late))
    }
    if (decision.kind !== 'open') return decision
  }
  return OPEN
}

function withoutToken(fullPath: string): string {
  const url = new URL(fullPath, 'http://app')
  url.searchParams.delete('token')
  return url.pathname + url.search + url.hash
}

import type { PlainMessageKey } from '@keo/messages/keys'
import type { ClientArea } from '@keo/messages/packs'
import type { ComponentType } from 'react'
import type { Pattern } from './paths.ts'

export type RouteGroup =
  | 'main'
  | 'login'
  | 'live'
  | 'match'
  | 'payment'
  | 'security'
  | 'profile'
  | 'service'
  | 'auth'
  | 'public'
  | 'activity'
  | 'campaign'
  | 'vip'
  | 'error'
  | 'developer'

export type ScreenModule = { default: ComponentType }

/** What a screen is made of: its code, and the message areas that must be there before it shows. */
type Built = { readonly screen: () => Promise<ScreenModule>; readonly areas: readonly ClientArea[] }

export type RouteFlags = {
  readonly name: string
  /** Needs a signed-in member. */
  readonly auth: boolean
  /** Closed to signed-in members. */
  readonly loginBlacklist: boolean
  readonly tabbar: boolean
  readonly betcart: boolean
  readonly transition: 'slide' | 'fade'
  /** Shows the other route's screen under its own address. */
  readonly aliasOf: Pattern | null
  readonly redirectTo: Pattern | null
  readonly keepAlive: boolean
  /** Not in the specification. */
  readonly ours: boolean
  /** For developers; a site may close it (build setting VITE_DEVELOPER_PAGES). */
  readonly developer: boolean
}

export type Route = RouteFlags & {
  readonly group: RouteGroup
  readonly pattern: Pattern | '*'
  readonly title: PlainMessageKey
} & Built

type Row = Omit<Route, 'group'>

const NO_FLAGS: RouteFlags = {
  name: '',
  auth: false,
  loginBlacklist: false,
  tabbar: false,
  betcart: false,
  transition: 'slide',
  aliasOf: null,
  redirectTo: null,
  keepAlive: false,
  ours: false,
  developer: false,
}

export function page(
  pattern: Pattern | '*',
  title: PlainMessageKey,
  { screen, areas }: Built,
  flags: Partial<RouteFlags> = {},
): Row {
  return { ...NO_FLAGS, ...flags, pattern, title, screen, areas }
}

export function routeTable(groups: Partial<Record<RouteGroup, readonly Row[]>>): readonly Route[] {
  return Object.entries(groups).flatMap(([group, rows]) =>
    rows.map((row): Route => ({ ...row, group: group as RouteGroup })),
  )
}

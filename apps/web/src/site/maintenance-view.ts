import { SPORT_GAME_ID } from '@keo/contract/ids'
import { isWithinWindow } from '@keo/contract/server-time'
import type { GameType, MaintenanceInfo } from '@keo/contract/site'
import { type Instant, parseServerTime } from '@keo/units/instants'

type Window = { readonly startTime: string; readonly endTime: string }

/** What /maintain has to say: the whole site rests, the sports game rests, or nothing does. */
export type MaintenanceView =
  | { readonly what: 'site'; readonly title: string; readonly content: string; readonly window: Window }
  | { readonly what: 'sports'; readonly window: Window }
  | { readonly what: 'nothing' }

export function maintenanceView(known: {
  site: MaintenanceInfo | undefined
  isSiteActive: boolean
  gameTypes: readonly GameType[]
  now: Instant
}): MaintenanceView {
  const { site, isSiteActive, gameTypes, now } = known
  if (site && isSiteActive) return { what: 'site', title: site.title, content: site.content, window: site }
  const sports = restingSports(gameTypes, now)
  return sports ? { what: 'sports', window: sports } : { what: 'nothing' }
}

/** The sports game rests by its own window or by that of its type. */
function restingSports(gameTypes: readonly GameType[], now: Instant): Window | undefined {
  const type = gameTypes.find(({ gameList }) => gameList.some(({ id }) => id === SPORT_GAME_ID))
  const game = type?.gameList.find(({ id }) => id === SPORT_GAME_ID)
  return [game, type].find((window) => window && isWithinWindow(window, now))
}

/** When a thing that rests will be back, or null when it does not rest. */
export function restsUntil(window: Window | undefined, now: Instant): Instant | null {
  return window && isWithinWindow(window, now) ? (parseServerTime(window.endTime) ?? null) : null
}

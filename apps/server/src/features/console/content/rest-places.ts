import type { Rest } from '@keo/contract/console-maintenance'
import { LIVE_POINT, SITE_POINT } from '@keo/contract/site'
import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/units/instants'
import type { HeldMaintenance, HeldGame, Site } from '../../site/index.ts'

type Window = HeldGame['window']
type Content = Awaited<ReturnType<Site['held']>>

export const POINTS = { site: SITE_POINT, live: LIVE_POINT } as const
/** The console's own row of a place; what the sandbox forces stands beside it. */
export const rowIdOf = (place: keyof typeof POINTS): string => `console-${place}`

export function stateOf(window: Window, now: Instant): Rest['state'] {
  if (window === null) return 'none'
  if (window.endsAt <= now) return 'over'
  return window.startsAt >= now ? 'announced' : 'resting'
}

export function heldOf(content: Content, place: keyof typeof POINTS): HeldMaintenance | undefined {
  return content.maintenances.find(({ id, isOn }) => id === rowIdOf(place) && isOn)
}

/** The window of a place as it stands; undefined where there is no such place. */
export function windowOf(content: Content, place: string): Window | undefined {
  if (place === 'site' || place === 'live') return heldOf(content, place)?.window ?? null
  const [kind, id] = place.split(':')
  const held = (kind === 'type' ? content.gameTypes : content.games).find((one) => one.id === Number(id))
  return held && held.window
}

export function restsOf(content: Content, { language, now }: { language: Language; now: Instant }): Rest[] {
  const site = (['site', 'live'] as const).map((place): Rest => {
    const held = heldOf(content, place)
    return Object.assign(basics(place, place, '', held?.window ?? null, now), {
      title: held?.title ?? null,
      content: held?.content ?? null,
    })
  })
  const types = content.gameTypes.map(({ id, name, window }) =>
    basics(`type:${id}`, 'type', name[language], window, now),
  )
  const games = content.games.map(({ id, name, window }) =>
    basics(`game:${id}`, 'game', name[language], window, now),
  )
  return [...site, ...types, ...games]
}

function basics(place: string, kind: Rest['kind'], name: string, window: Window, now: Instant): Rest {
  return {
    place,
    kind,
    name,
    startsAt: window?.startsAt ?? null,
    endsAt: window?.endsAt ?? null,
    state: stateOf(window, now),
    title: null,
    content: null,
  }
}

import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../language/format-dates.ts'

/** `31/07/2026 20:00` in the player's own zone; empty where there is no time. */
export function momentText(serverTime: string, language: Language): string {
  const at = parseServerTime(serverTime)
  return at === undefined ? '' : formatDateTime(at, language)
}

/** Whole hours as hours, anything else as minutes. */
export function limitText(say: Say, minutes: number | null): string {
  if (minutes === null) return say('limit.none')
  return minutes % 60 === 0
    ? say('limit.hours', { count: minutes / 60 })
    : say('limit.minutes', { count: minutes })
}

/** Whole years as years, anything else as months. */
export function exclusionText(say: Say, months: number | null): string {
  if (months === null) return say('exclude.endless')
  return months % 12 === 0
    ? say('exclude.years', { count: months / 12 })
    : say('exclude.months', { count: months })
}

export function playedText(say: Say, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours === 0
    ? say('check.minutes', { minutes })
    : say('check.hours', { hours, minutes: minutes % 60 })
}

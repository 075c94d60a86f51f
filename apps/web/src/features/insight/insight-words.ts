import type { InsightKind } from '@keo/contract/insight'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { parseServerTime } from '@keo/units/instants'
import { formatDate } from '../../language/format-dates.ts'

/** Days are those of the server. */
const ZONE = 'Asia/Singapore'

export const dayName = (day: string, language: Language): string =>
  formatDate(parseServerTime(day) ?? 0, language, ZONE)

export function timeText(say: Say, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours === 0
    ? say('insight.onlyMinutes', { minutes })
    : say('insight.hoursMinutes', { hours, minutes: minutes % 60 })
}

export function kindName(say: Say, { part, key, name }: InsightKind): string {
  if (part === 'games') return name || say('insight.unknownGame')
  return key === 'multiple' ? say('insight.multiple') : name || say('insight.unknownSport')
}

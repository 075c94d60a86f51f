import { hours, type Instant } from '@keo/units/instants'
import { formatDate, formatTime } from '../../../language/format-dates.ts'
import { useLanguage } from '../../../language/messages.ts'

/** Times of one ticket: with the day where it took longer than one. */
export function useTimes(from: Instant, until: Instant) {
  const language = useLanguage()
  const isLong = until - from > hours(20)
  return {
    time: (at: Instant): string => formatTime(at, language),
    short: (at: Instant): string => (isLong ? formatDate(at, language) : formatTime(at, language)),
    /** For the rows of a ticket that took days; empty for all others. */
    day: (at: Instant): string => (isLong ? formatDate(at, language) : ''),
  }
}

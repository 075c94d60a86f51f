import { hours } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { daysQuery } from '../store/sports-queries.ts'

/** The provider's day begins at its own midnight; by noon all of Asia has the same date. */
const NOON = hours(12)

/** Days by the provider's calendar; today's are another list. */
export function useDays({ sportId, type }: MatchQuery) {
  const language = useLanguage()
  const { data } = useQuery({ ...daysQuery(sportId), enabled: type === PLAY_TYPE.early })
  return (data ?? [])
    .filter(({ startsAt, count }) => count > 0 && startsAt > clock.now())
    .map(({ startsAt, count }) => ({
      key: `d${startsAt}`,
      label: formatDate(startsAt + NOON, language),
      count,
    }))
}

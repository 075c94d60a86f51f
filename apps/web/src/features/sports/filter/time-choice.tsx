import { hours as inHours } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../shared/format.ts'
import { useLanguage, useMessages } from '../../../shared/messages.ts'
import { clock } from '../../../shared/time.ts'
import { EARLY, type MatchQuery, PICKER_HOURS } from '../rules/match-query.ts'
import { daysQuery } from '../store/sports-queries.ts'
import { ChipChoice } from './chip-choice.tsx'

type TimeChoiceProps = { place: MatchQuery; value: string | null; onChange: (picker: string | null) => void }

/** The next hours today, the next days otherwise. */
export function TimeChoice({ place, value, onChange }: TimeChoiceProps) {
  const say = useMessages()
  const days = useDays(place)
  const hours = PICKER_HOURS.map((n) => ({ key: `h${n}`, label: say('sports.filter.hours', { n }) }))
  const choices = [
    { key: null, label: say('sports.filter.anyTime') },
    ...(place.type === EARLY ? days : hours),
  ]
  return (
    <section>
      <h3 className="mb-2 text-callout font-semibold">{say('sports.filter.time')}</h3>
      <ChipChoice label={say('sports.filter.time')} choices={choices} value={value} onChange={onChange} />
    </section>
  )
}

/** The provider's day begins at its own midnight; by noon all of Asia has the same date. */
const NOON = inHours(12)

/** Days by the provider's calendar; today's are another list. */
function useDays({ sportId, type }: MatchQuery) {
  const language = useLanguage()
  const { data } = useQuery({ ...daysQuery(sportId), enabled: type === EARLY })
  return (data?.dl ?? [])
    .filter(({ bt, c }) => c > 0 && bt > clock.now())
    .map(({ bt, c }) => ({ key: `d${bt}`, label: formatDate(bt + NOON, language), count: c }))
}

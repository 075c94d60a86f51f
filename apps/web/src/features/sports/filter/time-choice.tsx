import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import { type MatchQuery, PICKER_HOURS } from '../rules/match-query.ts'
import { ChipChoice } from './chip-choice.tsx'
import { useDays } from './use-days.ts'

type TimeChoiceProps = { place: MatchQuery; value: string | null; onChange: (picker: string | null) => void }

/** The next hours today, the next days otherwise. */
export function TimeChoice({ place, value, onChange }: TimeChoiceProps) {
  const say = useMessages()
  const days = useDays(place)
  const hours = PICKER_HOURS.map((n) => ({ key: `h${n}`, label: say('sports.filter.hours', { n }) }))
  const choices = [
    { key: null, label: say('sports.filter.anyTime') },
    ...(place.type === PLAY_TYPE.early ? days : hours),
  ]
  return (
    <section>
      <h3 className="mb-2 text-callout font-semibold">{say('sports.filter.time')}</h3>
      <ChipChoice label={say('sports.filter.time')} choices={choices} value={value} onChange={onChange} />
    </section>
  )
}

import { Chip } from '@keo/ui/bars/chip'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { chooseFilter } from '../store/sports-store.ts'
import { useDays } from './use-days.ts'

/** The days of what is early, one tap each; as high before they are known, so that the list does not move. */
export function DayStrip({ place }: { place: MatchQuery }) {
  const say = useMessages()
  const days = useDays(place)
  if (place.type !== PLAY_TYPE.early) return null
  const { orderBy, leagueIds, timePicker } = place
  const choices = [{ key: null, label: say('sports.filter.anyTime') }, ...days]
  return (
    <div className="sports-days scroll-x" role="group" aria-label={say('sports.filter.days')}>
      {choices.map(({ key, label }) => (
        <Chip
          key={key ?? ''}
          size="s"
          on={key === timePicker}
          onClick={() => chooseFilter({ orderBy, leagueIds, timePicker: key }, place)}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}

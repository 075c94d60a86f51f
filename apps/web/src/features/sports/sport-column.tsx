import { Flag } from '@keo/ui/pictures/flag'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { useSportTabs } from './filter/use-sport-tabs.ts'
import type { MatchQuery } from './rules/match-query.ts'
import { flagCode } from './rules/region-flags.ts'
import { leaguesQuery } from './store/sports-queries.ts'
import { chooseFilter, choosePlace } from './store/sports-store.ts'
import { usePlace } from './use-place.ts'
import '@keo/ui/bars/side-ways.css'

type SportColumnProps = {
  /** Beside any other page: nothing of the list is lit, and a choice leads to it. */
  onLeave?: () => void
}

/** Beside the list of a wide screen: the sports, and the leagues that most people look for. */
export function SportColumn({ onLeave }: SportColumnProps) {
  const say = useMessages()
  const place = usePlace()
  const tabs = useSportTabs(place)
  const isLit = (sportId: number): boolean => !onLeave && sportId === place.sportId
  return (
    <nav className="sports-column side-ways" aria-label={say('sports.strip')}>
      <section>
        <h2>{say('sports.strip')}</h2>
        {tabs?.map(({ sportId, name, count }) => (
          <button
            key={sportId}
            type="button"
            aria-current={isLit(sportId) ? 'true' : undefined}
            onClick={() => {
              choosePlace(place, { sportId })
              onLeave?.()
            }}
          >
            <SportIcon sport={sportId} active={isLit(sportId)} size={20} />
            <span className="ell flex-1">{name}</span>
            <span className="num">{count}</span>
          </button>
        ))}
      </section>
      <HotLeagues place={place} onLeave={onLeave} />
    </nav>
  )
}

const SHOWN_MAX = 6

function HotLeagues({ place, onLeave }: SportColumnProps & { place: MatchQuery }) {
  const say = useMessages()
  const { data: leagues } = useQuery(leaguesQuery(place))
  const hot = leagues?.filter((league) => league.isHot).slice(0, SHOWN_MAX) ?? []
  if (hot.length === 0) return null
  const { orderBy, timePicker, leagueIds } = place
  return (
    <section>
      <h2>{say('sports.leagues.hot')}</h2>
      {hot.map(({ id, name, regionId, matchCount }) => {
        const isOn = !onLeave && leagueIds.length === 1 && leagueIds[0] === id
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isOn}
            onClick={() => {
              chooseFilter({ orderBy, timePicker, leagueIds: isOn ? [] : [id] }, place)
              onLeave?.()
            }}
          >
            <Flag code={flagCode(regionId)} size={18} />
            <span className="ell flex-1">{name}</span>
            <span className="num">{matchCount}</span>
          </button>
        )
      })}
    </section>
  )
}

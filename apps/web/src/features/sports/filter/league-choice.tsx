import { Checkbox } from '@keo/ui/primitives/checkbox'
import { Flag } from '@keo/ui/primitives/flag'
import { Spinner } from '@keo/ui/primitives/spinner'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { flagCode } from '../rules/region-flags.ts'
import { leaguesQuery } from '../store/sports-queries.ts'

type LeagueChoiceProps = {
  place: MatchQuery
  value: readonly number[]
  onChange: (leagueIds: number[]) => void
}

/** Leagues that have matches in this list; none chosen means all. */
export function LeagueChoice({ place, value, onChange }: LeagueChoiceProps) {
  const say = useMessages()
  const { data: leagues, isPending } = useQuery(leaguesQuery(place))
  return (
    <section>
      <h3 className="mb-1 text-callout font-semibold">{say('sports.filter.leagues')}</h3>
      {isPending ? <Spinner label={say('page.loading')} /> : null}
      <ul>
        {leagues?.map(({ id, na, rid, mt }) => (
          <li key={id} className="flex min-h-11 items-center border-b border-line last:border-0">
            <Checkbox
              on={value.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
            >
              <span className="inline-flex items-center gap-2">
                <Flag code={flagCode(rid)} size={18} />
                <span>{na}</span>
                <span className="num text-caption text-text-3">{mt}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
}

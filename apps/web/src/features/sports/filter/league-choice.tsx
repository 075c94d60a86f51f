import { Checkbox } from '@keo/ui/fields/checkbox'
import { Flag } from '@keo/ui/pictures/flag'
import { SearchField } from '@keo/ui/fields/search-field'
import { Spinner } from '@keo/ui/primitives/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { plainText } from '../../../language/plain-text.ts'
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
  const [text, setText] = useState('')
  const wanted = plainText(text.trim())
  const shown = leagues?.filter(({ name, regionName }) => plainText(`${name} ${regionName}`).includes(wanted))
  return (
    <section>
      <h3 className="mb-1 flex items-baseline gap-2 text-callout font-semibold">
        {say('sports.filter.leagues')}
        <span className="num text-caption font-normal text-text-3">
          {say('sports.filter.chosen', { n: value.length, all: leagues?.length ?? 0 })}
        </span>
      </h3>
      <SearchField
        value={text}
        onChange={setText}
        placeholder={say('sports.filter.search')}
        clearLabel={say('sports.search.clear')}
      />
      {shown?.length === 0 ? (
        <p className="py-3 text-footnote text-text-3">{say('sports.filter.noLeague')}</p>
      ) : null}
      {isPending ? <Spinner label={say('page.loading')} /> : null}
      <ul>
        {shown?.map(({ id, name, regionId, matchCount }) => (
          <li key={id} className="flex min-h-11 items-center border-b border-line last:border-0">
            <Checkbox
              on={value.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
            >
              <span className="inline-flex items-center gap-2">
                <Flag code={flagCode(regionId)} size={18} />
                <span>{name}</span>
                <span className="num text-caption text-text-3">{matchCount}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import type { MatchHead } from '../../sportsbook/index.ts'
import { headline } from '../../match-words/index.ts'
import { matchQueries } from '../match-queries.ts'
import './facts.css'
import { balanceOf, formOf, type Meetings } from './meetings.ts'

type Result = Meetings['between'][number]

/** When the two met, and how each did lately. */
export function MeetingsPart({ head }: { head: MatchHead }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(matchQueries.meetings(head.id))
  const [home, away] = head.teams
  if (!data)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <ListRowSkeleton />
  const [won, drawn, lost] = balanceOf(home?.id ?? 0, data.between)
  const balance = { won: String(won), drawn: String(drawn), lost: String(lost) }
  return (
    <div className="flex flex-col gap-4">
      <Group title={say('match.meetings.between')} results={data.between} teamId={home?.id ?? 0}>
        {data.between.length === 0 ? say('match.meetings.none') : say('match.meetings.balance', balance)}
      </Group>
      {([home, away] as const).map((team, side) => (
        <Group
          key={team?.id ?? side}
          title={say('match.meetings.form', { team: team?.name ?? '' })}
          results={side === 0 ? data.home : data.away}
          teamId={team?.id ?? 0}
        >
          {(side === 0 ? data.home : data.away).length === 0 ? say('match.meetings.noForm') : null}
        </Group>
      ))}
    </div>
  )
}

type GroupProps = { title: string; results: readonly Result[]; teamId: number; children: ReactNode }

function Group({ title, results, teamId, children }: GroupProps) {
  return (
    <section>
      <h3 className="text-callout font-semibold">{title}</h3>
      {children ? <p className="pt-0.5 text-footnote text-text-2">{children}</p> : null}
      <ul>
        {results.map((result) => (
          <Meeting key={result.id} result={result} teamId={teamId} />
        ))}
      </ul>
    </section>
  )
}

const FORM_WORDS = {
  won: 'match.meetings.won',
  drawn: 'match.meetings.drawn',
  lost: 'match.meetings.lost',
} as const

function Meeting({ result, teamId }: { result: Result; teamId: number }) {
  const say = useMessages()
  const language = useLanguage()
  const form = formOf(teamId, result)
  return (
    <li className="flex min-h-11 items-center gap-2.5 text-footnote">
      <span className="num w-11 flex-none text-caption text-text-3">
        {formatDate(result.startsAt, language)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="ell block">{result.teams[0]?.name}</span>
        <span className="ell block text-text-2">{result.teams[1]?.name}</span>
      </span>
      <b className="num">{headline(result)?.join('–') ?? '–'}</b>
      {form ? (
        <span className="match-form" data-form={form}>
          {say(FORM_WORDS[form])}
        </span>
      ) : null}
    </li>
  )
}

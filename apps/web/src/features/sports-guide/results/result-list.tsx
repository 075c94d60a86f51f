import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { SelectField } from '@keo/ui/fields/select-field'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { pageListProps, useListTexts } from '../../../page-kit/page-list.ts'
import { clock } from '../../../platform/time.ts'
import { type ResultPlace, resultRequest } from './result-days.ts'
import { resultQueries } from './result-queries.ts'
import { ResultRow } from './result-row.tsx'
import type { Result } from '../../sportsbook/index.ts'

type ResultListProps = { place: ResultPlace; onLeague: (leagueId: number | null) => void }

/** Page by page, leagues together. */
export function ResultList({ place, onLeague }: ResultListProps) {
  // The day that was opened stays the same over midnight: a list must not change under a finger.
  const [openedAt] = useState(() => clock.now())
  const results = useInfiniteQuery(resultQueries.list(resultRequest(place, openedAt)))
  const pages = results.data?.pages ?? []
  const records = pages.flatMap((page) => page.records)
  return (
    <>
      <LeagueChoice place={place} onLeague={onLeague} openedAt={openedAt} />
      <Card className="overflow-hidden">
        <PageList<Result>
          items={records}
          keyOf={({ id }) => id}
          render={(record) => (
            <ResultRow
              record={record}
              isFirstOfLeague={records[records.indexOf(record) - 1]?.league.id !== record.league.id}
            />
          )}
          {...pageListProps(results, records.length)}
          texts={useTexts()}
          skeleton={
            <>
              <ListRowSkeleton />
              <ListRowSkeleton />
              <ListRowSkeleton />
              <ListRowSkeleton />
            </>
          }
        />
      </Card>
    </>
  )
}

type LeagueChoiceProps = ResultListProps & { openedAt: number }

/** The leagues of the whole day, also while one of them is chosen. */
function LeagueChoice({ place, onLeague, openedAt }: LeagueChoiceProps) {
  const say = useMessages()
  const all = useInfiniteQuery(resultQueries.list(resultRequest({ ...place, leagueId: null }, openedAt)))
  const leagues = all.data?.pages[0]?.leagues ?? []
  if (leagues.length < 2) return null
  return (
    <SelectField
      label={say('results.leagues')}
      value={leagues.find(({ id }) => id === place.leagueId)?.name ?? say('results.allLeagues')}
      choices={[say('results.allLeagues'), ...leagues.map(({ name }) => name)]}
      onChange={(chosen) => onLeague(leagues.find(({ name }) => name === chosen)?.id ?? null)}
    />
  )
}

function useTexts() {
  const say = useMessages()
  return {
    ...useListTexts(),
    empty: say('results.none'),
    emptyNote: say('results.none.note'),
    end: say('results.end'),
  }
}

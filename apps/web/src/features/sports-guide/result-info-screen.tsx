import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { isUnknownMatch } from '../match/index.ts'
import { matchIdOf } from '../match-words/index.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { ResultDetail } from './results/result-detail.tsx'
import { resultQueries } from './results/result-queries.ts'

/** One match or competition that is over, by the id in the query. */
export default function ResultInfoScreen() {
  const say = useMessages()
  const id = matchIdOf(useHere().query.get('id') ?? undefined)
  return (
    <Screen title={say('page.resultDetail')} gutter>
      <div className="mx-auto max-w-[640px] pt-2 pb-6">
        {id === null ? <UnknownResult /> : <KnownResult matchId={id} />}
      </div>
    </Screen>
  )
}

function KnownResult({ matchId }: { matchId: number }) {
  const { data, error, isFetching, refetch } = useQuery(resultQueries.one(matchId))
  if (data) return <ResultDetail result={data} />
  if (error && isUnknownMatch(error)) return <UnknownResult />
  if (error) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  return <Skeleton shape="card" height={280} />
}

function UnknownResult() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('results.unknown')}
      note={say('results.unknown.note')}
      action={<Button onClick={() => go.to(paths.results())}>{say('results.back')}</Button>}
    />
  )
}

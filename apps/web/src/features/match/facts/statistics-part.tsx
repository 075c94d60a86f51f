import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import type { MatchHead } from '../../sportsbook/index.ts'
import { matchQueries } from '../match-queries.ts'
import './facts.css'
import { type StatisticRow, statisticRows } from './statistics.ts'

export function StatisticsPart({ head }: { head: MatchHead }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(
    matchQueries.statistics(head.id, head.status === MATCH_STATUS.live),
  )
  if (!data)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <ListRowSkeleton />
  const rows = statisticRows(data)
  if (rows.length === 0)
    return <EmptyState title={say('match.stat.none')} note={say('match.stat.noneNote')} />
  return (
    <div>
      <div className="flex justify-between gap-4 pb-1 text-caption font-semibold">
        <span className="ell">{head.teams[0]?.name}</span>
        <span className="ell">{head.teams[1]?.name}</span>
      </div>
      {rows.map((row) => (
        <Comparison key={row.label} row={row} />
      ))}
    </div>
  )
}

function Comparison({ row: { label, home, away } }: { row: StatisticRow }) {
  const say = useMessages()
  const isLevel = home + away === 0
  return (
    <div className="match-stat">
      <b className="num">{home}</b>
      <span className="text-text-2">{say(label)}</span>
      <b className="num">{away}</b>
      <div className="match-stat-bar" aria-hidden="true">
        <i style={{ flexGrow: isLevel ? 1 : home }} data-leads={home > away || undefined} />
        <i style={{ flexGrow: isLevel ? 1 : away }} data-leads={away > home || undefined} />
      </div>
    </div>
  )
}

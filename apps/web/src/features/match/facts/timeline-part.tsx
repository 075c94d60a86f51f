import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { matchEventsQuery, type MatchHead } from '../../sportsbook/index.ts'
import { eventLabel, halfMinutes, timelineOf, type TimelineRow } from '../../match-words/index.ts'
import './facts.css'

/** A basketball match scores a hundred times; what is further back is of no use on a phone. */
const SHOWN = 120

/** What happened, newest first: home at the left of the line, away at the right. */
export function TimelinePart({ head }: { head: Pick<MatchHead, 'id' | 'status' | 'sportId' | 'format'> }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(
    matchEventsQuery(head.id, head.status === MATCH_STATUS.live),
  )
  const half = halfMinutes(head)
  const rows = useMemo(() => timelineOf(data?.events ?? [], half).slice(0, SHOWN), [data, half])
  if (!data)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <ListRowSkeleton />
  if (rows.length === 0) return <EmptyState title={say('match.timeline.none')} />
  return (
    <ol className="match-timeline">
      {rows.map((row, at) => (
        <Row key={`${row.atMs}-${row.kind}-${rows.length - at}`} row={row} />
      ))}
    </ol>
  )
}

function Row({ row }: { row: TimelineRow }) {
  const say = useMessages()
  const label = eventLabel(row.kind)
  return (
    <li className="match-timeline-row" data-side={row.side ?? 'none'} data-kind={row.kind}>
      <span className="match-timeline-minute num">
        {say('match.timeline.minute', { minute: row.minute })}
      </span>
      <span className="match-timeline-what">
        <i className="match-timeline-mark" aria-hidden="true" />
        <span>{label ? say(label) : ''}</span>
        {row.score ? <b className="num">{row.score.join('–')}</b> : null}
      </span>
    </li>
  )
}

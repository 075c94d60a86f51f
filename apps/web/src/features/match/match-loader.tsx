import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import {
  type MatchHead,
  type SportsMaintenance,
  useMatch,
  useSportsMaintenance,
  useWatch,
} from '../sportsbook/index.ts'
import { SportsClosed } from '../sports/index.ts'
import { isUnknownMatch, matchQueries } from './match-queries.ts'
import { MissingMatch } from './sale-notice.tsx'

type LoaderProps = { matchId: number | null; children: (head: MatchHead) => ReactNode }

/** Shows a match as soon as anything is known of it: who comes from a list sees it at once. */
export function MatchLoader({ matchId, children }: LoaderProps) {
  return matchId === null ? <Unknown /> : <Known matchId={matchId}>{children}</Known>
}

/** Sports whose board says more than the push channel: who serves, balls and outs, downs, players off. */
const WITH_BOARD = new Set<number>([
  SPORT.iceHockey,
  SPORT.tennis,
  SPORT.americanFootball,
  SPORT.baseball,
  SPORT.handball,
  SPORT.volleyball,
  SPORT.tableTennis,
  SPORT.snooker,
  SPORT.badminton,
  SPORT.beachVolleyball,
])

function Known({ matchId, children }: LoaderProps & { matchId: number }) {
  const head = useMatch(matchId)
  const closed = useSportsMaintenance()
  const isBoardNews = head?.status === MATCH_STATUS.live && WITH_BOARD.has(head.sportId)
  const { error, isFetching, refetch } = useQuery(matchQueries.detail(matchId, isBoardNews))
  useWatch(head ? [matchId] : [], true)
  if (head) return children(head)
  if (closed) return <Closed {...closed} />
  if (isUnknownMatch(error)) return <Unknown />
  return <Waiting hasFailed={error !== null} busy={isFetching} onRetry={() => void refetch()} />
}

function Unknown() {
  const say = useMessages()
  return (
    <Screen title={say('page.matchDetail')}>
      <MissingMatch />
    </Screen>
  )
}

function Closed(closed: SportsMaintenance) {
  const say = useMessages()
  return (
    <Screen title={say('page.matchDetail')}>
      <SportsClosed {...closed} />
    </Screen>
  )
}

type WaitingProps = { hasFailed: boolean; busy: boolean; onRetry: () => void }

function Waiting({ hasFailed, busy, onRetry }: WaitingProps) {
  const say = useMessages()
  return (
    <Screen title={say('page.matchDetail')}>
      {hasFailed ? (
        <LoadFailed busy={busy} onRetry={onRetry} />
      ) : (
        <div role="status" aria-label={say('page.loading')} className="flex flex-col gap-2 px-3">
          <Skeleton shape="card" height={176} />
          <Skeleton shape="card" height={34} />
          <Skeleton shape="card" height={150} />
          <Skeleton shape="card" height={150} />
          <Skeleton shape="card" height={104} />
        </div>
      )}
    </Screen>
  )
}

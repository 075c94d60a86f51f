import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { Badge } from '@keo/ui/primitives/badge'
import { Score } from '@keo/ui/product/score'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { BroadcastStill } from '../../broadcast/index.ts'
import { countsMinutes, headline, liveClock, periodText, SideMark } from '../../match-words/index.ts'
import { board, fetchResult, type MatchHead, matchList, useMatch, useWatch } from '../../sportsbook/index.ts'
import { useTicking } from '../../sports/index.ts'

/** Keeps the matches of the rooms up to date while they are in sight. */
export function RoomsWatch({ matchIds }: { matchIds: readonly number[] }) {
  const { data = NONE } = useQuery({
    queryKey: ['sports', 'rooms', matchIds.toSorted((one, other) => one - other)],
    meta: { isPublic: true },
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { records } = await matchList({ matchIds: [...matchIds], size: matchIds.length }, { signal })
      board.take(records, false)
      return records.map(({ id }) => id)
    },
  })
  useWatch(data, false)
  return null
}
const NONE: readonly number[] = []

export function CoverStill({ matchId }: { matchId: number }) {
  const head = useMatch(matchId)
  return head ? <BroadcastStill head={head} /> : null
}

/** Both sides with their score and the clock, as on a screen of a stadium. */
export function HeroScore({ matchId }: { matchId: number }) {
  const head = useMatch(matchId)
  const score = head && headline(head)
  if (!head || !score) return null
  const [home, away] = head.teams
  return (
    <span className="live-hero-score">
      <SideMark sportId={head.sportId} side={home} size={22} />
      <Score home={score[0]} away={score[1]} />
      <SideMark sportId={head.sportId} side={away} besideId={home?.id} size={22} />
      <em className="num">
        <Running head={head} />
      </em>
    </span>
  )
}

export function CardScore({ matchId }: { matchId: number }) {
  const head = useMatch(matchId)
  const score = head && headline(head)
  if (!head || !score) return null
  const [home, away] = head.teams
  return (
    <span className="live-cover-score">
      <SideMark sportId={head.sportId} side={home} size={17} />
      <b className="num num-wide">{score.join('–')}</b>
      <SideMark sportId={head.sportId} side={away} besideId={home?.id} size={17} />
    </span>
  )
}

/** One above the other, beside the names. */
export function RowScore({ matchId }: { matchId: number }) {
  const head = useMatch(matchId)
  const score = head && headline(head)
  if (!score) return null
  return (
    <span className="num live-match-score">
      <span>{score[0]}</span>
      <span>{score[1]}</span>
    </span>
  )
}

/** Of a match that is over. */
export function FinalScore({ matchId }: { matchId: number }) {
  const { data } = useQuery({
    queryKey: ['sports', 'rooms', 'result', matchId],
    meta: { isPublic: true },
    queryFn: ({ signal }) => fetchResult(matchId, { signal }),
  })
  const score = data ? headline(data) : null
  return score ? <Score home={score[0]} away={score[1]} className="room-over-score" /> : null
}

/** The minute, or the part of the match where the clock counts none; what is given until it is known. */
export function CardMoment({ matchId, children }: { matchId: number; children: ReactNode }) {
  const head = useMatch(matchId)
  if (head?.status !== MATCH_STATUS.live) return children
  return (
    <Badge tone="live">
      <span className="num">
        <Minute head={head} />
      </span>
    </Badge>
  )
}

function Minute({ head }: { head: MatchHead }) {
  const say = useMessages()
  const [minute] = useTicking(() => liveClock(head, clock.now() - head.clockAt)).split(':')
  if (!minute || !countsMinutes(head.sportId)) return periodText(head, say)
  return minute.includes('+') ? minute : `${minute}'`
}

function Running({ head }: { head: MatchHead }) {
  const say = useMessages()
  const running = useTicking(() => liveClock(head, clock.now() - head.clockAt))
  return running || periodText(head, say)
}

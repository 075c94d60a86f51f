import { Score } from '@keo/ui/product/score'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../language/messages.ts'
import { headline, periodText, runningScore, SideMark, useLiveClock } from '../match-words/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'

/** The board's score, over the picture: what prices know, and nothing else. */
export function ScoreChip({ head, isSmall = false }: { head: MatchHead; isSmall?: boolean }) {
  const [home, away] = head.teams
  const score = headline(head)
  const running = runningScore(head)
  const size = isSmall ? 16 : 20
  return (
    <div className="broadcast-chip" data-small={isSmall || undefined} aria-hidden="true">
      <SideMark sportId={head.sportId} side={home} size={size} />
      {isSmall ? null : <span className="broadcast-side ell">{home?.name}</span>}
      {score ? <Score home={score[0]} away={score[1]} /> : <span className="broadcast-against">–</span>}
      {isSmall ? null : <span className="broadcast-side ell">{away?.name}</span>}
      <SideMark sportId={head.sportId} side={away} besideId={home?.id} size={size} />
      {isSmall ? null : <ChipClock head={head} running={running} />}
    </div>
  )
}

function ChipClock({ head, running }: { head: MatchHead; running: string }) {
  const say = useMessages()
  const text = useLiveClock(head)
  const isLive = head.status === MATCH_STATUS.live
  return (
    <span className="broadcast-clock num" data-live={isLive || undefined}>
      {running || text || periodText(head, say)}
    </span>
  )
}

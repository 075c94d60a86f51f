import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { isUnknownMatch, matchQueries } from '../match/index.ts'
import { type MatchHead, useMatch, useWatch } from '../sportsbook/index.ts'
import './broadcast.css'
import { type Comments, Controls } from './controls.tsx'
import { GoalBanner } from './goal-banner.tsx'
import { Notices } from './notices.tsx'
import { watching } from './now-watching.ts'
import { PictureBox } from './picture-box.tsx'
import { ScoreChip } from './score-chip.tsx'
import { useCrowd } from './sound/use-crowd.ts'
import { useFilm, useMatchEvents } from './use-film.ts'
import { useWide } from './use-wide.ts'

export type BroadcastProps = {
  matchId: number
  /** The room it plays in: it goes on in small when the member leaves that page. */
  roomId?: string
  comments?: Comments
  /** What stands over the picture's top: the way back, who watches. */
  children?: ReactNode
}

/** A match as it is played, drawn from what the provider tells of it. */
export default function Broadcast({ matchId, children, ...rest }: BroadcastProps) {
  const head = useMatch(matchId)
  const { error, isFetching, refetch } = useQuery({
    ...matchQueries.detail(matchId, false),
    enabled: head === undefined,
  })
  useWatch([matchId], false)
  if (head) return <Player head={head} onRefresh={() => void refetch()} {...rest} topBar={children} />
  return (
    <div className="broadcast" aria-busy={error === null}>
      {children}
      {error ? <Failed error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
    </div>
  )
}

function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const say = useMessages()
  if (isUnknownMatch(error)) return <p className="broadcast-note">{say('broadcast.unknown')}</p>
  return <LoadFailed busy={busy} onRetry={onRetry} />
}

type PlayerProps = Omit<BroadcastProps, 'matchId' | 'children'> & {
  head: MatchHead
  onRefresh: () => void
  topBar: ReactNode
}

function Player({ head, roomId, comments, onRefresh, topBar }: PlayerProps) {
  const say = useMessages()
  const box = useRef<HTMLElement>(null)
  const events = useMatchEvents(head)
  const { film, skip } = useFilm(head, events)
  const [isPaused, setPaused] = useState(false)
  const [hasSound, setSound] = useState(false)
  const { isWide, toggle } = useWide(box)
  useCrowd(hasSound && !isPaused, film)
  useEffect(() => watching(roomId, head.id, !isPaused), [roomId, head.id, isPaused])
  return (
    <section
      ref={box}
      className="broadcast"
      data-wide={isWide || undefined}
      aria-label={say('broadcast.label', { match: head.teams.map(({ name }) => name).join(' – ') })}
    >
      <PictureBox head={head} events={events} film={film} isPaused={isPaused} />
      <div className="broadcast-over">
        {topBar}
        <ScoreChip head={head} />
        <Notices head={head} stage={film.stage} />
        <GoalBanner head={head} film={film} onSkip={skip} />
      </div>
      <Controls
        isPaused={isPaused}
        onPause={() => setPaused(!isPaused)}
        onRefresh={() => {
          setPaused(false)
          onRefresh()
        }}
        hasSound={hasSound}
        onSound={() => setSound(!hasSound)}
        isWide={isWide}
        onWide={toggle}
        comments={comments}
      />
    </section>
  )
}

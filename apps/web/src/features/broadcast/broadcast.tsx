import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
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
  useWatch([matchId], false)
  return head ? <Player head={head} topBar={children} {...rest} /> : <Waiting>{children}</Waiting>
}

/** The channel tries again by itself until the match is known. */
function Waiting({ children }: { children: ReactNode }) {
  const say = useMessages()
  return (
    <div className="broadcast" aria-busy="true">
      {children}
      <p className="broadcast-note" role="status">
        {say('broadcast.waiting')}
      </p>
    </div>
  )
}

type PlayerProps = Omit<BroadcastProps, 'matchId' | 'children'> & {
  head: MatchHead
  topBar: ReactNode
}

function Player({ head, roomId, comments, topBar }: PlayerProps) {
  const say = useMessages()
  const box = useRef<HTMLElement>(null)
  const { events, refetch } = useMatchEvents(head)
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
          void refetch()
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

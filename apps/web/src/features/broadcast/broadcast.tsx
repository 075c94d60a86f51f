import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { isSavingData } from '../../platform/data-saver.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
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

const Stream = lazyPart(() => import('./stream.tsx'))

type BroadcastProps = {
  matchId: number
  /** The room it plays in: it goes on in small when the member leaves that page. */
  roomId?: string
  /** HLS, where the operator has one; the match is drawn where there is none, and where it fails. */
  streamUrl?: string | null
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

function Player({ head, roomId, streamUrl = null, comments, topBar }: PlayerProps) {
  const say = useMessages()
  const box = useRef<HTMLElement>(null)
  const { events, refetch } = useMatchEvents(head)
  const { film, skip } = useFilm(head, events)
  // Where data is saved it begins when somebody says so.
  const [isPaused, setPaused] = useState(isSavingData)
  const [hasSound, setSound] = useState(false)
  const { isWide, toggle } = useWide(box)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const stream = streamUrl === failedUrl ? null : streamUrl
  // A stream has a sound of its own.
  useCrowd(hasSound && !isPaused && stream === null, film)
  useEffect(() => watching(roomId, head.id, !isPaused), [roomId, head.id, isPaused])
  return (
    <section
      ref={box}
      className="broadcast"
      data-wide={isWide || undefined}
      aria-label={say('broadcast.label', { match: head.teams.map(({ name }) => name).join(' – ') })}
    >
      <PictureBox head={head} events={events} film={film} isPaused={isPaused || stream !== null} />
      {stream === null ? null : (
        <Suspense>
          <Stream
            key={stream}
            url={stream}
            isPaused={isPaused}
            hasSound={hasSound}
            onFailed={() => setFailedUrl(stream)}
          />
        </Suspense>
      )}
      <div className="broadcast-over">
        {topBar}
        <ScoreChip head={head} />
        <Notices head={head} stage={film.stage} />
        {stream === null ? <GoalBanner head={head} film={film} onSkip={skip} /> : null}
      </div>
      <Controls
        isPaused={isPaused}
        onPause={() => setPaused(!isPaused)}
        onRefresh={() => {
          setPaused(false)
          setFailedUrl(null)
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

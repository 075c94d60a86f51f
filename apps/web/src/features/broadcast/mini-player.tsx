import { XIcon } from '@keo/ui/icons/x'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../language/messages.ts'
import { navigation } from '../../navigation/navigation.ts'
import { activePage } from '../../navigation/page-stack-state.ts'
import { paths, patterns, withQuery } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { useIsVisible } from '../../platform/visibility.ts'
import { isFinal } from '../match-words/index.ts'
import { type MatchHead, useMatch, useWatch } from '../sportsbook/index.ts'
import './mini-player.css'
import { nowWatching, stopWatching, type Watched } from './now-watching.ts'
import { PictureBox } from './picture-box.tsx'
import { ScoreChip } from './score-chip.tsx'
import { useFilm, useMatchEvents } from './use-film.ts'

/** Where somebody enters a password or moves money nothing plays. */
const NOT_HERE: ReadonlySet<string> = new Set([
  patterns.login,
  patterns.register,
  patterns.registerName,
  patterns.forget,
  patterns.deposit,
  patterns.depositOrder,
  patterns.withdraw,
  patterns.withdrawOrder,
  patterns.livePage,
])

/** The picture that goes on while the member looks at other pages. */
export default function MiniPlayer() {
  const { watched, isInRoom } = useStore(nowWatching)
  const pattern = useStore(navigation.store, (state) => activePage(state)?.entry.route.pattern)
  const isVisible = useIsVisible()
  useEffect(() => {
    // Who goes away from the page does not come back to a picture that still plays.
    if (!isVisible && !isInRoom) stopWatching()
  }, [isVisible, isInRoom])
  if (!watched || isInRoom || pattern === undefined || NOT_HERE.has(pattern)) return null
  return <Small watched={watched} />
}

function Small({ watched: { roomId, matchId } }: { watched: Watched }) {
  const head = useMatch(matchId)
  useWatch([matchId], false)
  return head ? <Playing head={head} roomId={roomId} /> : null
}

function Playing({ head, roomId }: { head: MatchHead; roomId: string }) {
  const say = useMessages()
  const { events } = useMatchEvents(head)
  const { film } = useFilm(head, events)
  const match = head.teams.map(({ name }) => name).join(' – ')
  const isOver = isFinal(head)
  useEffect(() => {
    if (isOver) stopWatching()
  }, [isOver])
  return (
    <aside className="mini-player" aria-label={say('broadcast.mini', { match })}>
      <PictureBox head={head} events={events} film={film} isPaused={false} />
      <a
        {...link(withQuery(paths.livePage(), { room: roomId }))}
        className="mini-player-back"
        aria-label={say('broadcast.backToRoom')}
      >
        <span className="ell">{match}</span>
        <ScoreChip head={head} isSmall />
      </a>
      <IconButton
        className="mini-player-close"
        label={say('broadcast.closeMini')}
        icon={<XIcon size={14} weight="bold" />}
        onClick={stopWatching}
      />
    </aside>
  )
}

import type { RoomTalk } from '@keo/contract/room-chat'
import type { RoomMessage } from '@keo/contract/room-messages'
import { ArrowDownIcon } from '@keo/ui/icons/arrow-down'
import { Button } from '@keo/ui/primitives/button'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../language/messages.ts'
import { shownLines } from './room-lines.ts'
import { RoomLine } from './room-line.tsx'
import { useOlderLines } from './talk-queries.ts'
import { useStickyEnd } from './use-sticky-end.ts'

type RoomLogProps = {
  roomId: string
  talk: RoomTalk
  onMenu: (message: RoomMessage) => void
  onHidden: () => void
}

/** What was said, the newest at the end, and there it stays unless the reader went up. */
export function RoomLog({ roomId, talk, onMenu, onHidden }: RoomLogProps) {
  const say = useMessages()
  const { self, hasMore } = talk
  const lines = shownLines(talk)
  const own = lines.filter(({ author }) => author !== null && author === self?.author)
  const { log, toEnd, onScroll, isBehind } = useStickyEnd({
    newest: lines.at(-1)?.seq ?? 0,
    oldest: lines[0]?.seq ?? 0,
    own: own.at(-1)?.seq ?? 0,
  })
  const hiddenCount = self?.muted.length ?? 0
  return (
    <div className="room-log-frame">
      <div
        ref={log}
        role="log"
        aria-label={say('roomChat.log')}
        tabIndex={-1}
        className="room-log"
        onScroll={onScroll}
      >
        {hasMore ? <Older key={lines[0]?.seq} roomId={roomId} /> : null}
        {hiddenCount > 0 ? (
          <button type="button" className="room-hidden" onClick={onHidden}>
            {say('roomChat.hiddenCount', { count: hiddenCount })} · {say('roomChat.unmute')}
          </button>
        ) : null}
        {lines.length === 0 ? <p className="room-empty">{say('roomChat.empty')}</p> : null}
        {lines.map((message) => (
          <RoomLine
            key={message.seq}
            message={message}
            isOwn={message.author !== null && message.author === self?.author}
            onMenu={onMenu}
          />
        ))}
      </div>
      {isBehind ? (
        <Button
          size="s"
          className="room-behind"
          icon={<ArrowDownIcon weight="bold" size={15} />}
          onClick={toEnd}
        >
          {say('roomChat.newLines')}
        </Button>
      ) : null}
    </div>
  )
}

/** Asks for the page above when the reader gets there; the button does the same for everybody else. */
function Older({ roomId }: { roomId: string }) {
  const say = useMessages()
  const { mutate, isPending, isError } = useOlderLines(roomId)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPending || isError || !place.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mutate()
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isPending, isError, mutate])
  return (
    <div ref={place} className="room-older">
      <Button size="xs" busy={isPending} onClick={() => mutate()}>
        {say('roomChat.older')}
      </Button>
    </div>
  )
}

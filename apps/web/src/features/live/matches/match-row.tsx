import type { RoomView } from '@keo/contract/rooms'
import { BellIcon } from '@keo/ui/icons/bell'
import { PlayIcon } from '@keo/ui/icons/play'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { parseServerTime } from '@keo/units/instants'
import { Suspense } from 'react'
import { formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { link } from '../../../page-kit/link.ts'
import { HostFace } from '../host-face.tsx'
import { CardMoment, RowScore } from '../list/room-facts.ts'
import { roomTitle } from '../room-words.ts'
import type { Reminders } from './reminders.ts'

/** One match of the day: when or how it stands, who sits in its room, and what can be done about it. */
export function MatchRow({ room, reminders }: { room: RoomView; reminders: Reminders }) {
  const { match, host } = room
  const path = withQuery(paths.livePage(), { room: room.id })
  return (
    <article className="live-match">
      <a {...link(path)} className="live-match-link" aria-label={roomTitle(room)}>
        <span className="live-match-top">
          <Moment room={room} />
          <span className="ell">{match?.league}</span>
        </span>
        <span className="live-match-sides">
          <b className="ell">{match?.home}</b>
          <b className="ell">{match?.away}</b>
          {match && room.state !== 'planned' ? (
            <Suspense>
              <RowScore matchId={Number(match.matchId)} />
            </Suspense>
          ) : null}
        </span>
        {host ? (
          <span className="live-match-host">
            <HostFace host={host} size={20} />
            <span className="ell">{host.name}</span>
          </span>
        ) : null}
      </a>
      <Act room={room} path={path} reminders={reminders} />
    </article>
  )
}

function Moment({ room: { match, state, startsAt } }: { room: RoomView }) {
  const say = useMessages()
  const language = useLanguage()
  if (state === 'planned')
    return <b className="num live-match-time">{formatTime(parseServerTime(startsAt) ?? 0, language)}</b>
  if (state !== 'open') return <Badge>{say(state === 'void' ? 'live.void' : 'live.ended')}</Badge>
  const plain = <Badge tone="live">{say('live.now')}</Badge>
  return match ? (
    <Suspense fallback={plain}>
      <CardMoment matchId={Number(match.matchId)}>{plain}</CardMoment>
    </Suspense>
  ) : (
    plain
  )
}

type ActProps = { room: RoomView; path: string; reminders: Reminders }

/** Into the room that is open, or a reminder before one that is not. */
function Act({ room, path, reminders }: ActProps) {
  const say = useMessages()
  const go = useGo()
  if (room.state === 'open')
    return (
      <Button
        size="s"
        icon={<PlayIcon size={14} weight="fill" />}
        aria-label={say('live.watch', { match: roomTitle(room) })}
        onClick={() => go.to(path)}
      >
        {say('live.watchShort')}
      </Button>
    )
  if (room.state !== 'planned') return null
  const isOn = reminders.ids.has(room.id)
  return (
    <Button
      size="s"
      aria-pressed={isOn}
      busy={reminders.busyId === room.id}
      icon={<BellIcon size={15} weight={isOn ? 'fill' : 'regular'} />}
      aria-label={say('live.remindOf', { match: roomTitle(room) })}
      onClick={() => reminders.toggle(room.id)}
    >
      {say(isOn ? 'live.reminded' : 'live.remind')}
    </Button>
  )
}

import {
  announceInRoom,
  endRoom,
  type ConsoleRoom,
  listConsoleHosts,
  seatHost,
} from '@keo/contract/console-live'
import { setRoomPace } from '@keo/contract/console-rooms'
import type { HostId } from '@keo/contract/ids'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { words } from './words.ts'

const PACES = ['0', '5', '10', '30', '60'] as const

/** One room: how fast its members may talk, what stands on top, who sits in it, and its end. */
export function RoomSettings({ room }: { room: ConsoleRoom }) {
  const { say, language } = useLook(words)
  const { id, state, slowSeconds, pinned, hostId } = room
  const [reason, setReason] = useState('')
  const [pace, setPace] = useState(String(slowSeconds))
  const [text, setText] = useState('')
  const [host, setHost] = useState<HostId | ''>(hostId ?? '')
  // One notice for one text: sent again it is the same one.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const done = () => setReason('')
  const acts = {
    end: useAct(endRoom, () => go('rooms')),
    seat: useAct(seatHost, done),
    pace: useAct(setRoomPace, done),
    announce: useAct(announceInRoom, () => {
      done()
      setText('')
      setKey(crypto.randomUUID())
    }),
  }
  const free = useFreeHosts(hostId)
  const isGiven = isReason(reason)
  return (
    <aside className="decision">
      <h2>{room.title[language]}</h2>
      {pinned ? <p>{`${say('rooms.pinned')}: ${pinned}`}</p> : null}
      <Reason text={reason} onText={setReason} />
      <Refused error={acts.end.error ?? acts.seat.error ?? acts.pace.error ?? acts.announce.error} />
      <Field label={say('rooms.notice')} value={text} maxLength={200} onText={setText} />
      <Button
        size="s"
        disabled={!isGiven || text.trim() === ''}
        busy={acts.announce.isPending}
        onClick={() => acts.announce.mutate({ id, text, key, reason })}
      >
        {say('act.announce')}
      </Button>
      {pinned ? (
        <Button
          size="s"
          disabled={!isGiven}
          busy={acts.announce.isPending}
          onClick={() => acts.announce.mutate({ id, text: '', key, reason })}
        >
          {say('act.unpin')}
        </Button>
      ) : null}
      <Choice
        label={say('rooms.slow')}
        value={pace}
        options={[...new Set([...PACES, String(slowSeconds)])].map((seconds) => [
          seconds,
          seconds === '0' ? say('rooms.slowOff') : `${seconds} ${say('rooms.seconds')}`,
        ])}
        onValue={setPace}
      />
      <Button
        size="s"
        disabled={!isGiven || Number(pace) === slowSeconds}
        busy={acts.pace.isPending}
        onClick={() => acts.pace.mutate({ roomId: id, slowSeconds: Number(pace), reason })}
      >
        {say('act.pace')}
      </Button>
      <Choice
        label={say('rooms.host')}
        value={host}
        options={[['', say('rooms.nobody')], ...free]}
        onValue={setHost}
      />
      <Button
        size="s"
        disabled={!isGiven || host === (hostId ?? '')}
        busy={acts.seat.isPending}
        onClick={() => acts.seat.mutate({ id, hostId: host === '' ? null : host, reason })}
      >
        {say('act.seat')}
      </Button>
      <Button
        kind="outline"
        wide
        disabled={!isGiven}
        busy={acts.end.isPending}
        onClick={() => acts.end.mutate({ id, reason })}
      >
        {say(state === 'open' ? 'act.end' : 'act.callOff')}
      </Button>
    </aside>
  )
}

/** Who is there and in no room, and who sits in this one. */
function useFreeHosts(hostId: HostId | null) {
  const list = usePages(listConsoleHosts, {})
  const hosts = list.data?.pages.flatMap((page) => page.hosts) ?? []
  return hosts
    .filter(({ id, roomId, isAway }) => id === hostId || (roomId === null && !isAway))
    .map(({ id, name }) => [id, name] as const)
}

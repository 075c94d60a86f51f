import { type ConsoleRoom, listConsoleRooms, type RoomListView } from '@keo/contract/console-live'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import type { ScreenProps } from '../../parts/screen.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { PlanForm } from './plan-form.tsx'
import { RoomSettings } from './room-settings.tsx'
import { words } from './words.ts'

export const NEW_ROOM = 'new-room'

/** Rooms of one view, and what can be done about the one that is open. */
export function Rooms({ view, me, open }: ScreenProps & { view: RoomListView }) {
  const { say, language, time } = useLook(words)
  const list = usePages(listConsoleRooms, { view }, REFRESH_MS)
  const rooms = list.data?.pages.flatMap((page) => page.rooms) ?? []
  const mayPlan = view === 'planned' && me.permissions.includes('content.publish')
  const chosen = rooms.find(({ id }) => id === open)
  useListKeys(
    rooms.map(({ id }) => id),
    open,
    (id) => go('rooms', id),
  )
  const columns: Column<ConsoleRoom>[] = [
    { id: 'title', head: say('rooms.title'), cell: ({ title }) => title[language], givesWay: true },
    {
      id: 'host',
      head: say('rooms.host'),
      cell: ({ hostName }) => hostName || say('rooms.nobody'),
      givesWay: true,
    },
    { id: 'viewers', head: say('rooms.viewers'), cell: ({ viewers }) => viewers, isFigure: true },
    {
      id: 'slow',
      head: say('rooms.slow'),
      cell: ({ slowSeconds }) =>
        slowSeconds === 0 ? say('rooms.slowOff') : `${slowSeconds} ${say('rooms.seconds')}`,
      isThirdRank: true,
    },
    view === 'over'
      ? {
          id: 'ended',
          head: say('rooms.ended'),
          cell: ({ endedAt }) => (endedAt ? time(endedAt) : ''),
          isFigure: true,
        }
      : { id: 'starts', head: say('rooms.starts'), cell: ({ startsAt }) => time(startsAt), isFigure: true },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        {mayPlan ? (
          <Button size="s" onClick={() => go('rooms', NEW_ROOM)}>
            {say('plan.new')}
          </Button>
        ) : null}
        <PagedTable
          of={list}
          empty={say('rooms.empty')}
          label={say(`tab.${view}`)}
          columns={columns}
          rows={rooms}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('rooms', id)}
        />
      </section>
      {mayPlan && open === NEW_ROOM ? (
        <PlanForm />
      ) : (
        <Chosen room={view === 'over' ? undefined : chosen} me={me} />
      )}
    </div>
  )
}

function Chosen({ room, me }: { room: ConsoleRoom | undefined; me: Me }) {
  const { say } = useLook(words)
  if (!room || !me.permissions.includes('rooms.moderate')) return <Empty>{say('rooms.pickRoom')}</Empty>
  return <RoomSettings key={room.id} room={room} />
}

import { type ConsoleHost, listConsoleHosts } from '@keo/contract/console-live'
import { Button } from '@keo/ui/primitives/button'
import type { ScreenProps } from '../../parts/screen.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { HostForm } from './host-form.tsx'
import { words } from './words.ts'

const NEW = 'hst_new'
const hour = (at: number) => `${String(at % 24).padStart(2, '0')}:00`

/** Who sits in rooms: their hours, where they are, and the form for a new one. */
export function Hosts({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const list = usePages(listConsoleHosts, {}, REFRESH_MS)
  const hosts = list.data?.pages.flatMap((page) => page.hosts) ?? []
  const chosen = hosts.find(({ id }) => id === open)
  const mayChange = me.permissions.includes('content.publish')
  useListKeys(
    hosts.map(({ id }) => id),
    open,
    (id) => go('rooms', id),
  )
  const columns: Column<ConsoleHost>[] = [
    { id: 'name', head: say('hosts.name'), cell: ({ name }) => name, givesWay: true },
    {
      id: 'shift',
      head: say('hosts.shift'),
      cell: ({ worksFrom, worksHours, isAway }) =>
        isAway ? say('hosts.awayNow') : `${hour(worksFrom)} – ${hour(worksFrom + worksHours)}`,
    },
    { id: 'room', head: say('hosts.where'), cell: ({ roomId }) => roomId ?? '', isFigure: true },
    { id: 'followers', head: say('hosts.followers'), cell: ({ followers }) => followers, isFigure: true },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        {mayChange ? (
          <Button size="s" onClick={() => go('rooms', NEW)}>
            {say('hosts.new')}
          </Button>
        ) : null}
        <PagedTable
          of={list}
          empty={say('hosts.none')}
          label={say('tab.hosts')}
          columns={columns}
          rows={hosts}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('rooms', id)}
        />
      </section>
      {mayChange && (chosen || open === NEW) ? (
        <HostForm key={`${open} ${chosen?.version}`} host={chosen ?? null} />
      ) : (
        <Empty>{say('hosts.pick')}</Empty>
      )}
    </div>
  )
}

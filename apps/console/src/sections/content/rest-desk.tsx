import { listRests, type Rest } from '@keo/contract/console-maintenance'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { RestEditor } from './rest-editor.tsx'
import { words } from './words.ts'

/** The site, its live section, types of games and games: what rests, from when to when. */
export function RestDesk({ me, open }: ScreenProps) {
  const { say, time } = useLook(words)
  const [text, setText] = useState('')
  const list = usePages(listRests, { text: text.trim() }, REFRESH_MS)
  const rests = list.data?.pages.flatMap((page) => page.rests) ?? []
  const chosen = rests.find(({ place }) => place === open)
  useListKeys(
    rests.map(({ place }) => place),
    open,
    (place) => go('content', place),
  )
  const columns: Column<Rest>[] = [
    {
      id: 'place',
      head: say('rest.place'),
      cell: (one) => one.name || say(`rest.${one.kind as 'site' | 'live'}`),
      givesWay: true,
    },
    { id: 'state', head: say('common.state'), cell: (one) => say(`rests.${one.state}`) },
    {
      id: 'from',
      head: say('rest.from'),
      cell: (one) => (one.startsAt === null ? '—' : time(one.startsAt)),
      isFigure: true,
    },
    {
      id: 'to',
      head: say('rest.to'),
      cell: (one) => (one.endsAt === null ? '—' : time(one.endsAt)),
      isFigure: true,
    },
  ]
  return (
    <div className="content-desk">
      <section className="panel">
        <Field label={say('rest.find')} type="search" value={text} maxLength={60} onText={setText} />
        <Loaded of={list}>
          {() => (
            <Table
              label={say('tab.maintenance')}
              columns={columns}
              rows={rests}
              idOf={({ place }) => place}
              current={open}
              onOpen={({ place }) => go('content', place)}
            />
          )}
        </Loaded>
        <More of={list} />
      </section>
      {chosen ? (
        <RestEditor
          key={`${chosen.place} ${chosen.startsAt ?? ''} ${chosen.endsAt ?? ''}`}
          rest={chosen}
          me={me}
        />
      ) : (
        <Empty>{say('rest.pick')}</Empty>
      )}
    </div>
  )
}

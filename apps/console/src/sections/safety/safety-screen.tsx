import { listHarmMarks, type HarmMark } from '@keo/contract/console-safety'
import { useState } from 'react'
import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import { age, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Empty } from '../../parts/states.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { Column } from '../../parts/table.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { ComplaintDesk } from './complaint-desk.tsx'
import { ExclusionList } from './exclusion-list.tsx'
import { HarmEvidence } from './harm-evidence.tsx'
import { words } from './words.ts'
import './safety.css'

const VIEWS = ['marks', 'closed', 'exclusions', 'complaints', 'answered'] as const

/** Markers of harm with their figures, action and outcome; and who may not play now. */
export default function SafetyScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [view, setView] = useState<(typeof VIEWS)[number]>(open.startsWith('cpl_') ? 'complaints' : 'marks')
  return (
    <>
      <div className="safety-views">
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {say(one)}
          </button>
        ))}
      </div>
      {view === 'exclusions' ? (
        <ExclusionList me={me} />
      ) : view === 'complaints' || view === 'answered' ? (
        <ComplaintDesk key={view} me={me} open={open} isAnswered={view === 'answered'} />
      ) : (
        <div className="list-and-side">
          <Marks key={view} isClosed={view === 'closed'} open={open} />
          {open === '' ? <Empty>{say('pick')}</Empty> : <HarmEvidence key={open} id={open} me={me} />}
        </div>
      )}
    </>
  )
}

function Marks({ isClosed, open }: { isClosed: boolean; open: string }) {
  const { say, time } = useLook(words)
  const list = usePages(listHarmMarks, { isClosed }, REFRESH_MS)
  const marks = list.data?.pages.flatMap((page) => page.marks) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    marks.map(({ id }) => id),
    open,
    (id) => go('safety', id),
  )
  const columns: Column<HarmMark>[] = [
    {
      id: 'marker',
      head: say('marks'),
      cell: ({ id, marker }) => <a href={pathTo('safety', id)}>{say(`marker.${marker}`)}</a>,
      sortBy: ({ marker }) => marker,
      givesWay: true,
    },
    {
      id: 'member',
      head: say('common.member'),
      cell: ({ userName }) => userName,
      givesWay: true,
      sortBy: (one) => one.userName,
    },
    {
      id: 'asks',
      head: say('asks'),
      cell: ({ asked }) => say(`action.${asked}`),
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'done',
      head: say('done'),
      cell: ({ action, outcome }) =>
        outcome ? say(`outcome.${outcome}`) : action ? say(`action.${action}`) : '—',
      givesWay: true,
    },
    {
      id: 'since',
      head: say('common.since'),
      cell: ({ foundAt, closedAt }) =>
        closedAt ? (
          time(closedAt)
        ) : (
          <span className="late" data-late={lateness(now - foundAt, PROMISED_MINUTES.harm)}>
            {age(now - foundAt)}
          </span>
        ),
      sortBy: (one) => one.foundAt,
      isFigure: true,
    },
  ]
  return (
    <section className="panel">
      <PagedTable
        of={list}
        empty={say(isClosed ? 'noneClosed' : 'none')}
        label={say('nav.safety')}
        columns={columns}
        rows={marks}
        idOf={({ id }) => id}
        current={open}
        onOpen={({ id }) => go('safety', id)}
      />
    </section>
  )
}

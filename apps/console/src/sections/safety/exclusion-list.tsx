import { listExclusions } from '@keo/contract/console-safety'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Me } from '@keo/contract/staff'
import { useState } from 'react'
import { ExclusionForm } from '../../parts/exclusion-form.tsx'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { Column } from '../../parts/table.tsx'
import { pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { words } from './words.ts'

type Exclusion = ResponseOf<typeof listExclusions>['exclusions'][number]

const MEMBER = /^mbr_\w+$/

/** Who may not play for a while, or for good; beside it what somebody asks for by phone or letter is put on record. */
export function ExclusionList({ me }: { me: Me }) {
  const { say } = useLook(words)
  const [memberId, setMemberId] = useState('')
  const typed = memberId.trim()
  if (!me.permissions.includes('safety.decide')) return <Exclusions />
  return (
    <div className="list-and-side">
      <Exclusions current={typed} onOpen={setMemberId} />
      <aside className="decision">
        <h2>{say('putOnRecord')}</h2>
        <Field label={say('memberId')} value={memberId} onText={setMemberId} />
        <ExclusionForm key={typed} memberId={MEMBER.test(typed) ? typed : ''} />
      </aside>
    </div>
  )
}

function Exclusions({ current = '', onOpen }: { current?: string; onOpen?: (memberId: string) => void }) {
  const { say, time } = useLook(words)
  const list = usePages(listExclusions, {})
  const rows = list.data?.pages.flatMap((page) => page.exclusions) ?? []
  const columns: Column<Exclusion>[] = [
    {
      id: 'member',
      head: say('common.member'),
      cell: ({ memberId, userName }) => <a href={pathTo('member', memberId)}>{userName}</a>,
      givesWay: true,
      sortBy: (one) => one.userName,
    },
    { id: 'kind', head: say('common.state'), cell: ({ kind }) => say(kind), sortBy: ({ kind }) => kind },
    {
      id: 'since',
      head: say('since'),
      cell: ({ since }) => (since === null ? '—' : time(since)),
      isFigure: true,
    },
    {
      id: 'until',
      head: say('until'),
      cell: ({ until }) => (until === null ? say('endless') : time(until)),
      sortBy: ({ until }) => until ?? Number.MAX_SAFE_INTEGER,
      isFigure: true,
    },
    {
      id: 'reopen',
      head: say('reopenAsked'),
      cell: ({ reopenAskedAt }) => (reopenAskedAt === null ? '—' : time(reopenAskedAt)),
      isFigure: true,
      isThirdRank: true,
    },
  ]
  return (
    <section className="panel">
      <PagedTable
        of={list}
        empty={say('noneExcluded')}
        label={say('exclusions')}
        columns={columns}
        rows={rows}
        idOf={({ memberId }) => memberId}
        current={current}
        {...(onOpen ? { onOpen: ({ memberId }: Exclusion) => onOpen(memberId) } : {})}
      />
    </section>
  )
}

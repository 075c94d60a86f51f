import { listComplaints, type Complaint } from '@keo/contract/console-complaints'
import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { Facts } from '../../parts/facts.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { ComplaintAnswer } from './complaint-answer.tsx'
import { complaintWords } from './complaint-words.ts'
import { NewComplaint } from './new-complaint.tsx'

const NEW = 'new'

/** The register: the next due first; one of them with its answer beside it. */
export function ComplaintDesk({ me, open, isAnswered }: { me: Me; open: string; isAnswered: boolean }) {
  const { say, time } = useLook(complaintWords)
  const list = usePages(listComplaints, { isAnswered }, REFRESH_MS)
  const complaints = list.data?.pages.flatMap((page) => page.complaints) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  const chosen = complaints.find(({ id }) => id === open)
  const mayOpen = me.permissions.includes('complaints.open')
  useListKeys(
    complaints.map(({ id }) => id),
    open,
    (id) => go('safety', id),
  )
  const columns: Column<Complaint>[] = [
    { id: 'about', head: say('cp.category'), cell: ({ category }) => say(`about.${category}`) },
    { id: 'member', head: say('common.member'), cell: ({ userName }) => userName, givesWay: true },
    {
      id: 'way',
      head: say('cp.cameBy'),
      cell: ({ cameBy }) => say(`way.${cameBy}`),
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'due',
      head: say(isAnswered ? 'cp.outcome' : 'cp.due'),
      cell: ({ outcome, openedAt, dueAt }) =>
        outcome ? (
          say(`result.${outcome}`)
        ) : (
          <span className="late" data-late={lateness(now - openedAt, PROMISED_MINUTES.complaint)}>
            {time(dueAt)}
          </span>
        ),
      isFigure: true,
    },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        {mayOpen ? (
          <Button size="s" onClick={() => go('safety', NEW)}>
            {say('cp.new')}
          </Button>
        ) : null}
        <PagedTable
          of={list}
          empty={say(isAnswered ? 'cp.noneAnswered' : 'cp.none')}
          label={say('cp.new')}
          columns={columns}
          rows={complaints}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('safety', id)}
        />
      </section>
      {open === NEW && mayOpen ? (
        <NewComplaint />
      ) : chosen ? (
        <ComplaintCard
          key={chosen.id}
          complaint={chosen}
          mayAnswer={me.permissions.includes('safety.decide')}
        />
      ) : (
        <Empty>{say('cp.pick')}</Empty>
      )}
    </div>
  )
}

function ComplaintCard({ complaint, mayAnswer }: { complaint: Complaint; mayAnswer: boolean }) {
  const { say, time } = useLook(complaintWords)
  const { memberId, userName, category, cameBy, words, openedBy, openedAt, dueAt, outcome } = complaint
  return (
    <aside className="decision">
      <h2>
        <a href={pathTo('member', memberId)}>{userName}</a>
      </h2>
      <Facts
        rows={[
          [say('cp.category'), say(`about.${category}`)],
          [say('cp.cameBy'), say(`way.${cameBy}`)],
          [say('cp.opened'), time(openedAt)],
          [say('cp.due'), time(dueAt)],
          [say('cp.by'), openedBy],
        ]}
      />
      <p>{words}</p>
      {outcome ? (
        <>
          <h3>{say(`result.${outcome}`)}</h3>
          <p>{complaint.answer}</p>
          <p className="meta">
            {`${complaint.answeredBy} · ${time(complaint.answeredAt ?? openedAt)} · ${complaint.reason}`}
          </p>
        </>
      ) : mayAnswer ? (
        <ComplaintAnswer id={complaint.id} />
      ) : null}
    </aside>
  )
}

import { MEMBER_BET_STATES } from '@keo/contract/console-member-evidence'
import { listMemberTimeline, TIMELINE_KINDS, type TimelineEntry } from '@keo/contract/console-timeline'
import { useState } from 'react'
import { auditWords } from '../../parts/audit-words.ts'
import { Choice } from '../../parts/choice.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { usePages } from '../../platform/queries.ts'
import { evidenceWords } from './evidence-words.ts'
import { timelinePath } from './timeline-path.ts'
import { timelineWords } from './timeline-words.ts'

const KINDS = ['all', ...TIMELINE_KINDS] as const
type Kind = (typeof KINDS)[number]

/** Everything that happened to a member, or one kind of it. */
export function TimelinePanel({ id }: { id: string }) {
  const { say, time } = useLook(evidenceWords)
  const { say: sayKind } = useLook(timelineWords)
  const [kind, setKind] = useState<Kind>('all')
  const list = usePages(listMemberTimeline, kind === 'all' ? { id } : { id, kind })
  return (
    <section className="panel">
      <h2>{say('tab.timeline')}</h2>
      <Choice
        label={sayKind('tl.show')}
        value={kind}
        options={KINDS.map((name) => [name, sayKind(`tl.${name}`)])}
        onValue={setKind}
      />
      <PagedTable
        of={list}
        label={say('tab.timeline')}
        empty={kind === 'all' ? say('ev.noEntries') : sayKind('tl.none')}
        rows={list.data?.pages.flatMap((page) => page.entries) ?? []}
        idOf={(entry) => entry.id}
        columns={[
          { id: 'at', head: say('common.time'), cell: ({ at }) => time(at), isFigure: true },
          {
            id: 'what',
            head: say('ev.what'),
            cell: (entry) => <What id={id} entry={entry} />,
            givesWay: true,
          },
          {
            id: 'amount',
            head: say('common.amount'),
            cell: ({ amount }) => (amount === null ? '—' : signedDong(amount)),
            isFigure: true,
          },
          { id: 'by', head: say('ev.by'), cell: ({ by }) => by || say('ev.self'), isThirdRank: true },
        ]}
      />
    </section>
  )
}

function What({ id, entry }: { id: string; entry: TimelineEntry }) {
  const { say: sayState, language } = useLook(evidenceWords)
  const { say } = useLook(timelineWords)
  const { kind, action, about, what, reason } = entry
  const text = auditWords(action, language)
  const path = timelinePath(id, entry)
  const state = MEMBER_BET_STATES.find((one) => kind === 'bets' && one === what)
  const said = state ? sayState(`bet.${state}`) : kind === 'games' ? `${what} ${say('tl.rounds')}` : what
  const details = [said, about, reason].filter(Boolean).join(' · ')
  return (
    <>
      {path === null ? (
        <span title={action}>{text}</span>
      ) : (
        <a href={path} title={action}>
          {text}
        </a>
      )}{' '}
      <span className="meta">{details}</span>
    </>
  )
}

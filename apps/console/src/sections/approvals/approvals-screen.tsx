import { decideApproval, listApprovals, type Approval } from '@keo/contract/console-approvals'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { type Language, useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useAct, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { factName, factText } from '../../parts/fact-words.ts'
import { useNews } from './use-news.ts'

/** What the reader asked for, with what became of it, and what waits for them as the second person. */
export default function ApprovalsScreen({ open }: ScreenProps) {
  const { say, time, language } = useLook()
  const list = usePages(listApprovals, {}, REFRESH_MS)
  const approvals = list.data?.pages.flatMap((page) => page.approvals) ?? []
  const news = useNews(approvals)
  const chosen = approvals.find(({ id }) => id === open)
  useListKeys(
    approvals.map(({ id }) => id),
    open,
    (id) => go('approvals', id),
  )
  const columns: Column<Approval>[] = [
    {
      id: 'what',
      head: say('audit.what'),
      cell: (one) => (
        <>
          <a href={pathTo('approvals', one.id)}>{say(`approval.${one.kind}`)}</a>{' '}
          <span className="meta num">{aboutOf(one, language)}</span>
          {news.has(one.id) ? <span className="badge">{say('approvals.news')}</span> : null}
        </>
      ),
      givesWay: true,
    },
    { id: 'by', head: say('approvals.by'), cell: (one) => one.askedBy, givesWay: true, isSecondRank: true },
    { id: 'time', head: say('common.time'), cell: (one) => time(one.askedAt), isFigure: true },
    { id: 'state', head: say('common.state'), cell: (one) => say(stateOf(one)), isFigure: true },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        <PagedTable
          of={list}
          empty={say('approvals.none')}
          label={say('nav.approvals')}
          columns={columns}
          rows={approvals}
          idOf={({ id }) => id}
          current={open}
        />
      </section>
      {chosen ? <ApprovalCard key={chosen.id} approval={chosen} /> : <Empty>{say('approvals.pick')}</Empty>}
    </div>
  )
}

/** The sum, the name, or what else it is about. */
const aboutOf = ({ after, object }: Approval, language: Language): string =>
  after.amount
    ? factText('amount', after.amount, language)
    : (after.name ?? after.member ?? after.title ?? object)

/** What ended by itself before its time ended with a cause. */
const stateOf = ({ state, decisionReason }: Approval) =>
  state === 'expired' && decisionReason !== '' ? 'approval.ended' : (`approval.${state}` as const)

function ApprovalCard({ approval }: { approval: Approval }) {
  const { say, time, language } = useLook()
  const fields = [...new Set([...Object.keys(approval.before), ...Object.keys(approval.after)])]
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={approval.state === 'approved' ? 2 : 1} /> {say(`approval.${approval.kind}`)}
      </h2>
      <table>
        <thead>
          <tr>
            <th aria-label={say('audit.what')} />
            <th>{say('approvals.before')}</th>
            <th>{say('approvals.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} data-changed={approval.before[field] !== approval.after[field] || undefined}>
              <td className="meta">{factName(field, language)}</td>
              <td>{factText(field, approval.before[field], language)}</td>
              <td>{factText(field, approval.after[field], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {approval.askedBy}: {approval.reason}
      </p>
      {stateOf(approval) === 'approval.ended' ? (
        <p>{say('approvals.previewChanged')}</p>
      ) : approval.decidedBy === '' ? (
        <p className="meta">
          {say('approvals.expires')} <span className="num">{time(approval.expiresAt)}</span>
        </p>
      ) : (
        <p>
          {approval.decidedBy} ({say(`approval.${approval.state}`)}): {approval.decisionReason}
        </p>
      )}
      {approval.state === 'asked' ? <ApprovalDecision approval={approval} /> : null}
    </aside>
  )
}

/** Another person approves or refuses; who asked may take it back. */
function ApprovalDecision({ approval: { id, mayDecide, isOwn } }: { approval: Approval }) {
  const { say } = useLook()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const decide = useAct(decideApproval)
  const run = (isApproved: boolean) => () =>
    isReason(reason) ? decide.mutate({ id, isApproved, reason }) : field.current?.focus()
  useKeys({ ...(mayDecide ? { a: run(true) } : {}), r: run(false) })
  if (!mayDecide && !isOwn) return null
  return (
    <>
      <Reason ref={field} text={reason} onText={setReason} />
      <Refused error={decide.error} />
      {mayDecide ? (
        <Button kind="primary" wide busy={decide.isPending} onClick={run(true)}>
          {say('decide.second')} <kbd>A</kbd>
        </Button>
      ) : null}
      <Button kind="outline" wide busy={decide.isPending} onClick={run(false)}>
        {isOwn ? say('decide.withdraw') : say('decide.refuseAsked')} <kbd>R</kbd>
      </Button>
    </>
  )
}

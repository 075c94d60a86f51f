import { decideApproval, listApprovals, type Approval } from '@keo/contract/console-approvals'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useAct, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'

/** What the reader asked for, with what became of it, and what waits for them as the second person. */
export default function ApprovalsScreen({ open }: ScreenProps) {
  const { say, time } = useLook()
  const list = usePages(listApprovals, {}, REFRESH_MS)
  const approvals = list.data?.pages.flatMap((page) => page.approvals) ?? []
  const chosen = approvals.find(({ id }) => id === open)
  useListKeys(
    approvals.map(({ id }) => id),
    open,
    (id) => go('approvals', id),
  )
  return (
    <div className="list-and-side">
      <section className="panel">
        <Loaded of={list}>
          {() =>
            approvals.length === 0 ? (
              <Empty>{say('approvals.none')}</Empty>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{say('audit.what')}</th>
                    <th>{say('approvals.by')}</th>
                    <th className="end">{say('common.time')}</th>
                    <th className="end">{say('common.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {approvals.map((one) => (
                    <tr key={one.id} aria-current={one.id === open || undefined}>
                      <td>
                        <a href={pathTo('approvals', one.id)}>{say(`approval.${one.kind}`)}</a>{' '}
                        <span className="meta num">{aboutOf(one)}</span>
                      </td>
                      <td>{one.askedBy}</td>
                      <td className="end num">{time(one.askedAt)}</td>
                      <td className="end">{say(stateOf(one))}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      {chosen ? <ApprovalCard key={chosen.id} approval={chosen} /> : <Empty>{say('approvals.pick')}</Empty>}
    </div>
  )
}

/** The sum, the name, or what else it is about. */
const aboutOf = ({ after, object }: Approval): string =>
  after.amount ? dong(after.amount) : (after.name ?? object)

/** What ended by itself before its time ended with a cause. */
const stateOf = ({ state, decisionReason }: Approval) =>
  state === 'expired' && decisionReason !== '' ? 'approval.ended' : (`approval.${state}` as const)

function ApprovalCard({ approval }: { approval: Approval }) {
  const { say, time } = useLook()
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
              <td className="meta">{field}</td>
              <td>{approval.before[field] ?? '—'}</td>
              <td>{approval.after[field] ?? '—'}</td>
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

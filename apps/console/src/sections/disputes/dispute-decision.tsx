import { decideApproval } from '@keo/contract/console-approvals'
import { askDispute, type DisputeEvidence } from '@keo/contract/console-merchants'
import { decideDispute } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { houseAccount } from '../../parts/house-accounts.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** The first person asks to credit it, the second does; either decides against, or asks the member for more. */
export function DisputeDecision({ dispute, me }: { dispute: DisputeEvidence; me: Me }) {
  const { say, language } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const clear = () => setReason('')
  const decide = useAct(decideDispute, clear)
  const second = useAct(decideApproval, clear)
  const more = useAct(askDispute, clear)
  const { orderNo, approvalId, isAskedByReader, isOpen } = dispute
  const mayDecide = me.permissions.includes('disputes.decide') && isOpen
  const withReason = (run: () => void) => () => (isReason(reason) ? run() : field.current?.focus())
  const credit = withReason(() =>
    approvalId === ''
      ? decide.mutate({ id: orderNo, isApproved: true, reason })
      : second.mutate({ id: approvalId, isApproved: true, reason }),
  )
  const refuse = withReason(() => decide.mutate({ id: orderNo, isApproved: false, reason }))
  const ask = withReason(() => more.mutate({ orderNo, question: reason }))
  useKeys(mayDecide ? { ...(isAskedByReader ? {} : { c: credit }), r: refuse, q: ask } : {})
  if (!isOpen)
    return (
      <aside className="decision">
        <Empty>{`${say('ds.decided')} ${say(`state.${dispute.state}`)}.`}</Empty>
      </aside>
    )
  return (
    <aside className="decision">
      <h2>{say('ds.entries')}</h2>
      <Facts
        rows={dispute.entries.map(({ account, amount }) => [
          houseAccount(account, language) ?? account,
          signedDong(amount),
        ])}
      />
      <p className="keys-row">
        <TwoKeys turned={approvalId === '' ? 0 : 1} />
        {approvalId === '' ? say('decide.oneKey') : `${say('decide.asked')}: ${dispute.askedBy}`}
      </p>
      <p className="meta">{isAskedByReader ? say('decide.waits') : say('decide.otherKey')}</p>
      {mayDecide ? (
        <>
          <Reason ref={field} text={reason} onText={setReason} />
          <p className="meta">{say('ds.toMember')}</p>
          <Refused error={decide.error ?? second.error ?? more.error} />
          {isAskedByReader ? null : (
            <Button kind="primary" wide busy={decide.isPending || second.isPending} onClick={credit}>
              {`${say('ds.credit')} ${dong(dispute.entries.at(-1)?.amount ?? '')} ₫`} <kbd>C</kbd>
            </Button>
          )}
          <Button kind="outline" wide busy={decide.isPending} onClick={refuse}>
            {say('ds.refuse')} <kbd>R</kbd>
          </Button>
          <Button kind="neutral" wide busy={more.isPending} onClick={ask}>
            {say('ds.ask')} <kbd>Q</kbd>
          </Button>
        </>
      ) : null}
    </aside>
  )
}

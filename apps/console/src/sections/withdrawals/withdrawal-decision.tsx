import { decideApproval } from '@keo/contract/console-approvals'
import { askWithdrawal, refuseWithdrawal, type WithdrawalEvidence } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useAct } from '../../platform/queries.ts'
import { HeldFacts, HoldPart } from './hold-part.tsx'
import { OpenedBy, useOpening } from './opened-by.tsx'

const OFFERS = ['reason.called', 'reason.good', 'reason.device', 'reason.source'] as const

/** The first person asks, the second approves; either may refuse, or hold it. Nothing happens without a reason. */
export function WithdrawalDecision({ order, me }: { order: WithdrawalEvidence; me: Me }) {
  const { say } = useLook()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const ask = useAct(askWithdrawal, () => setReason(''))
  const second = useAct(decideApproval, () => setReason(''))
  const refuse = useAct(refuseWithdrawal, () => setReason(''))
  const { orderNo, approvalId, isAskedByReader } = order
  const isWaiting = order.state === 'inReview'
  const mayDecide = useOpening(order, me.permissions.includes('withdrawals.decide') && isWaiting)
  const withReason = (run: () => void) => () => (isReason(reason) ? run() : field.current?.focus())
  const approve = withReason(() =>
    approvalId === ''
      ? ask.mutate({ orderNo, reason })
      : second.mutate({ id: approvalId, isApproved: true, reason }),
  )
  const refuseIt = withReason(() => refuse.mutate({ orderNo, reason }))
  const mayApprove = mayDecide && !isAskedByReader && order.hold === null
  useKeys({ ...(mayApprove ? { a: approve } : {}), ...(mayDecide ? { r: refuseIt } : {}) })
  if (!isWaiting)
    return (
      <aside className="decision">
        <Empty>{`${say('withdrawals.decided')} ${say(`wd.${order.state}`)}.`}</Empty>
      </aside>
    )
  return (
    <aside className="decision">
      <section>
        <h2>{say('decide.twoKeys')}</h2>
        <p className="keys-row">
          <TwoKeys turned={approvalId === '' ? 0 : 1} />
          {approvalId === '' ? say('decide.oneKey') : `${say('decide.asked')}: ${order.askedBy}`}
        </p>
        <p className="meta">{isAskedByReader ? say('decide.waits') : say('decide.otherKey')}</p>
      </section>
      {order.hold ? <HeldFacts hold={order.hold} /> : null}
      {order.opening ? <OpenedBy opening={order.opening} /> : null}
      {mayDecide ? (
        <>
          <Reason ref={field} text={reason} onText={setReason} offers={OFFERS} />
          <Refused error={ask.error ?? second.error ?? refuse.error} />
          {mayApprove ? (
            <Button kind="primary" wide busy={ask.isPending || second.isPending} onClick={approve}>
              {approvalId === '' ? say('decide.first') : say('decide.second')} <kbd>A</kbd>
            </Button>
          ) : null}
          <Button kind="outline" wide busy={refuse.isPending} onClick={refuseIt}>
            {say('decide.refuse')} <kbd>R</kbd>
          </Button>
          <HoldPart order={order} reason={reason} onDone={() => setReason('')} withReason={withReason} />
        </>
      ) : null}
    </aside>
  )
}

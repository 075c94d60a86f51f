import { decideApproval } from '@keo/contract/console-approvals'
import type { DepositEvidence } from '@keo/contract/console-money'
import { decideReceipt } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { houseAccount } from '../../parts/house-accounts.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { dong, signedDong, unitOf } from '../../platform/figures.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** The first person asks to credit it, the second does; either sends it back. */
export function DepositDecision({ order, me }: { order: DepositEvidence; me: Me }) {
  const { say, language } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const decide = useAct(decideReceipt, () => setReason(''))
  const second = useAct(decideApproval, () => setReason(''))
  const { receiptId: id, approvalId, isAskedByReader } = order
  const mayDecide = me.permissions.includes('suspense.decide') && id !== ''
  const withReason = (run: () => void) => () => (isReason(reason) ? run() : field.current?.focus())
  const credit = withReason(() =>
    approvalId === ''
      ? decide.mutate({ id, isApproved: true, reason })
      : second.mutate({ id: approvalId, isApproved: true, reason }),
  )
  const giveBack = withReason(() => decide.mutate({ id, isApproved: false, reason }))
  useKeys(mayDecide ? { ...(isAskedByReader ? {} : { c: credit }), b: giveBack } : {})
  if (id === '')
    return (
      <aside className="decision">
        <Empty>{say('dp.decided')}</Empty>
      </aside>
    )
  const sum = `${dong(order.entries.at(-1)?.amount ?? order.ordered)} ${unitOf(order.currency)}`
  return (
    <aside className="decision">
      <h2>{say('dp.entries')}</h2>
      <Facts
        rows={order.entries.map(({ account, amount }) => [
          houseAccount(account, language) ?? account,
          signedDong(amount),
        ])}
      />
      <p className="keys-row">
        <TwoKeys turned={approvalId === '' ? 0 : 1} />
        {approvalId === '' ? say('decide.oneKey') : `${say('decide.asked')}: ${order.askedBy}`}
      </p>
      <p className="meta">{isAskedByReader ? say('decide.waits') : say('decide.otherKey')}</p>
      {mayDecide ? (
        <>
          <Reason ref={field} text={reason} onText={setReason} />
          <Refused error={decide.error ?? second.error} />
          {isAskedByReader ? null : (
            <Button kind="primary" wide busy={decide.isPending || second.isPending} onClick={credit}>
              {`${say('dp.credit')} ${sum}`} <kbd>C</kbd>
            </Button>
          )}
          <Button kind="outline" wide busy={decide.isPending} onClick={giveBack}>
            {`${say('dp.return')} ${sum}`} <kbd>B</kbd>
          </Button>
          <p>
            <a href={pathTo('deposits', id)}>{say('dp.otherOwner')}</a>
          </p>
        </>
      ) : null}
    </aside>
  )
}

import { decideApproval } from '@keo/contract/console-approvals'
import { decideReceipt } from '@keo/contract/console-queues'
import { askOwner, type SuspenseMoney } from '@keo/contract/console-suspense'
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
import { useAct } from '../../platform/queries.ts'
import type { Chosen } from './choose-owner.tsx'
import { words } from './words.ts'

type Props = { money: SuspenseMoney; chosen: Chosen | null; mayDecide: boolean }

/** The first person asks to credit whom they chose, the second does; either sends it back. */
export function SuspenseDecision({ money, chosen, mayDecide }: Props) {
  const { say, language } = useLook(words)
  if (money.state !== 'suspense')
    return (
      <aside className="decision">
        <Empty>{say('dp.decided')}</Empty>
      </aside>
    )
  const owner = money.approvalId === '' ? (chosen?.userName ?? '—') : money.askedFor
  return (
    <aside className="decision">
      <h2>{say('dp.entries')}</h2>
      <Facts
        rows={[
          ...money.entries.map(
            ({ account, amount }) =>
              [houseAccount(account, language) ?? account, signedDong(amount)] as const,
          ),
          [owner, signedDong(money.amount)],
        ]}
      />
      <p className="keys-row">
        <TwoKeys turned={money.approvalId === '' ? 0 : 1} />
        {money.approvalId === '' ? say('decide.oneKey') : `${say('decide.asked')}: ${money.askedBy}`}
      </p>
      <p className="meta">{say(money.isAskedByReader ? 'decide.waits' : 'decide.otherKey')}</p>
      {mayDecide ? <Acts money={money} chosen={chosen} owner={owner} /> : null}
    </aside>
  )
}

type ActsProps = { money: SuspenseMoney; chosen: Chosen | null; owner: string }

function Acts({ money, chosen, owner }: ActsProps) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const done = () => setReason('')
  const ask = useAct(askOwner, done)
  const second = useAct(decideApproval, done)
  const back = useAct(decideReceipt, done)
  const { id, approvalId, isAskedByReader } = money
  const withReason = (run: () => void) => () => (isReason(reason) ? run() : field.current?.focus())
  const credit = withReason(() => {
    if (approvalId !== '') second.mutate({ id: approvalId, isApproved: true, reason })
    else if (chosen) ask.mutate({ id, memberId: chosen.memberId, reason })
  })
  const giveBack = withReason(() => back.mutate({ id, isApproved: false, reason }))
  const mayCredit = !isAskedByReader && (approvalId !== '' || chosen !== null)
  useKeys({ ...(mayCredit ? { c: credit } : {}), b: giveBack })
  const sum = `${dong(money.amount)} ${unitOf(money.currency)}`
  return (
    <>
      <Reason ref={field} text={reason} onText={setReason} />
      <Refused error={ask.error ?? second.error ?? back.error} />
      {isAskedByReader ? null : (
        <Button
          kind="primary"
          wide
          disabled={!mayCredit}
          busy={ask.isPending || second.isPending}
          onClick={credit}
        >
          {mayCredit ? `${say('sp.credit')} ${owner}: ${sum}` : say('sp.pick')} <kbd>C</kbd>
        </Button>
      )}
      <Button kind="outline" wide busy={back.isPending} onClick={giveBack}>
        {`${say('dp.return')} ${sum}`} <kbd>B</kbd>
      </Button>
    </>
  )
}

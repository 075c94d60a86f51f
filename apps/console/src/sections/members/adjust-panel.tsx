import { ADJUSTMENT_ACCOUNTS, ADJUSTMENT_SIDES, askAdjustment } from '@keo/contract/console-member-acts'
import type { FoundMember } from '@keo/contract/console-members'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { adjusted, amountText } from './adjusted.ts'
import { words } from './words.ts'

type Side = (typeof ADJUSTMENT_SIDES)[number]
type Account = (typeof ADJUSTMENT_ACCOUNTS)[number]

const NOTHING = { side: 'credit' as Side, amount: '', account: 'house:promotions' as Account, caseNo: '' }

/** An entry between the wallet and a named account, asked for here and approved by somebody else. */
export function AdjustPanel({ member }: { member: FoundMember }) {
  const { say } = useLook(words)
  const [typed, setTyped] = useState(NOTHING)
  const [reason, setReason] = useState('')
  const ask = useAct(askAdjustment, () => {
    setTyped(NOTHING)
    setReason('')
  })
  const { side, account, caseNo } = typed
  const amount = amountText(typed.amount)
  const after = amount === null ? null : adjusted(member.available, side, amount)
  const isReady = amount !== null && caseNo.trim().length > 1 && isReason(reason)
  const change = side === 'credit' ? (amount ?? '0') : `-${amount ?? '0'}`
  return (
    <section className="panel">
      <h2 className="keys-row">
        <TwoKeys turned={0} /> {say('act.adjust')}
      </h2>
      <p className="meta">{say('act.adjustNote')}</p>
      <Choice
        label={say('act.side')}
        value={side}
        options={ADJUSTMENT_SIDES.map((name) => [name, say(`side.${name}`)])}
        onValue={(value) => setTyped({ ...typed, side: value })}
      />
      <Field
        label={say('act.amount')}
        inputMode="numeric"
        value={typed.amount}
        onText={(text) => setTyped({ ...typed, amount: text })}
      />
      <Choice
        label={say('act.account')}
        value={account}
        options={ADJUSTMENT_ACCOUNTS.map((name) => [name, say(`account.${name}`)])}
        onValue={(value) => setTyped({ ...typed, account: value })}
      />
      <Field
        label={say('act.caseNo')}
        maxLength={40}
        value={caseNo}
        onText={(text) => setTyped({ ...typed, caseNo: text })}
      />
      <Facts
        rows={[
          [say('act.before'), dong(member.available, true)],
          [say('act.after'), after === null ? '—' : dong(after, true)],
        ]}
      />
      <Reason text={reason} onText={setReason} />
      <Refused error={ask.error} />
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
      <Button
        size="s"
        kind="outline"
        disabled={!isReady}
        busy={ask.isPending}
        onClick={() => ask.mutate({ id: member.id, side, amount: amount ?? '', account, caseNo, reason })}
      >
        {`${say('act.ask')} ${signedDong(change)} ₫`}
      </Button>
    </section>
  )
}

import { changePayInAccount, type PayInAccount } from '@keo/contract/console-accounts'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { LIMITS, limitsOf, type TypedLimits } from './account-draft.ts'
import { words } from './words.ts'

const typedOf = ({ min, max, dayMax }: PayInAccount): TypedLimits => ({
  min: shownOf(min),
  max: shownOf(max),
  dayMax: shownOf(dayMax),
})
/** Without the decimals that say nothing, as it is typed. */
const shownOf = (text: string | null): string =>
  text?.replace(/\.?0*$/, (tail) => (tail.startsWith('.') ? '' : tail)) ?? ''

/** What it is cannot be changed: another number is another account. Opening, closing and limits take two people. */
export function AccountSettings({ account }: { account: PayInAccount }) {
  const { say } = useLook(words)
  const { channelId, id, isOpen, askedBy, currency } = account
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState(() => typedOf(account))
  const ask = useAct(changePayInAccount, () => setReason(''))
  const limits = limitsOf(typed, currency)
  const isOther = JSON.stringify(typed) !== JSON.stringify(typedOf(account))
  const held = { min: account.min, max: account.max, dayMax: account.dayMax }
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {account.name}
      </h2>
      <TargetFacts account={account} />
      <p className="meta">{say('pa.goesOn')}</p>
      {askedBy === '' ? (
        <>
          <Reason text={reason} onText={setReason} />
          <Refused error={ask.error} />
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason)}
            busy={ask.isPending}
            onClick={() => ask.mutate({ channelId, id, isOpen: !isOpen, ...held, reason })}
          >
            {say(isOpen ? 'pa.askClose' : 'pa.askOpen')}
          </Button>
          {LIMITS.map((name) => (
            <Field
              key={name}
              label={`${say(`pa.${name}`)} (${currency})`}
              inputMode="decimal"
              value={typed[name]}
              onText={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || !isOther || limits === null}
            busy={ask.isPending}
            onClick={() => limits && ask.mutate({ channelId, id, isOpen, ...limits, reason })}
          >
            {say('pa.askLimits')}
          </Button>
        </>
      ) : (
        <p>{`${say('common.askedBy')} ${askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </aside>
  )
}

function TargetFacts({ account }: { account: PayInAccount }) {
  const { say } = useLook(words)
  const { kind, bankName, bin, accountNumber, accountName, network, contract, confirmations } = account
  if (kind === 'crypto')
    return (
      <Facts
        rows={[
          [say('pa.network'), network],
          [say('pa.contract'), contract],
          [say('pa.confirmations'), confirmations],
        ]}
      />
    )
  return (
    <Facts
      rows={[
        [say('pa.bank'), bankName],
        [say('pa.bin'), bin || '—'],
        [say('pa.number'), accountNumber],
        [say('pa.holder'), accountName],
      ]}
    />
  )
}

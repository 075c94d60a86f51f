import {
  askTreasury,
  TREASURY_ACCOUNTS,
  TREASURY_CURRENCIES,
  TREASURY_SIDES,
  type Treasury,
} from '@keo/contract/console-treasury'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { typedAmount } from '../../platform/typed-amount.ts'
import { words } from './words.ts'

type Typed = {
  readonly currency: (typeof TREASURY_CURRENCIES)[number]
  readonly side: (typeof TREASURY_SIDES)[number]
  readonly account: (typeof TREASURY_ACCOUNTS)[number]
  readonly amount: string
  readonly caseNo: string
}

const NOTHING: Typed = { currency: 'VND', side: 'in', account: 'house:bank', amount: '', caseNo: '' }

/** Asked for here and approved by somebody else; one movement waits at a time in each currency. */
export function TreasuryForm({ currencies }: { currencies: readonly Treasury[] }) {
  const { say } = useLook(words)
  const [typed, setTyped] = useState(NOTHING)
  const [reason, setReason] = useState('')
  const ask = useAct(askTreasury, () => {
    setTyped(NOTHING)
    setReason('')
  })
  const { amount: text, ...wanted } = typed
  const amount = typedAmount(text, wanted.currency)
  const askedBy = currencies.find(({ currency }) => currency === wanted.currency)?.askedBy ?? ''
  const isReady = amount !== null && wanted.caseNo.trim().length > 1 && isReason(reason)
  return (
    <>
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {say('tr.move')}
      </h2>
      <p className="meta">{say('tr.note')}</p>
      <Where typed={typed} onTyped={setTyped} />
      {askedBy === '' ? (
        <>
          <Field
            label={`${say('tr.amount')} (${wanted.currency})`}
            inputMode="decimal"
            value={text}
            onText={(value) => setTyped({ ...typed, amount: value })}
          />
          <Field
            label={say('tr.caseNo')}
            maxLength={40}
            value={wanted.caseNo}
            onText={(caseNo) => setTyped({ ...typed, caseNo })}
          />
          <Reason text={reason} onText={setReason} />
          <Refused error={ask.error} />
          <Button
            size="s"
            kind="outline"
            disabled={!isReady}
            busy={ask.isPending}
            onClick={() => ask.mutate({ ...wanted, amount: amount ?? '', reason })}
          >
            {`${say(`tr.ask.${wanted.side}`)} ${amount === null ? '' : dong(amount, true)} ${wanted.currency}`}
          </Button>
        </>
      ) : (
        <p>{`${say('tr.askedBy')} ${askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </>
  )
}

function Where({ typed, onTyped }: { typed: Typed; onTyped: (typed: Typed) => void }) {
  const { say } = useLook(words)
  return (
    <>
      <Choice
        label={say('tr.currency')}
        value={typed.currency}
        options={TREASURY_CURRENCIES.map((name) => [name, name])}
        onValue={(currency) => onTyped({ ...typed, currency })}
      />
      <Choice
        label={say('tr.side')}
        value={typed.side}
        options={TREASURY_SIDES.map((name) => [name, say(`tr.side.${name}`)])}
        onValue={(side) => onTyped({ ...typed, side })}
      />
      <Choice
        label={say('tr.account')}
        value={typed.account}
        options={TREASURY_ACCOUNTS.map((name) => [name, say(`tr.${name}`)])}
        onValue={(account) => onTyped({ ...typed, account })}
      />
    </>
  )
}

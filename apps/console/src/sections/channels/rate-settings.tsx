import { askUsdtRate, USDT_RATE_WITHIN_BP, type ConsoleUsdtRate } from '@keo/contract/console-usdt-rate'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Where the page opens it, in the place of a channel. */
export const RATE = 'usdt-rate'

const TYPED = /^\d{1,9}(\.\d{1,2})?$/
/** As the wire writes dong: with both decimals. */
const sentOf = (typed: string): string => {
  const [whole = '', decimals = ''] = typed.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** Another rate, or the quotes' again: either takes two people. */
export function RateSettings({ rate }: { rate: ConsoleUsdtRate }) {
  const { say } = useLook(words)
  const [typed, setTyped] = useState(rate.counts)
  const [reason, setReason] = useState('')
  const ask = useAct(askUsdtRate, () => setReason(''))
  const isOther = TYPED.test(typed) && sentOf(typed) !== rate.set
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={rate.askedBy === '' ? 0 : 1} /> {say('ch.changeRate')}
      </h2>
      <p className="meta">{say('ch.nextQuote')}</p>
      {rate.askedBy === '' ? (
        <>
          <Field
            label={`${say('ch.setRate')} (₫, ± ${USDT_RATE_WITHIN_BP / 100} %)`}
            inputMode="decimal"
            value={typed}
            onText={setTyped}
          />
          <Reason text={reason} onText={setReason} />
          <Refused error={ask.error} />
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || !isOther}
            busy={ask.isPending}
            onClick={() => ask.mutate({ rate: sentOf(typed), reason })}
          >
            {say('ch.askRate')}
          </Button>
          {rate.set === null ? null : (
            <Button
              size="s"
              kind="outline"
              disabled={!isReason(reason)}
              busy={ask.isPending}
              onClick={() => ask.mutate({ rate: null, reason })}
            >
              {say('ch.askQuotes')}
            </Button>
          )}
        </>
      ) : (
        <p>{`${say('common.askedBy')} ${rate.askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </aside>
  )
}

import { askWithdrawRules, type ConsoleRules } from '@keo/contract/console-money'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Where the page opens them, in the place of a channel. */
export const RULES = 'withdraw-rules'

/** As it is typed: numbers are read when it is sent. */
type Draft = {
  readonly reviewAbove: string
  readonly perMille: string
  readonly min: string
  readonly max: string
  readonly levels: readonly { readonly dayMax: string; readonly free: string }[]
}

function draftOf({ reviewAbove, fee, levels }: ConsoleRules): Draft {
  return {
    reviewAbove,
    perMille: String(fee.perMille),
    min: fee.min,
    max: fee.max,
    levels: levels.map(({ dayMax, free }) => ({ dayMax, free: String(free) })),
  }
}

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/
const COUNT = /^\d{1,3}$/
const isTyped = ({ reviewAbove, perMille, min, max, levels }: Draft): boolean =>
  [reviewAbove, min, max, ...levels.map(({ dayMax }) => dayMax)].every((text) => AMOUNT.test(text)) &&
  [perMille, ...levels.map(({ free }) => free)].every((text) => COUNT.test(text))

const sentOf = ({ reviewAbove, perMille, min, max, levels }: Draft) => ({
  reviewAbove,
  fee: { perMille: Number(perMille), min, max },
  levels: levels.map(({ dayMax, free }) => ({ dayMax, free: Number(free) })),
})

/** Other rules of withdrawals take two people. */
export function RuleSettings({ rules }: { rules: ConsoleRules }) {
  const { say } = useLook(words)
  const [draft, setDraft] = useState(() => draftOf(rules))
  const [reason, setReason] = useState('')
  const ask = useAct(askWithdrawRules, () => setReason(''))
  const isOther = JSON.stringify(draft) !== JSON.stringify(draftOf(rules))
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={rules.askedBy === '' ? 0 : 1} /> {say('ch.rules')}
      </h2>
      <p className="meta">{say('ch.nextOne')}</p>
      {rules.askedBy === '' ? (
        <>
          <Figures draft={draft} onDraft={setDraft} />
          <Reason text={reason} onText={setReason} />
          <Refused error={ask.error} />
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || !isOther || !isTyped(draft)}
            busy={ask.isPending}
            onClick={() => ask.mutate({ ...sentOf(draft), reason })}
          >
            {say('ch.askRules')}
          </Button>
        </>
      ) : (
        <p>{`${say('common.askedBy')} ${rules.askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </aside>
  )
}

function Figures({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const { say } = useLook(words)
  const field = (name: 'reviewAbove' | 'perMille' | 'min' | 'max', label: string) => (
    <Field label={label} value={draft[name]} onText={(text) => onDraft({ ...draft, [name]: text })} />
  )
  const level = (at: number, name: 'dayMax' | 'free', label: string) => (
    <input
      aria-label={`${label}, VIP ${at}`}
      inputMode="decimal"
      value={draft.levels[at]?.[name] ?? ''}
      onChange={({ target }) =>
        onDraft({
          ...draft,
          levels: draft.levels.map((one, other) => (other === at ? { ...one, [name]: target.value } : one)),
        })
      }
    />
  )
  return (
    <>
      {field('reviewAbove', `${say('ch.review')} (₫)`)}
      {field('perMille', say('ch.perMille'))}
      {field('min', say('ch.feeMin'))}
      {field('max', say('ch.feeMax'))}
      <table className="rule-levels">
        <thead>
          <tr>
            <th>{say('ch.level')}</th>
            <th className="end">{say('ch.dayHead')}</th>
            <th className="end">{say('ch.freeHead')}</th>
          </tr>
        </thead>
        <tbody>
          {draft.levels.map((_, at) => (
            // The rows are the levels: they neither move nor go.
            <tr key={`level-${String(at)}`}>
              <td className="num">{at}</td>
              <td>{level(at, 'dayMax', say('ch.dayMax'))}</td>
              <td>{level(at, 'free', say('ch.free'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

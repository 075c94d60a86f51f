import { askFactorReset, RESET_PROOFS } from '@keo/contract/console-member-standing'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import type { Standing } from './standing-panel.tsx'
import { standingWords } from './standing-words.ts'

const SEEN_MIN = 5

/** For an owner who lost every factor: asked for here with its proof, approved by somebody else. */
export function FactorResetPanel({ id, standing }: { id: string; standing: Standing }) {
  const { say } = useLook(standingWords)
  const [proof, setProof] = useState<(typeof RESET_PROOFS)[number]>('callBack')
  const [seen, setSeen] = useState('')
  const [reason, setReason] = useState('')
  const ask = useAct(askFactorReset, () => {
    setSeen('')
    setReason('')
  })
  const { factors, resetAskedBy } = standing
  if (!factors.hasApp && factors.passkeys === 0) return null
  return (
    <>
      <h3 className="keys-row">
        <TwoKeys turned={resetAskedBy === '' ? 0 : 1} /> {say('std.reset')}
      </h3>
      <p className="meta">{say('std.resetNote')}</p>
      {resetAskedBy === '' ? (
        <>
          <Choice
            label={say('std.proof')}
            value={proof}
            options={RESET_PROOFS.map((name) => [name, say(`proof.${name}`)])}
            onValue={setProof}
          />
          <Field label={say('std.seen')} maxLength={300} value={seen} onText={setSeen} />
          <Reason text={reason} onText={setReason} />
          <Refused error={ask.error} />
          <Button
            size="s"
            kind="outline"
            disabled={seen.trim().length < SEEN_MIN || !isReason(reason)}
            busy={ask.isPending}
            onClick={() => ask.mutate({ id, proof, seen, reason })}
          >
            {say('std.askReset')}
          </Button>
        </>
      ) : (
        <p role="status">{`${say('common.askedBy')} ${resetAskedBy}`}</p>
      )}
    </>
  )
}

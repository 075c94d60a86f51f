import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useHere } from '../../navigation/use-go.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { checkRound, type RoundProof } from '../../proofs/round-proof.ts'
import { checkForm, type FieldErrors, readForm, type RoundForm, roundOf } from './round-input.ts'
import { RoundFields } from './round-fields.tsx'
import { ProofView } from './proof-view.tsx'
import './verifier.css'

const isComplete = (form: RoundForm) => Object.keys(checkForm(form)).length === 0

/** Recomputes any round from its seeds, on this device alone. A whole round in the address is computed at once. */
export default function VerifierScreen() {
  const say = useMessages()
  const { query } = useHere()
  const [form, setForm] = useState(() => readForm(query))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [proof, setProof] = useState<RoundProof | null>(() =>
    isComplete(form) ? checkRound(roundOf(form)) : null,
  )
  const change = (more: Partial<RoundForm>): void => {
    setForm({ ...form, ...more })
    setErrors({})
    setProof(null)
  }
  const run = (): void => {
    const found = checkForm(form)
    setErrors(found)
    setProof(Object.keys(found).length === 0 ? checkRound(roundOf(form)) : null)
  }
  return (
    <Screen
      title={say('verifier.title')}
      gutter
      dock={
        <Button kind="primary" size="l" wide onClick={run}>
          {say('verifier.run')}
        </Button>
      }
    >
      <p className="pb-3 text-footnote text-text-2">{say('verifier.intro')}</p>
      <RoundFields form={form} errors={errors} onChange={change} />
      <div aria-live="polite">{proof ? <ProofView form={form} proof={proof} /> : null}</div>
    </Screen>
  )
}

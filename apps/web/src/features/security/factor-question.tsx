import type { ErrorCode } from '@keo/contract/errors'
import type { ProofWay } from '@keo/contract/second-factor-proof'
import { Sheet } from '@keo/ui/layers/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { isRefusal } from '../../page-kit/is-refusal.ts'
import { factorNote } from './factor-note.ts'
import { ProofForm } from './second-factor/second-factor-proof-form.tsx'
import { secondFactorQuery, type Proof } from './second-factor/second-factor-queries.ts'

type FactorProof = Pick<Proof, 'totpCode' | 'recoveryCode' | 'passkey'>
type Run = (factor: FactorProof) => Promise<unknown>
type Question = { readonly ways: readonly ProofWay[]; readonly run: Run }

/** What the sheet has a place for; everything else is for the form that asked. */
const ABOUT_FACTORS: readonly ErrorCode[] = ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED', 'PASSKEY_REFUSED']

/** For calls that want the second factor beside the password: asks for it only where one is set up. */
export function useFactorQuestion(): { withFactor: (run: Run) => Promise<void>; factorSheet: ReactNode } {
  const cache = useQueryClient()
  const [question, setQuestion] = useState<Question | null>(null)
  const withFactor = async (run: Run): Promise<void> => {
    // Without an answer the call itself is made: what keeps it from the server is said in one place.
    const proofs = await cache.fetchQuery(secondFactorQuery).then(
      (state) => state.proofs,
      () => [],
    )
    const ways = proofs.filter((way) => way !== 'password' && way !== 'sms')
    if (ways.length > 0) setQuestion({ ways, run })
    else await run({})
  }
  const close = (): void => setQuestion(null)
  return {
    withFactor,
    factorSheet: question ? <FactorSheet {...question} onClose={close} /> : null,
  }
}

function FactorSheet({ ways, run, onClose }: Question & { onClose: () => void }) {
  const say = useMessages()
  const submit = async (factor: Proof): Promise<void> => {
    try {
      await run(factor)
    } catch (error) {
      if (ABOUT_FACTORS.some((code) => isRefusal(error, code))) throw error
    }
    onClose()
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={say('secondFactor.checkTitle')}
      closeLabel={say('common.close')}
    >
      <ProofForm ways={ways} note={(way) => say(factorNote(way))} submit={submit} />
    </Sheet>
  )
}

import { PROOF_WAYS } from '@keo/contract/second-factor-proof'
import { Button } from '@keo/ui/primitives/button'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { acceptLogin } from '../../../session/login-answer.ts'
import { useMessages } from '../../../language/messages.ts'
import { storage } from '../../../platform/storage.ts'
import type { OverlayProps } from '../../../page-kit/overlays/overlays.tsx'
import { signOut } from '../../accounts/index.ts'
import { factorNote } from '../factor-note.ts'
import { ProofForm } from './second-factor-proof-form.tsx'
import { passFactor, type Proof } from './second-factor-queries.ts'

/** Over everything until the second factor has passed, or the player signs out. */
export default function SecondFactorCheckSheet(_: OverlayProps) {
  const say = useMessages()
  // As they were when the sheet opened: while it closes there are none any more.
  const [owed] = useState(() => storage.read('owedFactors') ?? [])
  const ways = PROOF_WAYS.filter((way) => owed.includes(way)).toSorted(
    (one, other) => owed.indexOf(one) - owed.indexOf(other),
  )
  const submit = async (proof: Proof): Promise<void> => acceptLogin(await passFactor(proof), '')
  return (
    <Sheet
      open
      level="ip-check"
      dismissible={false}
      onOpenChange={() => {}}
      title={say('secondFactor.checkTitle')}
      closeLabel={say('common.close')}
    >
      <ProofForm ways={ways} note={(way) => say(factorNote(way))} submit={submit}>
        <Button wide onClick={signOut}>
          {say('secondFactor.signOut')}
        </Button>
      </ProofForm>
    </Sheet>
  )
}

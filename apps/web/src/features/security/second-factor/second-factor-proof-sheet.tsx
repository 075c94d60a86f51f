import type { ProofWay } from '@keo/contract/second-factor-proof'
import { Sheet } from '@keo/ui/layers/sheet'
import { useMessages } from '../../../language/messages.ts'
import { ProofForm } from './second-factor-proof-form.tsx'
import { prove } from './second-factor-queries.ts'

type ProofSheetProps = { ways: readonly ProofWay[]; onAnswer: (ticket: string | null) => void }

/** Who is asking, afresh. Null when the player closes it. */
export function ProofSheet({ ways, onAnswer }: ProofSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open
      onOpenChange={() => onAnswer(null)}
      title={say('secondFactor.proofTitle')}
      closeLabel={say('common.close')}
    >
      <ProofForm
        ways={ways}
        note={() => say('secondFactor.proofNote')}
        submit={async (proof) => onAnswer((await prove(proof)).proofTicket)}
      />
    </Sheet>
  )
}

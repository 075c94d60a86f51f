import { useMessages } from '../../shared/messages.ts'
import { PasskeyProblem } from '../../shared/passkeys.ts'
import { toast } from '../../shared/toast.ts'

/** What a device says about its passkeys, in words. Who closed its sheet knows that already. */
export function usePasskeyWords() {
  const say = useMessages()
  return {
    tell(error: Error): void {
      if (!(error instanceof PasskeyProblem) || error.kind === 'cancelled') return
      toast.error(say(error.kind === 'known' ? 'secondFactor.passkeyKnown' : 'secondFactor.passkeyFailed'))
    },
  }
}

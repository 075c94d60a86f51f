import type { SessionView } from '@keo/contract/account-sessions'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { useEndSession } from './session-queries.ts'
import { useDeviceName } from './whereabouts.tsx'

export function EndSessionButton({ session }: { session: SessionView }) {
  const say = useMessages()
  const nameOf = useDeviceName()
  const ending = useEndSession()
  const device = nameOf(session)

  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: say('sessions.endTitle'),
      text: say('sessions.endQuestion', { device }),
      agree: say('sessions.end'),
      decline: say('sessions.keep'),
      isDestructive: true,
    })
    if (isAgreed) ending.mutate(session.id, { onSuccess: () => void toast.show(say('sessions.ended')) })
  }

  return (
    <Button
      kind="danger"
      size="s"
      aria-label={`${say('sessions.end')}: ${device}`}
      busy={ending.isPending}
      onClick={() => void ask()}
    >
      {say('sessions.end')}
    </Button>
  )
}

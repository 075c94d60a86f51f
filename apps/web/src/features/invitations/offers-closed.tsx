import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { isRefusal } from '../../page-kit/is-refusal.ts'

export const isClosed = (error: unknown): boolean => isRefusal(error, 'OFFERS_CLOSED')

/** For whoever may not be offered anything now: no sum, no code, nothing to tap but the way to one's own limits. */
export function OffersClosed() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('invite.closed')}
      note={say('invite.closedNote')}
      action={<Button onClick={() => go.to(paths.saferPlay())}>{say('invite.closedAction')}</Button>}
    />
  )
}

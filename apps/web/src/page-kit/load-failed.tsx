import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useMessages } from '../language/messages.ts'
import { useIsOnline } from '../platform/online.ts'

/** Nothing to show: the network is gone, or the server did not answer. */
export function LoadFailed({ onRetry, busy }: { onRetry: () => void; busy?: boolean }) {
  const say = useMessages()
  const isOnline = useIsOnline()
  return (
    <EmptyState
      title={say(isOnline ? 'failed.title' : 'failed.offline.title')}
      note={say(isOnline ? 'failed.text' : 'failed.offline.text')}
      action={
        <Button kind="primary" busy={busy} onClick={onRetry}>
          {say('site.retry')}
        </Button>
      }
    />
  )
}

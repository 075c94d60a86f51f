import { useMessages } from '../../language/messages.ts'
import { useIsOnline } from '../../platform/online.ts'

/** Floats under the bar, so that nothing moves when the network goes and comes. */
export function OfflineBanner() {
  const say = useMessages()
  const isOnline = useIsOnline()
  return (
    <div role="status" className="offline-banner">
      {isOnline ? null : <p>{say('offline.banner')}</p>}
    </div>
  )
}

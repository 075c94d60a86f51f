import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useMessages } from '../../../shared/messages.ts'
import type { WebviewRefusal } from './webview-target.ts'

const REASONS = {
  missing: 'webview.refused.missing',
  unreadable: 'webview.refused.missing',
  scheme: 'webview.refused.unsafe',
  userInfo: 'webview.refused.unsafe',
  addressLiteral: 'webview.refused.unsafe',
  port: 'webview.refused.unsafe',
  host: 'webview.refused.host',
} as const satisfies Record<WebviewRefusal, string>

/** Says why, and offers no way to the target: not even its address. */
export function WebviewRefused({ refusal, onClose }: { refusal: WebviewRefusal; onClose: () => void }) {
  const say = useMessages()
  return (
    <div className="grid flex-1 place-items-center" role="alert">
      <EmptyState
        title={say('webview.refused.title')}
        note={say(REASONS[refusal])}
        action={
          <Button kind="primary" onClick={onClose}>
            {say('site.back')}
          </Button>
        }
      />
    </div>
  )
}

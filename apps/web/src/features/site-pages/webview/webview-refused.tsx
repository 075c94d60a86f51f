import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useMessages } from '../../../language/messages.ts'
import type { RefusedTarget, WebviewRefusal } from './webview-target.ts'

/** What is wrong with an address that names a host, and with one that names none. */
const REASONS = {
  missing: 'webview.refused.missing',
  unreadable: 'webview.refused.unreadable',
  scheme: 'webview.refused.insecure',
  userInfo: 'webview.refused.userInfo',
  addressLiteral: 'webview.refused.addressLiteral',
  port: 'webview.refused.port',
  host: 'webview.refused.host',
} as const satisfies Record<WebviewRefusal, string>

type WebviewRefusedProps = { target: RefusedTarget; onClose: () => void }

/** Says why, by the host as text, and offers no way to the target. */
export function WebviewRefused({ target: { refusal, host }, onClose }: WebviewRefusedProps) {
  const say = useMessages()
  return (
    <div className="grid flex-1 place-items-center" role="alert">
      <EmptyState
        title={say('webview.refused.title')}
        note={
          host === null && refusal === 'scheme'
            ? say('webview.refused.scheme')
            : say(REASONS[refusal], { host: host ?? '' })
        }
        action={
          <Button kind="primary" onClick={onClose}>
            {say('site.back')}
          </Button>
        }
      />
    </div>
  )
}

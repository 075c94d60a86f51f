import { seconds } from '@keo/units/instants'
import { Spinner } from '@keo/ui/primitives/spinner'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { isDirectEntry } from './webview-query.ts'
import { frameSandbox, type WebviewTarget } from './webview-target.ts'

/** Ours: after this long without a page the player is told that it takes longer. */
const SLOW_AFTER_MS = seconds(8)

type WebviewFrameProps = {
  target: Extract<WebviewTarget, { accepted: true }>
  title: string
  lobbyCode: string | null
}

export function WebviewFrame({ target, title, lobbyCode }: WebviewFrameProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="relative min-h-0 flex-1">
      {isLoaded ? null : <Opening host={target.host} lobbyCode={lobbyCode} />}
      <iframe
        src={target.url}
        title={title}
        sandbox={frameSandbox(target)}
        referrerPolicy="no-referrer"
        allow="fullscreen; autoplay"
        className="absolute inset-0 size-full border-0 data-[loading]:opacity-0"
        data-loading={isLoaded ? undefined : true}
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}

function Opening({ host, lobbyCode }: { host: string; lobbyCode: string | null }) {
  const say = useMessages()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => clock.after(SLOW_AFTER_MS, () => setSlow(true)), [])
  return (
    <div
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-8 text-center text-callout text-text-2"
      role="status"
    >
      <Spinner />
      {lobbyCode && isDirectEntry(lobbyCode)
        ? say('webview.openingGame', { lobby: lobbyCode })
        : say('webview.opening', { host })}
      {isSlow ? <span className="text-caption text-text-3">{say('webview.slow', { host })}</span> : null}
    </div>
  )
}

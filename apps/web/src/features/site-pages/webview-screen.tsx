import { useAgentLine } from '../../site/agent-line.ts'
import { useMessages } from '../../language/messages.ts'
import { readPlatform } from '../../platform/platform.ts'
import { webviewRedirectDelayMs } from '../../platform/screen-metrics.ts'
import { sitePath } from '../../navigation/site-path.ts'
import { clock } from '../../platform/time.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { WebviewFrame } from './webview/webview-frame.tsx'
import { WebviewHeader } from './webview/webview-header.tsx'
import { readLobbyCode, readWebviewTitle } from './webview/webview-query.ts'
import { WebviewRefused } from './webview/webview-refused.tsx'
import { readWebviewTarget } from './webview/webview-target.ts'

/** Embeds a page of a listed host. What the address says is only ever shown as text or checked against a list. */
export default function WebviewScreen() {
  const say = useMessages()
  const { query } = useHere()
  const { webviewHosts: hosts, webviewSample: sample } = useAgentLine()
  const close = useClose(query.get('redirect'))

  const title = readWebviewTitle(query.get('title')) || say('webview.title')
  const lobbyCode = readLobbyCode(query.get('lobbyCode'))
  const target = readWebviewTarget(query.get('url'), { ownOrigin: location.origin, hosts, sample })

  return (
    <main className="flex h-dvh flex-col bg-bg">
      <WebviewHeader
        title={title}
        host={target.accepted ? target.host : null}
        lobbyCode={lobbyCode}
        onClose={close}
      />
      {target.accepted ? (
        <WebviewFrame key={target.url} target={target} title={title} lobbyCode={lobbyCode} />
      ) : (
        <WebviewRefused target={target} onClose={close} />
      )}
    </main>
  )
}

/** Closing leads to `redirect` when the address names a path of this site, otherwise back. */
function useClose(redirect: string | null): () => void {
  const go = useGo()
  return () => {
    const leave = redirect ? () => go.replace(sitePath(redirect, location.origin)) : () => go.back()
    clock.after(webviewRedirectDelayMs(readPlatform()), leave)
  }
}

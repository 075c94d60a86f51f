import { paths, withQuery } from '../../navigation/paths.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { useMessages } from '../../language/messages.ts'
import { followLink } from '../../navigation/use-go.ts'

const LINK = 'py-2 text-footnote text-text-2 underline decoration-line-strong underline-offset-4'

/** The sandbox's own page, on the port of this site, as a link of another app would name it. */
function samplePath(host: string): string {
  const page = new URL(`http://${host}/sample`)
  page.port = location.port
  return withQuery(paths.webview(), { url: btoa(page.href) })
}

/** Pages for developers; the last two are served by the server, outside the app. */
export function PanelLinks({ onFollow }: { onFollow: () => void }) {
  const say = useMessages()
  const { webviewSample } = useAgentLine()
  return (
    <nav className="flex flex-wrap justify-center gap-x-6">
      <a
        className={LINK}
        href={paths.gallery()}
        onClick={(event) => {
          followLink(event, paths.gallery())
          onFollow()
        }}
      >
        {say('panel.gallery')}
      </a>
      {webviewSample ? (
        <a
          className={LINK}
          href={samplePath(webviewSample)}
          onClick={(event) => {
            followLink(event, samplePath(webviewSample))
            onFollow()
          }}
        >
          {say('panel.sample')}
        </a>
      ) : null}
      <a className={LINK} href="/api/docs" target="_blank" rel="noopener">
        {say('panel.docs')}
      </a>
      <a className={LINK} href="/metrics" target="_blank" rel="noopener">
        {say('panel.metrics')}
      </a>
    </nav>
  )
}

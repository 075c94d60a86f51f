import { paths } from '../../paths.ts'
import { useMessages } from '../../shared/messages.ts'
import { followLink } from '../../shell/use-go.ts'

const LINK = 'py-2 text-footnote text-text-2 underline decoration-line-strong underline-offset-4'

/** Pages for developers; the last two are served by the server, outside the app. */
export function PanelLinks({ onFollow }: { onFollow: () => void }) {
  const say = useMessages()
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
      <a className={LINK} href="/api/docs" target="_blank" rel="noopener">
        {say('panel.docs')}
      </a>
      <a className={LINK} href="/metrics" target="_blank" rel="noopener">
        {say('panel.metrics')}
      </a>
    </nav>
  )
}

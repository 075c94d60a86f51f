import { LockIcon } from '@keo/ui/icons/lock'
import { XIcon } from '@keo/ui/icons/x'
import { Badge } from '@keo/ui/primitives/badge'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../../language/messages.ts'

type WebviewHeaderProps = {
  title: string
  /** The real host of the page; it stands here as long as the page does. */
  host: string | null
  lobbyCode: string | null
  onClose: () => void
}

export function WebviewHeader({ title, host, lobbyCode, onClose }: WebviewHeaderProps) {
  const say = useMessages()
  return (
    <header className="flex min-h-nav flex-none items-center gap-1 border-b border-line bg-bar px-1.5 pt-[var(--h-status)]">
      <IconButton label={say('webview.close')} icon={<XIcon size={20} />} onClick={onClose} />
      <div className="flex min-w-0 flex-1 flex-col items-center">
        <h1 className="ell max-w-full text-headline leading-[22px] font-semibold">{title}</h1>
        {host ? (
          <p className="flex max-w-full items-center gap-1 text-micro text-text-3">
            <LockIcon size={11} />
            <span className="ell" data-testid="webview-host">
              {host}
            </span>
          </p>
        ) : null}
      </div>
      <div className="flex min-w-11 justify-end pr-1.5">{lobbyCode ? <Badge>{lobbyCode}</Badge> : null}</div>
    </header>
  )
}

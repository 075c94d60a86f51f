import { XIcon } from '@keo/ui/icons/x'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { offerInstall } from './install-prompt.ts'

type DownloadPromptProps = { url: string | null; onClose: () => void }

/** Heads the main pages and covers nothing of them. Without an app to fetch, the browser installs this one. */
export default function DownloadPrompt({ url, onClose }: DownloadPromptProps) {
  const say = useMessages()
  const start = async (): Promise<void> => {
    if (url) window.open(url, '_blank', 'noopener,noreferrer')
    else if (!(await offerInstall())) toast.show(say('download.byHand'), { durationMs: 4000 })
  }

  return (
    <aside className="download-prompt" aria-label={say('download.title')}>
      <span className="download-prompt-mark">
        <BrandMark kind="glyph" height={26} />
      </span>
      <p className="min-w-0 flex-1">
        <b className="ell block text-callout font-semibold">{say('download.title')}</b>
        <span className="ell block text-caption text-text-2">{say('download.note')}</span>
      </p>
      <Button size="s" kind="soft" onClick={() => void start()}>
        {say('download.start')}
      </Button>
      <IconButton label={say('common.close')} icon={<XIcon size={16} />} onClick={onClose} />
    </aside>
  )
}

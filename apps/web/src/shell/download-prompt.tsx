import { XIcon } from '@keo/ui/icons/x'
import { BrandMark } from '@keo/ui/primitives/brand-mark'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useState } from 'react'
import { useAgentLine } from '../shared/agent-line.ts'
import { useMessages } from '../shared/messages.ts'
import { readPlatform } from '../shared/platform.ts'
import { storage } from '../shared/storage.ts'
import { toast } from '../shared/toast.ts'
import { isDownloadPromptShown } from './download-rules.ts'
import { offerInstall } from './install-prompt.ts'

/** Floats above the tab bar of the main pages. */
export function DownloadPrompt() {
  const say = useMessages()
  const { download } = useAgentLine()
  const [isHidden, setHidden] = useState(storage.read('isDownloadHidden') ?? false)
  const { native, isStandalone } = readPlatform()
  const isShown = isDownloadPromptShown({
    isShowDownload: download.isShown,
    isHiddenForSession: isHidden,
    isNative: native !== null,
    isStandalone,
  })
  if (!isShown) return null

  const close = (): void => {
    storage.write('isDownloadHidden', true)
    setHidden(true)
  }
  const start = async (): Promise<void> => {
    if (download.url) window.open(download.url, '_blank', 'noopener,noreferrer')
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
      <IconButton label={say('common.close')} icon={<XIcon size={16} />} onClick={close} />
    </aside>
  )
}

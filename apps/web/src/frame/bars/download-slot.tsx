import { Suspense, useState } from 'react'
import { useAgentLine } from '../../site/agent-line.ts'
import { readPlatform } from '../../platform/platform.ts'
import { storage } from '../../platform/storage.ts'
import { isDownloadPromptShown } from './download-rules.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'

const DownloadPrompt = lazyPart(() => import('./download-prompt.tsx'))

/** Decides whether the download prompt shows, before any of it is loaded. */
export function DownloadSlot() {
  const { download } = useAgentLine()
  const [isHidden, setHidden] = useState(storage.read('isDownloadHidden') ?? false)
  const { native, isStandalone } = readPlatform()
  const isShown = isDownloadPromptShown({
    isShowDownload: download.isShown,
    isLaterVisit: storage.read('isLaterVisit') ?? false,
    isHiddenForSession: isHidden,
    isNative: native !== null,
    isStandalone,
  })
  if (!isShown) return null

  const close = (): void => {
    storage.write('isDownloadHidden', true)
    setHidden(true)
  }
  return (
    <Suspense fallback={<aside className="download-prompt" />}>
      <DownloadPrompt url={download.url} onClose={close} />
    </Suspense>
  )
}

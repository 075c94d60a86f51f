import { Suspense, useState } from 'react'
import { useAgentLine } from '../shared/agent-line.ts'
import { readPlatform } from '../shared/platform.ts'
import { storage } from '../shared/storage.ts'
import { useIsDue } from '../shared/use-is-due.ts'
import { isDownloadPromptShown } from './download-rules.ts'
import { lazyPart } from '../shared/lazy-part.ts'

const DownloadPrompt = lazyPart(() => import('./download-prompt.tsx'))

/** An offer to install comes when the page has been seen. */
const PROMPT_AFTER_MS = 3000

/** Decides whether the download prompt shows, before any of it is loaded. */
export function DownloadSlot() {
  const { download } = useAgentLine()
  const [isHidden, setHidden] = useState(storage.read('isDownloadHidden') ?? false)
  const isDue = useIsDue(PROMPT_AFTER_MS)
  const { native, isStandalone } = readPlatform()
  const isShown = isDownloadPromptShown({
    isShowDownload: download.isShown,
    isHiddenForSession: isHidden,
    isNative: native !== null,
    isStandalone,
  })
  if (!isShown || !isDue) return null

  const close = (): void => {
    storage.write('isDownloadHidden', true)
    setHidden(true)
  }
  return (
    <Suspense>
      <DownloadPrompt url={download.url} onClose={close} />
    </Suspense>
  )
}

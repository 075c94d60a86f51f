import { BugIcon } from '@keo/ui/icons/bug'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { devPanel } from '../../page-kit/dev-panel-state.ts'
import { useMessages } from '../../language/messages.ts'
import './dev-panel.css'
import { isPanelHidden } from './panel-visibility.ts'

const PanelSheet = lazy(() => import('./panel-sheet.tsx'))

/** A handle at the edge of the screen, clear of the tab bar; the panel itself comes with the first tap. */
export default function DevPanel() {
  const say = useMessages()
  const [isHidden] = useState(isPanelHidden)
  const isOpen = useStore(devPanel, (panel) => panel.isOpen)
  const wasOpened = useWasEver(isOpen)
  useEffect(() => {
    devPanel.setState({ isThere: !isHidden })
    return () => devPanel.setState({ isThere: false, isOpen: false })
  }, [isHidden])
  if (isHidden) return null

  const setOpen = (open: boolean) => devPanel.setState({ isOpen: open })
  return (
    <>
      <button
        type="button"
        className="dev-panel-handle"
        aria-label={say('panel.open')}
        onClick={() => setOpen(true)}
      >
        <BugIcon size={16} />
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <PanelSheet open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}

function useWasEver(isSo: boolean): boolean {
  const [was, setWas] = useState(false)
  if (isSo && !was) setWas(true)
  return was || isSo
}

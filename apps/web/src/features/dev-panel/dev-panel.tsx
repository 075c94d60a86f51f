import { BugIcon } from '@keo/ui/icons/bug'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../shared/messages.ts'
import './dev-panel.css'
import { isPanelHidden } from './panel-visibility.ts'

const PanelSheet = lazy(() => import('./panel-sheet.tsx'))

/** A handle at the edge of the screen, clear of the tab bar; the panel itself comes with the first tap. */
export default function DevPanel() {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isPanelHidden()) return null

  function open() {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="dev-panel-handle" aria-label={say('panel.open')} onClick={open}>
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

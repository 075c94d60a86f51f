import { FastForwardIcon } from '@keo/ui/icons/fast-forward'
import { PauseIcon } from '@keo/ui/icons/pause'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import type { useAutoPlay } from './use-auto-play.ts'
import './auto-play.css'

const AutoPlaySheet = lazy(() => import('./auto-play-sheet.tsx'))

type SheetProps = ComponentProps<typeof AutoPlaySheet>
type AutoPlayControlProps = Pick<SheetProps, 'stake' | 'freeSpins' | 'fastSpin' | 'onStart'> & {
  auto: Pick<ReturnType<typeof useAutoPlay>, 'left' | 'isOn' | 'stop'>
  isLocked: boolean
}

/** The way into rounds that the page plays by itself, and out of them. Shown only where the agent line has them on. */
export function AutoPlayControl({ auto, isLocked, onStart, ...sheet }: AutoPlayControlProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {auto.isOn ? (
        <button type="button" className="play-auto" aria-pressed="true" onClick={auto.stop}>
          <PauseIcon size={18} />
          <span className="num">{say('auto.stop', { count: auto.left })}</span>
        </button>
      ) : (
        <button type="button" className="play-auto" disabled={isLocked} onClick={() => setOpen(true)}>
          <FastForwardIcon size={18} />
          {say('auto.title')}
        </button>
      )}
      <Suspense fallback={null}>
        {isOpen ? (
          <AutoPlaySheet
            {...sheet}
            onStart={(plan) => {
              close()
              onStart(plan)
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}

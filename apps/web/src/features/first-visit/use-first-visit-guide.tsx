import { checkGuideClick } from '@keo/contract/guide'
import { seconds } from '@keo/units/instants'
import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { loadArea } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { isDone, keepDone } from './guide-done.ts'
import { isNothingOver, shownRow } from './page-parts.ts'

/** Later, it would interrupt: then it waits for the next visit. */
const WITHIN_MS = seconds(2)
const LOOK_EVERY_MS = 100

type Guide = (typeof import('./guide.tsx'))['default']

/** Shows a first visitor round the sports page, on the page itself (SPT-14): as soon as it stands, or not at all. */
export function useFirstVisitGuide(): void {
  useEffect(() => {
    if (isDone()) return undefined
    const until = clock.monotonicMs() + WITHIN_MS
    let guide: Guide | null = null
    let isLeft = false
    const isWanted = (): boolean => !isLeft && clock.monotonicMs() <= until && isNothingOver()
    const leave = (): void => {
      isLeft = true
      stop()
    }
    const stop = clock.every(LOOK_EVERY_MS, () => {
      if (!isWanted()) return leave()
      if (!guide || !shownRow()) return
      const Guide = guide
      stop()
      overlays.open('guide', (props) => <Guide {...props} isWanted={isWanted} />)
    })
    void load()
      .then((loaded) => (guide = loaded))
      .catch(leave)
    // Whoever has begun is not interrupted: it comes with the next visit.
    addEventListener('pointerdown', leave, { capture: true, once: true })
    return () => {
      removeEventListener('pointerdown', leave, true)
      leave()
      overlays.close('guide')
    }
  }, [])
}

/** Null when the server says that it was put away. */
async function load(): Promise<Guide | null> {
  const [{ isClicked }, { default: guide }] = await Promise.all([
    api(checkGuideClick, { guide: 'sports' }, { silent: true }),
    import('./guide.tsx'),
    loadArea('betRecords'),
  ])
  if (!isClicked) return guide
  keepDone()
  return null
}

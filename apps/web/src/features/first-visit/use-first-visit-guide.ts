import { checkGuideClick } from '@keo/contract/guide'
import { lazy, useEffect } from 'react'
import { api } from '../../shared/api.ts'
import { whenAtRest } from '../../shared/at-rest.ts'
import { loadArea } from '../../shared/messages.ts'
import { overlays } from '../../shell/overlays.tsx'

const GuideCover = lazy(async () => {
  const [cover] = await Promise.all([import('./guide-cover.tsx'), loadArea('betRecords')])
  return cover
})

/** Covers the sports page while the server says that its guide was not put away (SPT-14). */
export function useFirstVisitGuide(): void {
  useEffect(() => {
    let isUnwanted = false
    const ask = (): void =>
      void api(checkGuideClick, { guide: 'sports' }, { silent: true })
        .then(({ isClicked }) => (isClicked || isUnwanted ? undefined : overlays.open('guide', GuideCover)))
        .catch(() => {})
    // The page comes first, and with it what the guide is about.
    const stop = whenAtRest(ask)
    const leave = (): void => {
      isUnwanted = true
      stop()
    }
    // Whoever has begun is not interrupted: it comes with the next visit.
    addEventListener('pointerdown', leave, { capture: true, once: true })
    return () => {
      removeEventListener('pointerdown', leave, true)
      leave()
      overlays.close('guide')
    }
  }, [])
}

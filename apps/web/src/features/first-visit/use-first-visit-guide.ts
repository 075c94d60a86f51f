import { checkGuideClick } from '@keo/contract/guide'
import { lazy, useEffect } from 'react'
import { api } from '../../shared/api.ts'
import { loadArea } from '../../shared/messages.ts'
import { overlays } from '../../shell/overlays.tsx'

const GuideCover = lazy(async () => {
  const [cover] = await Promise.all([import('./guide-cover.tsx'), loadArea('betRecords')])
  return cover
})

/** Covers the sports page while the server says that its guide was not put away (SPT-14). */
export function useFirstVisitGuide(): void {
  useEffect(() => {
    let isLeft = false
    void api(checkGuideClick, { guide: 'sports' }, { silent: true })
      .then(({ isClicked }) => (isClicked || isLeft ? undefined : overlays.open('guide', GuideCover)))
      .catch(() => {})
    return () => {
      isLeft = true
      overlays.close('guide')
    }
  }, [])
}

import { lazy } from 'react'
import { loadArea } from '../../language/messages.ts'
import { queryClient } from '../../api/query-client.ts'
import { followOwed, isIn, session } from '../../session/session.ts'
import { repeat } from '../../platform/periodic-work.ts'
import { clock } from '../../platform/time.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'

const RealityCheckCover = lazy(async () => {
  const [cover] = await Promise.all([
    import('./reality-check-cover.tsx'),
    loadArea('saferPlay'),
    loadArea('site'),
  ])
  return cover
})

/**
 * For as long as the page lives: the server counts, and says when the check is due. Asked every minute while the page
 * is in view, at every login, and whenever the page comes back into view.
 */
export function watchRealityChecks(): void {
  const look = showDueRealityCheck
  repeat('realityCheck', clock, look)
  document.addEventListener('visibilitychange', look)
  session.onChange((isLoggedIn) => {
    if (isLoggedIn) look()
    else overlays.close('realityCheck')
  })
  followOwed(look)
  look()
}

/** At once, where something was refused because a check is due. */
export const showDueRealityCheck = (): void => void lookOnce().catch(() => {})

async function lookOnce(): Promise<void> {
  if (!isIn() || document.visibilityState === 'hidden') return
  // Loaded for members only: a visitor's page does without.
  const { realityCheckQuery } = await import('./safer-play-queries.ts')
  const { isDue } = await queryClient.fetchQuery(realityCheckQuery)
  // Another tab or device may have answered it.
  if (isDue) overlays.open('realityCheck', RealityCheckCover)
  else overlays.close('realityCheck')
}

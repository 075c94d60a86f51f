import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { FEATURE_GUARDS } from './routes/feature-guards.ts'
import { firstRoutes } from './routes/home-row.ts'
import { currentSession, session } from './session/session.ts'
import { clock } from './platform/time.ts'
import { isMissingChunk, reloadOnceForChunk, reloadWhenServerIsBack } from './frame/pages/missing-chunk.ts'
import type { Route } from './navigation/route.ts'
import { startShell } from './frame/start-shell.ts'

/** A visitor owes nothing yet: the page that shows comes first. */
const WATCH_VISITORS_AFTER_MS = 4000

/** The first page has its time alone. */
const OTHER_PAGES_AFTER_MS = 3000

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(firstRoutes, FEATURE_GUARDS, laterRoutes)
  // A finger that comes down may be on its way to another page.
  addEventListener('pointerdown', findOtherPages, { once: true, capture: true })
  clock.after(OTHER_PAGES_AFTER_MS, findOtherPages)
  // In slices: the first render is the longest stretch of work there is.
  startTransition(() => createRoot(root).render(<App />))
  clock.after(currentSession().token ? 0 : WATCH_VISITORS_AFTER_MS, watchMembers)
  session.onChange(watchMembers)
}

/** Every page but home: its names and flags are no part of the first load of `/`, and are there before the first tap. */
async function laterRoutes(): Promise<readonly Route[]> {
  try {
    return (await import('./routes/route-table.ts')).routes
  } catch (error) {
    if (isMissingChunk(error) && (await reloadOnceForChunk())) return new Promise(() => {})
    throw error
  }
}

/** Where each is, and where its files are. */
function findOtherPages(): void {
  void Promise.all([laterRoutes(), import('./routes/later-screens.ts')]).catch(() => {})
}

let watch: Promise<void> | undefined

/** Once, whoever asks first: the timer or a login. */
function watchMembers(): void {
  watch ??= import('./member-watch.ts').then(({ startMemberWatch }) => startMemberWatch())
}

// Nothing shows yet: what did not come is asked for again when the server answers.
main().catch((error: unknown) => {
  reloadWhenServerIsBack()
  throw error
})

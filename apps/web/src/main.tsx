import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { FEATURE_GUARDS } from './feature-guards.ts'
import { routes } from './routes.tsx'
import { currentSession } from './shared/session.ts'
import { clock } from './shared/time.ts'
import { startShell } from './shell/start-shell.ts'

/** A visitor owes nothing yet: the page that shows comes first. */
const WATCH_VISITORS_AFTER_MS = 2500

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(routes, FEATURE_GUARDS)
  // In slices: the first render is the longest stretch of work there is.
  startTransition(() => createRoot(root).render(<App />))
  clock.after(currentSession().token ? 0 : WATCH_VISITORS_AFTER_MS, () => void watchMembers())
}

async function watchMembers(): Promise<void> {
  const { startMemberWatch } = await import('./member-watch.ts')
  startMemberWatch()
}

void main()

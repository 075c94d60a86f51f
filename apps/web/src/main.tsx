import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { FEATURE_GUARDS } from './routes/feature-guards.ts'
import { routes } from './routes/route-table.ts'
import { currentSession, session } from './session/session.ts'
import { clock } from './platform/time.ts'
import { startShell } from './frame/start-shell.ts'

/** A visitor owes nothing yet: the page that shows comes first. */
const WATCH_VISITORS_AFTER_MS = 4000

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(routes, FEATURE_GUARDS)
  // In slices: the first render is the longest stretch of work there is.
  startTransition(() => createRoot(root).render(<App />))
  clock.after(currentSession().token ? 0 : WATCH_VISITORS_AFTER_MS, watchMembers)
  session.onChange(watchMembers)
}

let watch: Promise<void> | undefined

/** Once, whoever asks first: the timer or a login. */
function watchMembers(): void {
  watch ??= import('./member-watch.ts').then(({ startMemberWatch }) => startMemberWatch())
}

void main()

import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { routes } from './routes.tsx'
import { currentSession, session } from './shared/session.ts'
import { startShell } from './shell/start-shell.ts'

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(routes)
  // In slices: the first render is the longest stretch of work there is.
  startTransition(() => createRoot(root).render(<App />))
  const { startAccounts } = await import('./features/accounts/owed-check.ts')
  startAccounts()
  followPlay()
  const { startSecondFactor } = await import('./features/security/second-factor-owed.ts')
  startSecondFactor()
}

/** Reality checks are for members: a visitor's page does without them. */
function followPlay(): void {
  const start = async (): Promise<void> => {
    const { watchRealityChecks } = await import('./features/safer-play/reality-check-watch.ts')
    watchRealityChecks()
  }
  if (currentSession().token) return void start()
  const stop = session.onChange(() => {
    stop()
    void start()
  })
}

void main()

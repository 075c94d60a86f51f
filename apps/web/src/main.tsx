import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { routes } from './routes.tsx'
import { startShell } from './shell/start-shell.ts'

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(routes)
  // In slices: the first render is the longest stretch of work there is.
  startTransition(() => createRoot(root).render(<App />))
  const { startAccounts } = await import('./features/accounts/owed-check.ts')
  startAccounts()
  const { startSecondFactor } = await import('./features/security/second-factor-owed.ts')
  startSecondFactor()
}

void main()

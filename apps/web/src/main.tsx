import './styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { routes } from './routes.tsx'
import { startShell } from './shell/start-shell.ts'

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(routes)
  createRoot(root).render(<App />)
  const { startAccounts } = await import('./features/accounts/owed-check.ts')
  startAccounts()
}

void main()

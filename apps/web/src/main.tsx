import './styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startAccounts } from './features/accounts/owed-check.ts'
import { routes } from './routes.tsx'
import { startShell } from './shell/start-shell.ts'

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  await startShell(routes)
  startAccounts()
  createRoot(root).render(<App />)
}

void main()

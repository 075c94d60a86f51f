import './console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { queries } from './platform/queries.ts'
import { startLook } from './platform/look.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
startLook()
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <App />
  </QueryClientProvider>,
)

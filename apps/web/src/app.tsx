import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { loadDevPanel } from './features/dev-panel/index.ts'
import { useAgentLine } from './shared/agent-line.ts'
import { environment } from './shared/environment.ts'
import { queryClient } from './shared/query-client.ts'
import { AppFrame } from './shell/app-frame.tsx'

const DevPanel = lazy(loadDevPanel)

/** Every provider, outermost first. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppFrame />
        <SandboxTools />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Everything but prod is a sandbox. */
function SandboxTools() {
  const { mode } = useAgentLine()
  if (mode === 'prod' || !environment.hasDevPanel) return null
  return (
    <Suspense fallback={null}>
      <DevPanel />
    </Suspense>
  )
}

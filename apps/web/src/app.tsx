import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { loadDevPanel } from './features/dev-panel/index.ts'
import { useAgentLine } from './site/agent-line.ts'
import { environment } from './platform/environment.ts'
import { queryClient } from './api/query-client.ts'
import { useIsDue } from './platform/use-is-due.ts'
import { AppFrame } from './frame/app-frame.tsx'
import { lazyPart } from './page-kit/lazy-part.ts'
import { frameSlots } from './page-kit/frame-slots.ts'

const DevPanel = lazyPart(loadDevPanel)
// By way of the later screens: the styles it needs are named there, and weigh nothing in the first load.
const BetCartHost = lazyPart(async () => (await import('./routes/later-screens.ts')).betCartHost())
frameSlots.setState({ betCart: <BetCartHost /> })

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

/** The panel is no part of the product: it comes when the page has had its time. */
const PANEL_AFTER_MS = 4000

/** Everything but prod is a sandbox. */
function SandboxTools() {
  const { mode } = useAgentLine()
  const isDue = useIsDue(PANEL_AFTER_MS)
  if (mode === 'prod' || !environment.hasDevPanel || !isDue) return null
  return (
    <Suspense fallback={null}>
      <DevPanel />
    </Suspense>
  )
}

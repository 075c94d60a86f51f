import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { queryClient } from './shared/query-client.ts'
import { AppFrame } from './shell/app-frame.tsx'

/** Every provider, outermost first. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppFrame />
      </QueryClientProvider>
    </StrictMode>
  )
}

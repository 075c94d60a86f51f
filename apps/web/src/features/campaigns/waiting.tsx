import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import './campaigns.css'

/** Around what stands in while a page of campaigns loads. */
export function Waiting({ children }: { children: ReactNode }) {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')} className="campaign-waiting">
      {children}
    </div>
  )
}

import type { ComponentType } from 'react'
import { loadArea } from '../../language/messages.ts'

/** The panel and its texts; loaded only where the site is a sandbox. */
export async function loadDevPanel(): Promise<{ default: ComponentType }> {
  const [panel] = await Promise.all([import('./dev-panel.tsx'), loadArea('panel')])
  return panel
}

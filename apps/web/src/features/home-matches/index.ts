import type { ComponentType } from 'react'
import { loadArea } from '../../shared/messages.ts'

/** Matches for the home page, with their texts; they come after it. */
export async function loadHomeMatches(): Promise<{ default: ComponentType }> {
  const areas = ['sports', 'match', 'betCart'] as const
  const [part] = await Promise.all([import('./home-matches.tsx'), ...areas.map(loadArea)])
  return part
}

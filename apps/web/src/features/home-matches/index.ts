import type { ComponentType } from 'react'
import { loadArea } from '../../shared/messages.ts'
import { clock } from '../../shared/time.ts'

/** The matches weigh as much as half of the home page: all of it comes first. */
const AFTER_MS = 5000

/** Matches for the home page, with their texts; they come once it has had its time or somebody scrolls or taps. */
export async function loadHomeMatches(): Promise<{ default: ComponentType }> {
  await new Promise<unknown>((resolve) => {
    clock.after(AFTER_MS, () => resolve(0))
    for (const sign of ['scroll', 'pointerdown']) addEventListener(sign, resolve, { once: true })
  })
  const areas = ['sports', 'match', 'betCart'] as const
  const [part] = await Promise.all([import('./home-matches.tsx'), ...areas.map(loadArea)])
  return part
}

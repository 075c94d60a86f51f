import { ENGINES } from '@keo/games-contract/engines'
import type { useMessages } from '../../../language/messages.ts'

/** How the games of an engine are played, in a sentence; an engine that is not ours has none. */
export function ruleOf(engine: string | null) {
  const ours = ENGINES.find((name) => name === engine)
  return ours ? (`gameRules.${ours}` as const) : null
}

const NAMED = ['rows', 'risk', 'mines', 'places', 'machine', 'lines', 'reels'] as const

/** A setting that has no name of ours is called as the provider calls it. */
export function parameterName(name: string, say: ReturnType<typeof useMessages>): string {
  const known = NAMED.find((word) => word === name)
  return known ? say(`gameParameter.${known}`) : name
}

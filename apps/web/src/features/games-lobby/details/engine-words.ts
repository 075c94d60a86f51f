import { ENGINES } from '@keo/games-contract/engines'
import type { getGameDetails } from '@keo/contract/games'
import type { PlainMessageKey } from '@keo/messages/keys'
import type * as z from 'zod/mini'
import type { useMessages } from '../../../language/messages.ts'

export type Details = z.output<(typeof getGameDetails)['response']>

/** The machine of three reels, which has no free spins. */
const PLAIN_MACHINE = 'low'

/** How the game is played, in a sentence; an engine that is not ours has none. */
export function ruleOf({ game: { engine }, parameters }: Pick<Details, 'game' | 'parameters'>) {
  const ours = ENGINES.find((name) => name === engine)
  if (ours === 'slot' && parameters['machine'] === PLAIN_MACHINE) return 'gameRules.slotPlain'
  return ours ? (`gameRules.${ours}` as const) : null
}

const NAMED = ['rows', 'risk', 'mines', 'places', 'machine', 'lines', 'reels'] as const

/** A setting that has no name of ours is called as the provider calls it. */
export function parameterName(name: string, say: ReturnType<typeof useMessages>): string {
  const known = NAMED.find((word) => word === name)
  return known ? say(`gameParameter.${known}`) : name
}

/** Levels of a setting, as engines and machines write them. */
const LEVELS: Readonly<Record<string, PlainMessageKey>> = {
  low: 'lobby.volatility.low',
  mid: 'lobby.volatility.medium',
  medium: 'lobby.volatility.medium',
  high: 'lobby.volatility.high',
}

export function parameterText(value: string | number | boolean, say: ReturnType<typeof useMessages>): string {
  if (typeof value === 'boolean') return say(value ? 'gameDetails.yes' : 'gameDetails.no')
  const level = LEVELS[value]
  return level ? say(level) : String(value)
}

import type { GameFacts } from '@keo/games-contract/play-game'
import { useState } from 'react'

/** A setting of the bet. What the game's facts state of it is fixed; everything else the player chooses. */
export function useSetting<Value extends string | number>(
  { parameters }: Pick<GameFacts, 'parameters'>,
  name: string,
  first: Value,
) {
  const [chosen, set] = useState(first)
  const stated = parameters[name]
  const isFixed = stated !== undefined
  return { value: isFixed ? (stated as Value) : chosen, set, isFixed }
}

import type { GameFacts } from '@keo/games-contract/play-game'

const STEPS = [1, 5, 10, 50, 100, 500, 1_000, 5_000]
const CHIPS = 6

/** Chips to offer: from the least stake upwards, none above the most. */
export function chipsOf({ minStake, maxStake }: Pick<GameFacts, 'minStake' | 'maxStake'>): string[] {
  const [least, most] = [Number.parseInt(minStake, 10), Number.parseInt(maxStake, 10)]
  return STEPS.map((step) => step * least)
    .filter((chip) => chip <= most)
    .slice(0, CHIPS)
    .map((chip) => chip.toFixed(2))
}

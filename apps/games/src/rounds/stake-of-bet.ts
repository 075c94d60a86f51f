import type { GameFacts } from '@keo/games-contract/play-game'
import type { Engine } from '../engines/engine.ts'
import { amountText, minorOf } from '../ground/amounts.ts'
import { refusePlay } from '../ground/play-refusal.ts'

/** Currencies without a part below their unit. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['VND'])
const UNIT = 100n

/** Hundredths of everything that a bet stakes; a stake of nothing or outside the game's bounds is refused. */
export function stakeOfBet(engine: Engine, bet: unknown, facts: GameFacts, currency: string): bigint {
  const least = minorOf(facts.minStake) ?? 0n
  const most = (minorOf(facts.maxStake) ?? 0n) / BigInt(engine.stakesAtMost ?? 1)
  const wrong = () => refusePlay('STAKE_WRONG', { minStake: facts.minStake, maxStake: amountText(most) })
  let sum = 0n
  for (const text of engine.stakesOf(bet)) {
    const stake = minorOf(text)
    if (stake === null || stake <= 0n) return wrong()
    if (WHOLE_UNITS.has(currency) && stake % UNIT !== 0n) return wrong()
    sum += stake
  }
  return sum < least || sum > most ? wrong() : sum
}

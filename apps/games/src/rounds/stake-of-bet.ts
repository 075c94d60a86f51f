import { PlayStake } from '@keo/games-contract/amounts'
import type { GameFacts } from '@keo/games-contract/play-game'
import type { Engine } from '../engines/engine.ts'
import { amountText, minorOf } from '../ground/amounts.ts'
import { refusePlay } from '../ground/play-refusal.ts'

/** Currencies without a part below their unit. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['VND'])
const UNIT = 100n

type Sent = { readonly stake?: unknown; readonly bets?: unknown }

/** Whether every stake that was sent is an amount at all; how much it may be is asked later. */
export function areStakesAmounts(sent: unknown): boolean {
  const { stake, bets } = (sent ?? {}) as Sent
  const stakes = Array.isArray(bets) ? bets.map((bet: Sent | null) => bet?.stake) : [stake]
  return stakes.every((each) => each === undefined || PlayStake.safeParse(each).success)
}

/** Hundredths of everything that a bet stakes; a stake of nothing or outside the game's bounds is refused. */
export function stakeOfBet(engine: Engine, bet: unknown, facts: GameFacts, currency: string): bigint {
  const { least, most } = boundsOf(engine, facts)
  const wrong = () => refuseStake(engine, facts)
  let sum = 0n
  for (const text of engine.stakesOf(bet)) {
    const stake = minorOf(text)
    if (stake === null || stake <= 0n) return wrong()
    if (WHOLE_UNITS.has(currency) && stake % UNIT !== 0n) return wrong()
    sum += stake
  }
  return sum < least || sum > most ? wrong() : sum
}

export function refuseStake(engine: Engine, facts: GameFacts): never {
  const { least, most } = boundsOf(engine, facts)
  return refusePlay('STAKE_WRONG', { minStake: amountText(least), maxStake: amountText(most) })
}

function boundsOf(engine: Engine, { minStake, maxStake }: GameFacts) {
  const most = (minorOf(maxStake) ?? 0n) / BigInt(engine.stakesAtMost ?? 1)
  return { least: minorOf(minStake) ?? 0n, most }
}

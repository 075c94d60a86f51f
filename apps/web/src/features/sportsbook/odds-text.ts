import { moreOddsText } from '@keo/units/more-odds'
import { type Odds, oddsText as exactText } from '@keo/units/odds'
import { currentAgentLine } from '../../site/agent-line.ts'

const THOUSAND = 1000

/** Decimal odds of the wire in the player's format (SPT-07); formats past the second only where the operator offers them. */
export function oddsText(odds: number, format: number): string {
  const exact = BigInt(Math.round(odds * THOUSAND)) as Odds
  return (currentAgentLine().moreOdds && moreOddsText(exact, format)) || exactText(exact, format)
}

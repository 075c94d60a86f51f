import type { Price } from '@keo/units/price'
import { moreOddsText } from '@keo/units/more-odds'
import { type Odds, oddsText as exactText } from '@keo/units/odds'
import { currentAgentLine } from '../../site/agent-line.ts'

/** A price in the player's format (SPT-07); formats past the second only where the operator offers them. */
export function oddsText(price: Price, format: number): string {
  const exact = BigInt(price) as Odds
  return (currentAgentLine().moreOdds && moreOddsText(exact, format)) || exactText(exact, format)
}

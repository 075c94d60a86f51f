import type { MatchRecord, WireMarket, WireOption } from '@keo/sportsbook-contract/match-record'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import { type Goals, type LineBet, lineResult, type LineResult } from '../tutorial/line-verdict.ts'

/** What a practice bet is on: markets that the final score alone decides. */
export type PracticeMarket =
  | LineBet
  | { readonly market: 'winner'; readonly side: 'home' | 'draw' | 'away'; readonly line: 0 }

const FULL_TIME = sportCode(SPORT.soccer, PERIOD_PLACE.fullTime)
const TYPES = { handicap: 1000, totals: 1007, winner: 1005 } as const
const QUARTERS = 4

export type PracticeOption = { readonly option: WireOption; readonly market: PracticeMarket }

/** The main line of each of the three markets of a soccer match, as far as it is offered. */
export function practiceOptions(match: MatchRecord): PracticeOption[] {
  return match.mg
    .filter(({ pe }) => pe === FULL_TIME)
    .flatMap(({ mty, mks }) => {
      const main = mks.find(({ mbl = 1, ss }) => mbl === 1 && ss === MARKET_SALE.open)
      return main ? optionsOf(mty, main) : []
    })
}

function optionsOf(marketType: number, market: WireMarket): PracticeOption[] {
  return market.op.flatMap((option) => {
    const meant = option.od > 1 ? marketOf(marketType, option.ty, Number(market.li ?? 0) * QUARTERS) : null
    return meant ? [{ option, market: meant }] : []
  })
}

/** The wire's line is the home side's; a bet on the away side has the opposite one. */
function marketOf(marketType: number, optionType: number, line: number): PracticeMarket | null {
  if (marketType === TYPES.handicap && optionType === OPTION.home)
    return { market: 'handicap', side: 'home', line }
  if (marketType === TYPES.handicap && optionType === OPTION.away)
    return { market: 'handicap', side: 'away', line: -line }
  if (marketType === TYPES.totals && optionType === OPTION.over)
    return { market: 'totals', side: 'over', line }
  if (marketType === TYPES.totals && optionType === OPTION.under)
    return { market: 'totals', side: 'under', line }
  if (marketType !== TYPES.winner) return null
  const side = WINNER_SIDES[optionType]
  return side ? { market: 'winner', side, line: 0 } : null
}

const WINNER_SIDES: Readonly<Record<number, 'home' | 'draw' | 'away'>> = {
  [OPTION.home]: 'home',
  [OPTION.draw]: 'draw',
  [OPTION.away]: 'away',
}

export function practiceResult(market: PracticeMarket, goals: Goals): LineResult {
  if (market.market !== 'winner') return lineResult(market, goals)
  const { home, away } = goals
  const winner = home === away ? 'draw' : home > away ? 'home' : 'away'
  return market.side === winner ? 'won' : 'lost'
}

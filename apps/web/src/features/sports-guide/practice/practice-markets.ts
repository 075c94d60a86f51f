import { oddsOf } from '@keo/units/price'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { Market, Match, Option } from '../../sportsbook/index.ts'
import { type Goals, type LineBet, lineResult, type LineResult } from '../tutorial/line-verdict.ts'

/** What a practice bet is on: markets that the final score alone decides. */
export type PracticeMarket =
  | LineBet
  | { readonly market: 'winner'; readonly side: 'home' | 'draw' | 'away'; readonly line: 0 }

const FULL_TIME = sportCode(SPORT.soccer, PERIOD_PLACE.fullTime)
const TYPES = { handicap: 1000, totals: 1007, winner: 1005 } as const
const QUARTERS = 4

export type PracticeOption = { readonly option: Option; readonly market: PracticeMarket }

/** The main line of each of the three markets of a soccer match, as far as it is offered. */
export function practiceOptions(match: Match): PracticeOption[] {
  return match.groups
    .filter(({ period }) => period === FULL_TIME)
    .flatMap(({ marketType, markets }) => {
      const main = markets.find(
        ({ lineRank = 1, saleStatus }) => lineRank === 1 && saleStatus === MARKET_SALE.open,
      )
      return main ? optionsOf(marketType, main) : []
    })
}

function optionsOf(marketType: number, market: Market): PracticeOption[] {
  return market.options.flatMap((option) => {
    const meant = oddsOf(option.odds)
      ? marketOf(marketType, option.type, Number(market.line ?? 0) * QUARTERS)
      : null
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

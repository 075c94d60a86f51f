import { MATCH_STATUS, MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import { acceptsPrice } from '@keo/betting/odds-change'
import { fullReturn } from '@keo/betting/payout'
import { subBetsOf } from '@keo/betting/series'
import { PROVIDER_CURRENCIES } from '@keo/sportsbook-contract/currencies'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import type { Odds } from '@keo/units/odds'
import type { Book, CombinedPick, MarketGroup, MarketQuote } from '../pricing/quote.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import { matchOfMarket } from '../pricing/market-ids.ts'
import { problemTogether } from './correlation.ts'
import { isKnownCurrency, limitIn, mostStake } from './risk/currency-limits.ts'
import { LEGS_MAX, RETURN_CAP, type Slip, type SlipLeg } from './slip.ts'

type SlipOption = Pick<SlipLeg, 'marketId' | 'optionType'>

/** A leg beside what the book offers for it at this moment. */
export type OfferedLeg<Leg extends SlipOption = SlipLeg> = {
  readonly slipLeg: Leg
  readonly scene: Scene
  readonly group: MarketGroup
  readonly market: MarketQuote
  readonly odds: Odds
  /** Of a combination. */
  readonly picks: readonly CombinedPick[] | null
}

export type Judgement =
  | { readonly refusal: ProviderCode }
  | {
      readonly refusal: null
      readonly legs: readonly OfferedLeg[]
      readonly subBets: number
      readonly stake: bigint
      readonly cap: bigint
    }

/** Every check of a slip that needs no database, the weightiest reason of a refusal first. */
export function judgeSlip(slip: Slip, book: Book, stage: Stage): Judgement {
  if (!isKnownCurrency(slip.currencyId))
    return refused(PROVIDER_CURRENCIES.has(slip.currencyId) ? 'CURRENCY_NOT_SUPPORTED' : 'CURRENCY_UNKNOWN')
  if (slip.legs.length > LEGS_MAX) return refused('TOO_MANY_LEGS')
  const subBets = slip.legsEach === 1 ? 1 : subBetsOf(slip.legs.length, slip.legsEach)
  if (subBets === undefined || (slip.legsEach === 1 && slip.legs.length !== 1))
    return refused('ILLEGAL_PARAMETER')

  const legs: OfferedLeg[] = []
  for (const slipLeg of slip.legs) {
    const offered = offerFor(slipLeg, book, stage)
    if (typeof offered === 'string') return refused(offered)
    if (!acceptsPrice(slip.oddsChange, slipLeg.odds, offered.odds)) return refused('ODDS_CHANGED')
    legs.push(offered)
  }
  const together = slip.legs.length > 1 ? judgeTogether(legs) : null
  if (together) return refused(together)
  return judgeStake(slip, legs, subBets, book)
}

function refused(refusal: ProviderCode): Judgement {
  return { refusal }
}

/** What the book offers for a leg now, or why nothing. */
export function offerFor<Leg extends SlipOption>(
  slipLeg: Leg,
  book: Book,
  stage: Stage,
): OfferedLeg<Leg> | ProviderCode {
  const scene = stage.scene(matchOfMarket(slipLeg.marketId))
  if (!scene) return 'MARKET_UNKNOWN'
  const isOpen = scene.status === MATCH_STATUS.notStarted || scene.status === MATCH_STATUS.live
  const found = isOpen ? book.find(slipLeg.marketId, slipLeg.optionType) : null
  if (!found) return 'MARKET_CLOSED'
  // A line that moved on is another bet: it is never taken in place of the requested one.
  if (found.isReplaced) return 'OPTION_UPDATED'
  const option = found.market.options.find(({ type }) => type === slipLeg.optionType)
  if (!option) return 'MARKET_UNKNOWN'
  if (found.market.sale !== MARKET_SALE.open || option.odds === null) return 'ODDS_ADJUSTING'
  const { group, market, picks = null } = found
  return { slipLeg, scene, group, market, odds: BigInt(option.odds) as Odds, picks }
}

function judgeTogether(legs: readonly OfferedLeg[]): ProviderCode | null {
  return problemTogether(
    legs.map(({ slipLeg, scene, market }) => ({
      match: scene.match,
      mayCombine: market.mayCombine,
      optionType: slipLeg.optionType,
    })),
  )
}

function judgeStake(slip: Slip, legs: readonly OfferedLeg[], subBets: number, book: Book): Judgement {
  const { least, most } = slipLimits(slip, legs, book)
  if (slip.unitStake < least) return refused('STAKE_TOO_LOW')
  if (slip.unitStake > most) return refused('STAKE_LIMIT_CHANGED')
  const cap = limitIn(slip.currencyId, RETURN_CAP)
  return { refusal: null, legs, subBets, stake: slip.unitStake * BigInt(subBets), cap }
}

/** Bounds of the stake for each sub-bet; nobody may stake what the cap would cut in half and more. */
export function slipLimits(
  { currencyId, legsEach, userId }: Pick<Slip, 'currencyId' | 'legsEach'> & { readonly userId?: string },
  legs: readonly OfferedLeg<SlipOption>[],
  book: Book,
): { least: bigint; most: bigint } {
  const each = legs.map(({ slipLeg }) => book.limits(slipLeg.marketId, slipLeg.optionType, userId))
  const least = limitIn(currencyId, Math.max(...each.map((limit) => limit.least)))
  const lowest = limitIn(currencyId, Math.min(...each.map((limit) => limit.most)))
  const byCap = returnBound({ currencyId, legsEach }, legs)
  return { least, most: mostStake(least, lowest < byCap ? lowest : byCap) }
}

/** What of a stake the cap of a return leaves. */
export function returnBound(
  { currencyId, legsEach }: Pick<Slip, 'currencyId' | 'legsEach'>,
  legs: readonly OfferedLeg<SlipOption>[],
): bigint {
  const odds = legs.map((leg) => leg.odds)
  const unit = 1_000_000n
  const perUnit = fullReturn({ unitStake: unit, legsEach, odds, cap: null })
  return (limitIn(currencyId, RETURN_CAP) * unit) / perUnit
}

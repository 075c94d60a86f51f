import { MATCH_STATUS, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Scene, Stage } from '../../stage/stage.ts'
import { stakeLimits } from '../limits.ts'
import { offeredOdds } from '../margins.ts'
import { isBuilderMarket, matchOfMarket } from '../market-ids.ts'
import type { Book, CombinedPick, FoundMarket } from '../quote.ts'
import { combinationVerdict, pickVerdict, type SaidOf } from './combination-verdict.ts'
import type { Combination, Combinations } from './combinations.ts'
import { worstChances } from './joint.ts'
import type { BuilderPricer } from './price-builder.ts'
import { sharesOfRanks, worstOf } from './ranks.ts'
import { wholeMatch } from './strands.ts'

/** In every sport's thousand, before the winner of a competition. */
const MARKET_TYPE = 997
const MARGIN = 'special'

type Needs = {
  /** What is sold of single markets: a combination is sold while each of its picks is. */
  readonly book: Book
  readonly stage: Stage
  readonly combinations: Pick<Combinations, 'get'>
  readonly pricer: BuilderPricer
  /** Of all combinations of a match: they share what the book bears on one, because any of them may win together. */
  readonly exposure: (marketId: number) => number
  /** Whether a person entered a result of this combination. */
  hasManualResult(marketId: number, number: number | undefined): boolean
  /** Results that people entered, of single options and of combinations. */
  readonly saidOf: SaidOf
  /** Whether traders hold the combinations of the match. */
  isHeld(marketId: number): boolean
  /** The part of the usual stakes that is taken on a match. */
  stakesOf?(match: Scene['match']): number
}

/** The book with a market of each match whose options are combinations of its picks. Everything else need not know. */
export function withCombinations(needs: Needs): Book {
  const { book, stage, combinations, pricer, exposure, hasManualResult, saidOf, isHeld } = needs
  const { stakesOf = () => 1 } = needs

  function placed(marketId: number, number: number | undefined) {
    const combination = number === undefined ? null : combinations.get(number)
    const scene = stage.scene(matchOfMarket(marketId))
    return combination && scene && combination.matchId === scene.match.id ? { combination, scene } : null
  }

  function find(marketId: number, number?: number): FoundMarket | null {
    const found = hasManualResult(marketId, number) ? null : placed(marketId, number)
    const picksSale = found && saleOf(found.combination.picks, book)
    if (!found || picksSale === null) return null
    const { scene, combination } = found
    const price = pricer.price(scene, combination.picks)
    if (price.state !== 'priced') return null
    const { sportId } = scene.match.setting
    const isLive = scene.status === MATCH_STATUS.live
    const odds = offeredOdds(price.share, price.margin, scene.match.league.tier, isLive)
    const option = { type: combination.number, odds, fairShare: price.share }
    const sale = isHeld(marketId) ? 0 : picksSale
    return {
      group: {
        marketType: sportId * 1000 + MARKET_TYPE,
        period: wholeMatch(sportId),
        tags: [],
        isPopular: false,
        countsFrom: null,
        markets: [],
      },
      market: { id: marketId, line: null, lineRank: null, sale, mayCombine: true, options: [option] },
      isReplaced: false,
      picks: combination.picks,
    }
  }

  return {
    ...book,
    find: (marketId, optionType) =>
      isBuilderMarket(marketId) ? find(marketId, optionType) : book.find(marketId),
    limits(marketId, optionType) {
      if (!isBuilderMarket(marketId)) return book.limits(marketId, optionType)
      const odds = find(marketId, optionType)?.market.options[0]?.odds ?? null
      const match = stage.scene(matchOfMarket(marketId))?.match
      const manner = { isMain: false, margin: MARGIN, stakes: match ? stakesOf(match) : 1 } as const
      return stakeLimits(match?.league.tier ?? 4, manner, odds, exposure(marketId))
    },
    chances(marketId, optionType, scoreAtBet) {
      if (!isBuilderMarket(marketId)) return book.chances(marketId, optionType, scoreAtBet)
      const isClosed = hasManualResult(marketId, optionType) || isHeld(marketId)
      const found = isClosed ? null : placed(marketId, optionType)
      return found && chancesOf(found.scene, found.combination, needs)
    },
    verdict(marketId, optionType, scoreAtBet) {
      if (!isBuilderMarket(marketId)) return book.verdict(marketId, optionType, scoreAtBet)
      const said = saidOf({ marketId, optionType, scoreAtBet })
      const found = said ? null : placed(marketId, optionType)
      return found ? combinationVerdict(found.combination.picks, book, saidOf) : said
    },
  }
}

/** As its picks are sold; null when one of them is not, or counts from another score by now. */
function saleOf(picks: readonly CombinedPick[], book: Book): 0 | 1 | null {
  let sale: 0 | 1 = 1
  for (const { marketId, optionType, scoreAtBet } of picks) {
    const found = book.find(marketId)
    const option = found?.market.options.find(({ type }) => type === optionType)
    if (!found || found.isReplaced || !option) return null
    if ((found.group.countsFrom?.join() ?? '') !== (scoreAtBet?.join() ?? '')) return null
    if (found.market.sale === 0 || option.odds === null) sale = 0
  }
  return sale
}

/** Decided picks with their result, open ones from the ends of the match; null while one of them stands still. */
function chancesOf(scene: Scene, { picks }: Combination, { book, pricer, saidOf }: Needs) {
  const decided: Outcome[] = []
  const open = []
  for (const pick of picks) {
    const verdict = pickVerdict(pick, book, saidOf)
    if (verdict) decided.push(verdict.outcome)
    else if (book.chances(pick.marketId, pick.optionType, pick.scoreAtBet))
      open.push(pricer.ranked(scene, pick))
    else return null
  }
  const ranked = open.filter((each) => each !== null)
  if (ranked.length < open.length || ranked.length === 0) return null
  return sharesOfRanks(worstChances(ranked, worstOf(decided)))
}

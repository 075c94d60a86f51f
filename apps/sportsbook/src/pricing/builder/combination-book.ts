import { MATCH_STATUS, OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Scene, Stage } from '../../stage/stage.ts'
import { stakeLimits } from '../limits.ts'
import { offeredOdds } from '../margins.ts'
import { marketIdOf, matchOfMarket, SLOTS, slotOf } from '../market-ids.ts'
import type { Book, CombinedPick, FoundMarket, Verdict } from '../quote.ts'
import { LAST_VERSION } from '../verdicts/corrections.ts'
import type { Combination, Combinations } from './combinations.ts'
import { worstChances } from './joint.ts'
import type { BuilderPricer } from './price-builder.ts'
import { sharesOfRanks, worstOf } from './ranks.ts'
import { wholeMatch } from './strands.ts'

/** The last number of a match: its options are the combinations. */
const SLOT = SLOTS - 1
/** In every sport's thousand, before the winner of a competition. */
const MARKET_TYPE = 997
const MARGIN = 'special'

export const builderMarketOf = (matchId: number): number => marketIdOf(matchId, SLOT)
const isBuilder = (marketId: number): boolean => slotOf(marketId) === SLOT

type Needs = {
  /** What is sold of single markets: a combination is sold while each of its picks is. */
  readonly book: Book
  readonly stage: Stage
  readonly combinations: Pick<Combinations, 'get'>
  readonly pricer: BuilderPricer
  readonly exposure: (marketId: number, optionType: number) => number
  /** Whether a person entered a result of some combination of the match: then none is sold any more. */
  hasManualResult(marketId: number): boolean
  /** Whether traders hold the combinations of the match. */
  isHeld(marketId: number): boolean
  /** The part of the usual stakes that is taken on a match. */
  stakesOf?(match: Scene['match']): number
}

/** The book with a market of each match whose options are combinations of its picks. Everything else need not know. */
export function withCombinations(needs: Needs): Book {
  const { book, stage, combinations, pricer, exposure, hasManualResult, isHeld } = needs
  const { stakesOf = () => 1 } = needs

  function placed(marketId: number, number: number | undefined) {
    const combination = number === undefined ? null : combinations.get(number)
    const scene = stage.scene(matchOfMarket(marketId))
    return combination && scene && combination.matchId === scene.match.id ? { combination, scene } : null
  }

  function find(marketId: number, number?: number): FoundMarket | null {
    const found = hasManualResult(marketId) ? null : placed(marketId, number)
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
    find: (marketId, optionType) => (isBuilder(marketId) ? find(marketId, optionType) : book.find(marketId)),
    limits(marketId, optionType) {
      if (!isBuilder(marketId)) return book.limits(marketId, optionType)
      const odds = find(marketId, optionType)?.market.options[0]?.odds ?? null
      const match = stage.scene(matchOfMarket(marketId))?.match
      const manner = { isMain: false, margin: MARGIN, stakes: match ? stakesOf(match) : 1 } as const
      return stakeLimits(match?.league.tier ?? 4, manner, odds, exposure(marketId, optionType))
    },
    chances(marketId, optionType, scoreAtBet) {
      if (!isBuilder(marketId)) return book.chances(marketId, optionType, scoreAtBet)
      const found = hasManualResult(marketId) || isHeld(marketId) ? null : placed(marketId, optionType)
      return found && chancesOf(found.scene, found.combination, book, pricer)
    },
    verdict(marketId, optionType, scoreAtBet) {
      if (!isBuilder(marketId)) return book.verdict(marketId, optionType, scoreAtBet)
      const found = placed(marketId, optionType)
      return found && verdictOf(pickVerdicts(found.combination.picks, book))
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

/** What is known of each pick by now. */
function pickVerdicts(picks: readonly CombinedPick[], book: Book): (Verdict | null)[] {
  return picks.map(({ marketId, optionType, scoreAtBet }) => book.verdict(marketId, optionType, scoreAtBet))
}

/** Lost with the first pick that is; else decided with the last. */
function verdictOf(verdicts: readonly (Verdict | null)[]): Verdict | null {
  const known = verdicts.filter((verdict) => verdict !== null)
  const lost = known.filter(({ outcome }) => outcome === OUTCOME.lost)
  if (lost.length === 0 && known.length < verdicts.length) return null
  const next = known.flatMap(({ nextAt }) => nextAt ?? [])
  const newer = known.reduce((sum, { version = 1 }) => sum + version - 1, 1)
  return {
    outcome: worstOf(known.map(({ outcome }) => outcome)),
    resultText: lost[0]?.resultText ?? known.at(-1)?.resultText ?? '',
    // What people say for good must stay above all that the world may still report.
    version: Math.min(newer, LAST_VERSION),
    ...(next.length > 0 ? { nextAt: Math.min(...next) } : {}),
  }
}

/** Decided picks with their result, open ones from the ends of the match; null while one of them stands still. */
function chancesOf(scene: Scene, { picks }: Combination, book: Book, pricer: BuilderPricer) {
  const decided: Outcome[] = []
  const open = []
  for (const pick of picks) {
    const verdict = book.verdict(pick.marketId, pick.optionType, pick.scoreAtBet)
    if (verdict) decided.push(verdict.outcome)
    else if (book.chances(pick.marketId, pick.optionType, pick.scoreAtBet))
      open.push(pricer.ranked(scene, pick))
    else return null
  }
  const ranked = open.filter((each) => each !== null)
  if (ranked.length < open.length || ranked.length === 0) return null
  return sharesOfRanks(worstChances(ranked, worstOf(decided)))
}

import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import type { Clock, Instant } from '@keo/service-kit/clock'
import { SUSPENSION } from '../play/sport-model.ts'
import { keepLast } from '../ground/keep-last.ts'
import { stakeLimits } from '../pricing/limits.ts'
import { offeredOdds } from '../pricing/margins.ts'
import { marketIdOf, matchOfMarket } from '../pricing/market-ids.ts'
import { type Book, type MarketGroup, type Quote, type Verdict } from '../pricing/quote.ts'
import type { Champion, Champions } from '../world/champion.ts'

/** Every competition has one market. */
const SLOT = 1
const MARGIN = 'special'
const TAG = 'p'
/** Market types of any sport (3.9): the winner, and soccer's top goalscorer. */
const WINNER_TYPE = 998
const SCORER_TYPE = 1969
/** The period of outrights (3.6). */
const PERIOD = 999
const KEPT = 200

type Needs = {
  readonly book: Book
  readonly champions: Champions
  readonly clock: Clock
  readonly exposure?: (marketId: number, optionType: number) => number
}

/** The book with the winners of competitions in it, priced from the belief about them. */
export function withChampionMarkets({ book, champions, clock, exposure = () => 0 }: Needs): Book {
  const quotes = keepLast<Quote>(KEPT)

  function quoteOf(matchId: number): Quote | null {
    const champion = champions.champion(matchId)
    const now = clock.now()
    if (!champion || now < champion.opensAt || now >= champion.decidedAt) return null
    const version = versionAt(champion, champions.steppedAt(champion, now), now)
    const known = quotes.get(matchId)
    if (known?.version === version) return known
    const quote = championQuote(champion, champions.chances(champion, now), { version, now })
    quotes.set(matchId, quote)
    return quote
  }

  function optionOf(marketId: number, optionType: number) {
    const market = quoteOf(matchOfMarket(marketId))?.groups[0]?.markets[0]
    return market?.id === marketId ? market.options.find(({ type }) => type === optionType) : undefined
  }

  const isChampion = (marketId: number) => champions.champion(matchOfMarket(marketId)) !== null

  return {
    ...book,
    quote: (matchId) => book.quote(matchId) ?? quoteOf(matchId),
    popular: (matchId) => book.popular(matchId) ?? quoteOf(matchId),
    find(marketId) {
      const found = book.find(marketId)
      if (found) return found
      const group = quoteOf(matchOfMarket(marketId))?.groups[0]
      const market = group?.markets.find(({ id }) => id === marketId)
      return group && market ? { group, market, isReplaced: false } : null
    },
    limits(marketId, optionType) {
      const champion = champions.champion(matchOfMarket(marketId))
      if (!champion) return book.limits(marketId, optionType)
      const odds = optionOf(marketId, optionType)?.odds ?? null
      const manner = { isMain: false, margin: MARGIN } as const
      return stakeLimits(champion.league.tier, manner, odds, exposure(marketId, optionType))
    },
    chances(marketId, optionType, scoreAtBet) {
      if (!isChampion(marketId)) return book.chances(marketId, optionType, scoreAtBet)
      const won = optionOf(marketId, optionType)?.fairShare
      return won === undefined ? null : { won, halfWon: 0, push: 0, halfLost: 0, lost: 1 - won }
    },
    verdict(marketId, optionType, scoreAtBet) {
      if (!isChampion(marketId)) return book.verdict(marketId, optionType, scoreAtBet)
      const champion = champions.champion(matchOfMarket(marketId))
      const winners = champion && champions.winners(champion, clock.now())
      return winners && championVerdict(winners, optionType)
    },
  }
}

/** A belief stands for a while; closing is a change of its own. */
function versionAt({ closesAt }: Champion, steppedAt: Instant, now: Instant): number {
  return steppedAt * 2 + (now >= closesAt ? 1 : 0)
}

export function championQuote(
  champion: Champion,
  chances: readonly number[],
  { version, now }: { version: number; now: Instant },
): Quote {
  const isClosed = now >= champion.closesAt
  const { id, marketType, period, tags } = championMarket(champion)
  const group: MarketGroup = {
    marketType,
    period,
    tags,
    isPopular: true,
    countsFrom: null,
    markets: [
      {
        id,
        line: null,
        lineRank: null,
        sale: isClosed ? 0 : 1,
        // Seasons and matches cannot be distinguished in a series, and two seasons are not independent.
        mayCombine: false,
        options: champion.runners.map(({ number }, index) => {
          const fairShare = chances[index] ?? 0
          return {
            type: number,
            odds: offeredOdds(fairShare, MARGIN, champion.league.tier, false),
            fairShare,
          }
        }),
      },
    ],
  }
  return {
    matchId: champion.id,
    version,
    isLive: false,
    cause: isClosed ? SUSPENSION.other : null,
    marketCount: 1,
    tags,
    groups: [group],
  }
}

/** Where the market of a competition stands among all others. */
export function championMarket({ id, kind, league }: Champion) {
  const base = league.sportId * 1000
  return {
    id: marketIdOf(id, SLOT),
    marketType: kind === 'scorer' ? SCORER_TYPE : base + WINNER_TYPE,
    period: base + PERIOD,
    tags: [TAG],
  }
}

/** Several who share the first place share what it pays. The result names them by number: names have languages. */
export function championVerdict(winners: readonly number[], optionType: number): Verdict {
  const resultText = winners.join()
  if (!winners.includes(optionType)) return { outcome: OUTCOME.lost, resultText }
  const shared = winners.length > 1 ? { sharers: winners.length } : {}
  return { outcome: OUTCOME.won, resultText, ...shared }
}

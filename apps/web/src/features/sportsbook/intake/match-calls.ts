import { priceOf } from '@keo/units/price'
import {
  getMatchDetail,
  getOnSaleLeagues,
  matchCount,
  matchResultInfo,
  matchResultPage,
  queryMatchByRecommend,
  recommendMatchList,
  statistical,
} from '@keo/sportsbook-contract/matches'
import {
  getLiveStrip,
  getMatchStatistics,
  getOddsHistory,
  getPreviousMeetings,
} from '@keo/sportsbook-contract/own-calls'
import type { ProviderOptions, ProviderRequest } from '../provider/create-provider.ts'
import { provider } from '../provider/provider.ts'
import type { PricePoint } from '../model/match.ts'
import {
  type DayCount,
  type LeagueOnSale,
  leagueOnSaleFromWire,
  type MatchCounts,
  matchCountsFromWire,
} from './counts-from-wire.ts'
import { fixtureFromWire, matchFromWire, resultDetailFromWire, resultFromWire } from './match-from-wire.ts'

/** Reading calls of the provider whose answers become our own types. All of them are silent: the screen shows what failed. */

type Asked = Pick<ProviderOptions, 'signal'>
const silent = (asked: Asked): ProviderOptions => ({ ...asked, silent: true })

export async function fetchMatch(matchId: number, asked: Asked = {}) {
  return matchFromWire(await provider(getMatchDetail, { matchId }, silent(asked)))
}

export async function searchMatches(text: string, asked: Asked = {}) {
  return (await provider(queryMatchByRecommend, { recommend: text }, silent(asked))).map(matchFromWire)
}

export async function fetchRecommended(size: number, asked: Asked = {}) {
  return (await provider(recommendMatchList, { size }, silent(asked))).map(matchFromWire)
}

/** A few live matches, and how many there are. */
export async function fetchLiveStrip(size: number, asked: Asked = {}) {
  const { live, records } = await provider(getLiveStrip, { size }, silent(asked))
  return { live, matches: records.map(matchFromWire) }
}

export async function fetchMatchCounts(asked: Asked = {}): Promise<MatchCounts> {
  return matchCountsFromWire(await provider(statistical, {}, silent(asked)))
}

export async function fetchLeagues(
  place: ProviderRequest<typeof getOnSaleLeagues>,
  asked: Asked = {},
): Promise<LeagueOnSale[]> {
  return (await provider(getOnSaleLeagues, place, silent(asked))).map(leagueOnSaleFromWire)
}

/** How many matches each of the next days has. */
export async function fetchDayCounts(sportId: number, asked: Asked = {}): Promise<DayCount[]> {
  const { dl } = await provider(matchCount, { sportId }, silent(asked))
  return dl.map(({ bt, c }) => ({ startsAt: bt, count: c }))
}

export async function fetchResults(page: ProviderRequest<typeof matchResultPage>, asked: Asked = {}) {
  const { current, size, total, lgs, records } = await provider(matchResultPage, page, silent(asked))
  return {
    current,
    size,
    total,
    leagues: lgs.map(({ id, nm }) => ({ id, name: nm })),
    records: records.map(resultFromWire),
  }
}

export async function fetchResult(matchId: number, asked: Asked = {}) {
  return resultDetailFromWire(await provider(matchResultInfo, { matchId }, silent(asked)))
}

/** What the events of a match add up to. */
export async function fetchStatistics(matchId: number, asked: Asked = {}) {
  const { counts } = await provider(getMatchStatistics, { matchId }, silent(asked))
  return { counts }
}

/** What the options of a market cost over time; null while betting stood still. */
export async function fetchPriceHistory(marketId: number, asked: Asked = {}): Promise<PricePoint[]> {
  const { points } = await provider(getOddsHistory, { marketId }, silent(asked))
  return points.map(({ at, cause, options }) => ({
    at,
    cause,
    options: options.map(({ type, odds }) => ({ type, odds: odds === null ? null : priceOf(odds) })),
  }))
}

/** Earlier matches of the two sides, newest first. */
export async function fetchMeetings(matchId: number, asked: Asked = {}) {
  const { between, home, away } = await provider(getPreviousMeetings, { matchId }, silent(asked))
  return {
    between: between.map(fixtureFromWire),
    home: home.map(fixtureFromWire),
    away: away.map(fixtureFromWire),
  }
}

import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { MatchRecord, matchHead, WireLeague, WireMarketGroup } from './match-record.ts'
import { common, Flag, maybe, paging, ShortText, Whole, WholeList } from './wire-values.ts'

export const LIST_SIZE = 50
/** Documented are 50, but a shipping client requests 300 (2.1). */
export const LIST_SIZE_MAX = 300

const MarketPair = z.object({ marketType: Whole, period: maybe(Whole) })
const MARKET_PAIRS_MAX = 50

/** Hours ahead of UTC: whose midnight ends today. The reference gives it to matchCount; lists and counts take it too. */
const TimeZone = z.union([z.number(), ShortText])

export const getList = defineProviderCall({
  path: '/v1/match/getList',
  access: 'guest',
  summary: 'Matches with their popular odds',
  request: z.object({
    ...common,
    ...paging,
    type: maybe(Whole),
    leagueId: maybe(Whole),
    leagueIds: maybe(WholeList),
    matchIds: maybe(WholeList),
    sportId: maybe(Whole),
    sportIds: maybe(WholeList),
    sportTypes: maybe(WholeList),
    marketTypes: maybe(WholeList),
    markets: maybe(z.array(MarketPair).check(z.maxLength(MARKET_PAIRS_MAX))),
    leaguePhases: maybe(z.array(z.object({ leagueId: Whole, phase: Whole }))),
    beginTime: maybe(Whole),
    endTime: maybe(Whole),
    orderBy: maybe(Whole),
    oddsType: maybe(Whole),
    isPC: maybe(Flag),
    timeZone: maybe(TimeZone),
  }),
  response: z.object({
    current: z.int(),
    size: z.int(),
    total: z.int(),
    pageTotal: z.int(),
    records: z.array(MatchRecord),
  }),
})

export const getMatchDetail = defineProviderCall({
  path: '/v1/match/getMatchDetail',
  access: 'guest',
  summary: 'One match with every market group',
  request: z.object({ ...common, matchId: Whole, oddsType: maybe(Whole) }),
  response: MatchRecord,
})

const Phase = z.object({ ph: z.int(), num: z.int(), nm: z.string() })
const SportCount = z.object({ sid: z.int(), c: z.int() })

export const statistical = defineProviderCall({
  path: '/v1/match/statistical',
  access: 'guest',
  summary: 'How many matches each play type and sport has',
  request: z.object({
    ...common,
    sportTypes: maybe(WholeList),
    leagueId: maybe(Whole),
    allLeague: maybe(Flag),
    typeForLeagueStat: maybe(Whole),
    timeZone: maybe(TimeZone),
    markets: maybe(z.array(z.object({ id: Whole, markets: z.array(MarketPair) }))),
  }),
  response: z.object({
    tc: z.int(),
    sl: z.array(z.object({ ty: z.int(), des: z.string(), tc: z.int(), ssl: z.array(SportCount) })),
    ht: z.int(),
    hls: z.array(
      z.object({
        id: z.int(),
        na: z.string(),
        mt: z.int(),
        sid: z.int(),
        lurl: z.string(),
        hot: z.boolean(),
        or: z.int(),
        ps: z.array(Phase),
      }),
    ),
    mts: z.array(
      z.object({ id: z.int(), sid: z.int(), tps: z.array(z.object({ tp: z.int(), mt: z.int() })) }),
    ),
  }),
})

export const getOnSaleLeagues = defineProviderCall({
  path: '/v1/match/getOnSaleLeagues',
  access: 'guest',
  summary: 'Leagues with matches on sale',
  request: z.object({
    ...common,
    type: Whole,
    sportId: maybe(Whole),
    sportIds: maybe(WholeList),
    sportTypes: maybe(WholeList),
    timeZone: maybe(TimeZone),
  }),
  response: z.array(z.object({ ...WireLeague.shape, mt: z.int(), ps: z.array(Phase) })),
})

export const queryMatchByRecommend = defineProviderCall({
  path: '/v1/match/queryMatchByRecommend',
  access: 'guest',
  summary: 'Search by team or league',
  request: z.object({ ...common, recommend: maybe(ShortText), oddsType: maybe(Whole) }),
  response: z.array(MatchRecord),
})

export const recommendMatchList = defineProviderCall({
  path: '/v1/match/recommendMatchList',
  access: 'guest',
  summary: 'A few matches worth a look',
  request: z.object({
    ...common,
    size: maybe(Whole),
    random: maybe(Flag),
    sortType: maybe(Whole),
    oddsType: maybe(Whole),
    isPC: maybe(Flag),
  }),
  response: z.array(MatchRecord),
})

export const matchCount = defineProviderCall({
  path: '/v1/match/matchCount',
  access: 'guest',
  summary: 'Matches of one sport on each of the next days',
  request: z.object({ ...common, sportId: Whole, days: maybe(Whole), timeZone: maybe(TimeZone) }),
  response: z.object({
    d: z.int(),
    dl: z.array(z.object({ bt: z.int(), c: z.int() })),
    o: z.int(),
  }),
})

/** Of an outright also its title and season; its `ts` are those who won. */
export const ResultRecord = z.object({
  ...matchHead,
  nm: z.optional(z.string()),
  ty: z.optional(z.int()),
  ye: z.optional(z.string()),
})

export const matchResultPage = defineProviderCall({
  path: '/v1/match/matchResultPage',
  access: 'guest',
  summary: 'Matches that are over, with their scores',
  request: z.object({
    ...common,
    ...paging,
    sportId: maybe(Whole),
    leagueIds: maybe(WholeList),
    beginTime: maybe(Whole),
    endTime: maybe(Whole),
    matchType: maybe(Whole),
    orderBy: maybe(Whole),
  }),
  response: z.object({
    current: z.int(),
    size: z.int(),
    total: z.int(),
    lgs: z.array(z.object({ id: z.int(), nm: z.string(), lg: WireLeague })),
    records: z.array(ResultRecord),
  }),
})
export type ResultRecord = z.output<typeof ResultRecord>

export const matchResultInfo = defineProviderCall({
  path: '/v1/match/matchResultInfo',
  access: 'guest',
  summary: 'One match that is over, with every score',
  request: z.object({ ...common, matchId: Whole }),
  response: z.object({ ...ResultRecord.shape, mg: z.array(WireMarketGroup) }),
})

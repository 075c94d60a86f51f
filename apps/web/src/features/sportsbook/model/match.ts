import type { Price } from '@keo/units/price'

/** The product's own words for what a sportsbook offers. The provider's answers become these in `intake`. */

export type League = {
  name: string
  id: number
  logoUrl: string
  sportId: number
  regionId: number
}

export type Team = { name: string; id: number; logoUrl: string }

export type Clock = {
  seconds?: number | undefined
  period: number
  isRunning?: boolean | undefined
  direction?: 1 | 2 | undefined
  addedMinutes?: number | undefined
}

export type Score = { period: number; kind: number; values: number[] }

export type Option = {
  name: string
  shortName: string
  type: number
  odds: Price
  line?: string | undefined
  teamId?: number | undefined
  outcome?: number | undefined
}

export type Market = {
  id: number
  saleStatus: number
  series: number
  lineRank?: number | undefined
  line?: string | undefined
  options: Option[]
}

export type MarketGroup = {
  marketType: number
  period: number
  name: string
  tags: string[]
  markets: Market[]
}

type Video = { isOffered: boolean; pageUrl?: string | undefined }

export type Fixture = {
  id: number
  startsAt: number
  status: number
  partCount: number
  format: number
  sportId: number
  league: League
  teams: Team[]
  scores: Score[]
}

export type Match = Fixture & {
  name: string
  matchType: number
  saleStatus: number
  season?: string | undefined
  servingSide?: 1 | 2 | undefined
  marketCount: number
  tags: string[]
  clock: Clock
  groups: MarketGroup[]
  video: Video
  situation: Record<string, number | string>
}

export type Result = Fixture & {
  name?: string | undefined
  matchType?: number | undefined
  season?: string | undefined
}

export type ResultDetail = Result & { groups: MarketGroup[] }

export type MarketChange = { id: number; saleStatus: number; options: { type: number; odds: Price }[] }

export type MatchChange = {
  matchId: number
  status?: number | undefined
  clock?: { seconds?: number | undefined; period: number; isRunning?: boolean | undefined } | undefined
  scores?: Score[] | undefined
  servingSide?: 1 | 2 | null | undefined
  cause?: number | null | undefined
  markets?: MarketChange[] | undefined
  gone?: number[] | undefined
  /** The groups in which a market came or went, as they are now; undefined where they have to be fetched. */
  groups?: MarketGroup[] | undefined
}

/** What the options of a market cost from a moment on. */
/** What a market cost at a moment, and why it was another price than before; null where nobody knows. */
export type PricePoint = {
  at: number
  cause: 'score' | 'card' | 'trader' | 'view' | 'time' | null
  options: { type: number; odds: Price | null }[]
}

import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { getOnSaleLeagues, statistical } from '@keo/sportsbook-contract/matches'
import type { Instant } from '@keo/units/instants'

/** How many matches there are of each play type, and of its sports. */
export type MatchCounts = readonly {
  readonly playType: number
  readonly count: number
  readonly sports: readonly { readonly sportId: number; readonly count: number }[]
}[]

export function matchCountsFromWire({ sl }: ProviderResponseOf<typeof statistical>): MatchCounts {
  return sl.map(({ ty, tc, ssl }) => ({
    playType: ty,
    count: tc,
    sports: ssl.map(({ sid, c }) => ({ sportId: sid, count: c })),
  }))
}

export type LeagueOnSale = {
  readonly id: number
  readonly name: string
  readonly regionId: number
  readonly regionName: string
  readonly isHot: boolean
  readonly matchCount: number
}

export function leagueOnSaleFromWire(
  league: ProviderResponseOf<typeof getOnSaleLeagues>[number],
): LeagueOnSale {
  const { id, na, rid, rnm, hot, mt } = league
  return { id, name: na, regionId: rid, regionName: rnm, isHot: hot, matchCount: mt }
}

export type DayCount = { readonly startsAt: Instant; readonly count: number }

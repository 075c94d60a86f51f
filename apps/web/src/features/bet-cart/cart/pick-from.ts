import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Match, Pick } from '../../sportsbook/index.ts'
import type { SharedPick } from './share-code.ts'

/** The selection as the match offers it now; null when it no longer does. */
export function pickFrom(match: Match, { marketId, optionType }: SharedPick): Pick | null {
  for (const group of match.groups) {
    const market = group.markets.find(({ id }) => id === marketId)
    const option = market?.options.find(({ type }) => type === optionType)
    if (!market || !option) continue
    const line = option.line ?? market.line
    return {
      matchId: match.id,
      marketId,
      optionType,
      odds: option.odds,
      optionName: option.shortName || option.name,
      marketName: group.name,
      matchName: match.name,
      leagueName: match.league.name,
      ...(line === undefined ? {} : { line }),
      sportId: match.sportId,
      marketType: group.marketType,
      period: group.period,
      isLive: match.status === MATCH_STATUS.live,
      startsAt: match.startsAt,
    }
  }
  return null
}

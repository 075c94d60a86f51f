import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Pick } from '../../sportsbook/index.ts'
import type { SharedPick } from './share-code.ts'

/** The selection as the match offers it now; null when it no longer does. */
export function pickFrom(match: MatchRecord, { marketId, optionType }: SharedPick): Pick | null {
  for (const group of match.mg) {
    const market = group.mks.find(({ id }) => id === marketId)
    const option = market?.op.find(({ ty }) => ty === optionType)
    if (!market || !option) continue
    const line = option.li ?? market.li
    return {
      matchId: match.id,
      marketId,
      optionType,
      odds: option.od,
      optionName: option.nm || option.na,
      marketName: group.nm,
      matchName: match.nm,
      leagueName: match.lg.na,
      ...(line === undefined ? {} : { line }),
      sportId: match.sid,
      marketType: group.mty,
      period: group.pe,
      isLive: match.ms === MATCH_STATUS.live,
      startsAt: match.bt,
    }
  }
  return null
}

import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import { type Scene } from '../stage/stage.ts'
import type { SaleState } from './quote.ts'

export type Trading = { readonly isLive: boolean; readonly sale: SaleState }

/** Whether bets are taken on a match and of which kind; null when nothing of it is on sale. */
export function tradingOf(
  { match, status, suspension, snapshot }: Scene,
  now: Instant,
  isSilent: boolean,
): Trading | null {
  switch (status) {
    case MATCH_STATUS.notStarted:
      // The scheduled start closes what was offered before it, whenever the play begins.
      return now < match.startsAt ? { isLive: false, sale: suspension === null ? 1 : 0 } : null
    case MATCH_STATUS.delayed:
      return { isLive: false, sale: 0 }
    case MATCH_STATUS.live:
      if (!match.hasLiveMarkets || snapshot.isOver) return null
      // While the feed is silent, events may be missing.
      return { isLive: true, sale: suspension === null && !isSilent ? 1 : 0 }
    case MATCH_STATUS.interrupted:
    case MATCH_STATUS.suspended:
      return match.hasLiveMarkets ? { isLive: true, sale: 0 } : null
    default:
      return null
  }
}

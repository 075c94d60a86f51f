import type { WireMarketGroup } from '@keo/sportsbook-contract/match-record'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { headline } from '../../match-words/index.ts'
import { board, type Pick } from '../../sportsbook/index.ts'
import { type Cell, isNumberedOption } from './market-layout.ts'

/** What a tap on a price means, as the board knows it at that moment; null for a match that is gone. */
export function pickOf(matchId: number, group: WireMarketGroup, { marketId, option }: Cell): Pick | null {
  const head = board.head(matchId)
  if (!head) return null
  const score = headline(head)
  return {
    matchId,
    marketId,
    optionType: option.ty,
    odds: board.option(marketId, option.ty).odds,
    optionName: wordingOf(option),
    marketName: group.nm,
    matchName: head.nm,
    leagueName: head.lg.na,
    ...(option.li === undefined ? {} : { line: option.li }),
    sportId: head.sid,
    marketType: group.mty,
    period: group.pe,
    isLive: head.ms === MATCH_STATUS.live,
    startsAt: head.bt,
    ...(score ? { score } : {}),
  }
}

/** "Hà Nội -0.5/1", "Tài 2.5/3": in full, as the provider will say it when the slip asks. */
function wordingOf(option: Cell['option']): string {
  const { na, li } = option
  if (li === undefined) return na
  return isNumberedOption(option) ? `${na} (${li})` : `${na} ${li}`
}

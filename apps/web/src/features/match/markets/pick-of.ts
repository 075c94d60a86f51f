import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { headline } from '../../match-words/index.ts'
import { board, type MarketGroup, type Pick } from '../../sportsbook/index.ts'
import { type Cell, isNumberedOption } from './market-layout.ts'

/** What a tap on a price means, as the board knows it at that moment; null for a match that is gone. */
export function pickOf(matchId: number, group: MarketGroup, { marketId, option }: Cell): Pick | null {
  const head = board.head(matchId)
  if (!head) return null
  const score = headline(head)
  return {
    matchId,
    marketId,
    optionType: option.type,
    odds: board.option(marketId, option.type).odds,
    optionName: wordingOf(option),
    marketName: group.name,
    matchName: head.name,
    leagueName: head.league.name,
    ...(option.line === undefined ? {} : { line: option.line }),
    sportId: head.sportId,
    marketType: group.marketType,
    period: group.period,
    isLive: head.status === MATCH_STATUS.live,
    startsAt: head.startsAt,
    ...(score ? { score } : {}),
  }
}

/** "Hà Nội -0.5/1", "Tài 2.5/3": in full, as the provider will say it when the slip asks. */
function wordingOf(option: Cell['option']): string {
  const { name, line } = option
  if (line === undefined) return name
  return isNumberedOption(option) ? `${name} (${line})` : `${name} ${line}`
}

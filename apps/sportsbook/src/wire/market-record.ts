import type { WireMarket, WireMarketGroup, WireOption } from '@keo/sportsbook-contract/match-record'
import { lineDecimal } from '../pricing/names/line-text.ts'
import { contenders, marketName, optionLine, optionName, optionShortName } from '../pricing/names.ts'
import type { MarketGroup, MarketQuote, OptionQuote } from '../pricing/quote.ts'
import type { Match } from '../world/match.ts'
import type { Manner } from './match-record.ts'
import { europeanOdds, oddsIn } from './odds-format.ts'

export function toWireGroup(group: MarketGroup, match: Match, manner: Manner): WireMarketGroup {
  return {
    mty: group.marketType,
    pe: group.period,
    nm: marketName(manner.language, group.marketType, group.period),
    tps: [...group.tags],
    mks: group.markets.map((market) => toWireMarket(market, group.marketType, match, manner)),
  }
}

function toWireMarket(market: MarketQuote, marketType: number, match: Match, manner: Manner): WireMarket {
  const { id, sale, mayCombine, line, lineRank, options } = market
  return {
    id,
    ss: sale,
    au: mayCombine ? 1 : 0,
    ...(lineRank === null ? {} : { mbl: lineRank }),
    ...(line === null ? {} : { li: lineDecimal(line) }),
    op: options.map((option) => toWireOption(option, { marketType, line, match }, manner)),
  }
}

type OptionPlace = { readonly marketType: number; readonly line: number | null; readonly match: Match }

export function toWireOption(
  { type, odds }: OptionQuote,
  { marketType, line, match }: OptionPlace,
  { language, oddsType }: Manner,
): WireOption {
  const place = { marketType, type, line, ...contenders(match, language) }
  const li = optionLine(place)
  return {
    na: optionName(language, place),
    nm: optionShortName(language, place),
    ty: type,
    od: europeanOdds(odds),
    bod: oddsIn(oddsType, odds),
    odt: oddsType,
    ...(li === '' ? {} : { li }),
    ...teamOf(match, type),
  }
}

/** Runners that are teams carry their id: their number in the market says nothing elsewhere. */
function teamOf({ champion }: Match, type: number): { tid?: number } {
  const teamId = champion?.runners.find(({ number }) => number === type)?.teamId ?? null
  return teamId === null ? {} : { tid: teamId }
}

import type { WireMarket, WireMarketGroup, WireOption } from '@keo/sportsbook-contract/match-record'
import { lineDecimal } from '../pricing/names/line-text.ts'
import {
  contenders,
  marketName,
  optionLine,
  optionName,
  optionShortName,
} from '../pricing/names/market-names.ts'
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
  const place = { marketType, line, match }
  const wire: WireMarket = { id, ss: sale, au: mayCombine ? 1 : 0, op: [] }
  if (lineRank !== null) wire.mbl = lineRank
  if (line !== null) wire.li = lineDecimal(line)
  for (const option of options) wire.op.push(toWireOption(option, place, manner))
  return wire
}

type OptionPlace = { readonly marketType: number; readonly line: number | null; readonly match: Match }

/** Spelt out field by field: records are written by the hundred each second, and spreading takes most of that. */
export function toWireOption(
  { type, odds }: OptionQuote,
  { marketType, line, match }: OptionPlace,
  { language, oddsType }: Manner,
): WireOption {
  const place = placeOf(match, language, { marketType, type, line })
  const li = optionLine(place)
  const wire: WireOption = {
    na: optionName(language, place),
    nm: optionShortName(language, place),
    ty: type,
    od: europeanOdds(odds),
    bod: oddsIn(oddsType, odds),
    odt: oddsType,
  }
  if (li !== '') wire.li = li
  const teamId = match.champion ? teamOf(match.champion, type) : null
  if (teamId !== null) wire.tid = teamId
  return wire
}

function placeOf(
  match: Match,
  language: Manner['language'],
  { marketType, type, line }: { marketType: number; type: number; line: number | null },
): Parameters<typeof optionName>[1] {
  if (match.champion) return { marketType, type, line, ...contenders(match, language) }
  return { marketType, type, line, home: match.home.names[language], away: match.away.names[language] }
}

/** Runners that are teams carry their id: their number in the market says nothing elsewhere. */
function teamOf({ runners }: NonNullable<Match['champion']>, type: number): number | null {
  return runners.find(({ number }) => number === type)?.teamId ?? null
}

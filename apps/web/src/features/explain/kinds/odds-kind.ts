import type { PlainMessageKey } from '@keo/messages/keys'
import type { Price } from '@keo/units/price'
import { formatPercent } from '../../../language/format.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { paths } from '../../../navigation/paths.ts'
import type { Figures } from '../../../page-kit/explain/figures.ts'
import { priceMoves } from '../../bet-cart/index.ts'
import { keptSettings } from '../../current-member/index.ts'
import {
  board,
  fetchPriceCosts,
  fetchPriceHistory,
  oddsText,
  type PricePoint,
} from '../../sportsbook/index.ts'
import type { Explanation, Part, Teller, Words } from '../explanation.ts'

type Cost = Awaited<ReturnType<typeof fetchPriceCosts>>[number]
type OddsAnswer = { readonly cost: Cost | undefined; readonly history: readonly PricePoint[] }

const THOUSAND = 1000
const FORMATS: readonly { readonly id: number; readonly name: PlainMessageKey }[] = [
  { id: 1, name: 'explain.odds.decimal' },
  { id: 2, name: 'explain.odds.hongKong' },
]

/** A provider that only speaks the wire knows neither: then the price speaks for itself. */
async function askOdds({ marketId, optionType }: Figures['odds']): Promise<OddsAnswer> {
  const never = new AbortController()
  const [costs, history] = await Promise.all([
    fetchPriceCosts([{ marketId, optionType }], never).catch(() => []),
    fetchPriceHistory(marketId).catch(() => []),
  ])
  return { cost: costs[0], history }
}

function tellOdds(of: Figures['odds'], words: Words, answer?: OddsAnswer): Explanation {
  const { say } = words
  const price = of.price ?? board.option(of.marketId, of.optionType).odds
  const format = keptSettings().oddsFormat
  return {
    name: say('explain.odds.name'),
    value: price > 0 ? oddsText(price, format) : '–',
    rule: say('explain.odds.rule'),
    parts: [
      ...(price > 0 ? formatParts(price, format, words) : []),
      ...(answer?.cost ? costParts(answer.cost, format, words) : []),
      ...(answer ? moveParts(answer.history, of.optionType, format, words) : []),
    ],
    by: say('explain.by.bookOdds'),
    link: { path: paths.settings(), text: say('explain.link.format') },
  }
}

function formatParts(price: Price, format: number, { say, language }: Words): Part[] {
  return [
    ...FORMATS.map(({ id, name }) => ({
      name: say(name),
      value: oddsText(price, id),
      note: id === format ? say('explain.odds.chosen') : '',
    })),
    { name: say('explain.odds.chance'), value: formatPercent(THOUSAND / price, language) },
  ]
}

function costParts({ fair, margin }: Cost, format: number, { say, language }: Words): Part[] {
  return [
    { name: say('explain.odds.fair'), value: oddsText(fair, format) },
    { name: say('explain.odds.margin'), value: formatPercent(margin / THOUSAND, language) },
  ]
}

function moveParts(
  history: readonly PricePoint[],
  optionType: number,
  format: number,
  { say, language }: Words,
): Part[] {
  return priceMoves(history, optionType)
    .slice(0, 2)
    .map(({ at, from, to, cause }) => ({
      name: say('explain.odds.moved', { time: formatDateTime(at, language) }),
      value: `${oddsText(from, format)} → ${oddsText(to, format)}`,
      note: say(`cost.cause.${cause}`),
    }))
}

export const ODDS_KIND = { ask: askOdds, tell: tellOdds } satisfies Teller<Figures['odds'], OddsAnswer>

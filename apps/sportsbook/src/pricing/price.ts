import type { MarketSlots } from './catalogue/slots.ts'
import { slotFor } from './catalogue/slots.ts'
import { chooseLines, everyLine } from './lines.ts'
import { offeredOdds } from './margins.ts'
import { marketIdOf } from './market-ids.ts'
import type { MarketGroup, MarketQuote, OptionQuote, SaleState } from './quote.ts'
import type { Reader, Samples } from './samples.ts'
import { decidedShare, fairShare, sharesOf, winnersOf } from './shares.ts'
import type { Lines, Template } from './template.ts'

/** Where a match stands, as far as its prices care. */
export type Moment = {
  readonly matchId: number
  readonly tier: number
  readonly isLive: boolean
  readonly sale: SaleState
  /** The running score of what a template reads; null before the match. */
  scoreOf(template: Template): readonly [number, number] | null
  /** Main lines of the moment before, by the first market number of their template. */
  readonly mains: Map<number, number>
  /** What traders took more or less than the usual margin of a template. */
  moreMargin(template: Template): number
}

/** From here on a market is as good as decided and leaves the offer. */
const DECIDED = 0.985

/** The template's markets as they stand; null when none is on sale. */
export function priceGroup(slots: MarketSlots, read: Reader, moment: Moment): MarketGroup | null {
  const { template } = slots
  const score = template.countsFromBet && moment.isLive ? moment.scoreOf(template) : null
  const markets = template.lines
    ? pricedLines(slots, template.lines, read, moment, score)
    : pricedLine(slots, read(template.reading, 0), 0, null, moment)
  if (markets.length === 0) return null
  const { marketType, period, tags, isPopular } = template
  return { marketType, period, tags, isPopular, countsFrom: score, markets }
}

/** One market alone, whatever stands beside it; null when it could not be bet on. */
export function priceMarket(
  slots: MarketSlots,
  line: number,
  read: Reader,
  moment: Moment,
): MarketQuote | null {
  const { template } = slots
  const score = template.countsFromBet && moment.isLive ? moment.scoreOf(template) : null
  const number = template.lines && template.lines.choose !== 'main' ? line / 4 : 0
  const samples = fromScore(read(template.reading, number), score)
  return pricedLine(slots, samples, line, null, moment)[0] ?? null
}

function pricedLines(
  slots: MarketSlots,
  lines: Lines,
  read: Reader,
  moment: Moment,
  score: readonly [number, number] | null,
): MarketQuote[] {
  const { template } = slots
  const most = lines.most[moment.isLive ? 2 : moment.tier <= 2 ? 0 : 1]
  if (lines.choose === 'main') {
    const samples = fromScore(read(template.reading, 0), score)
    if (!samples) return []
    const choice = chooseLines({ ...template, lines }, samples, most, moment.mains.get(slots.first) ?? null)
    moment.mains.set(slots.first, choice.main)
    return choice.lines.flatMap(({ line }, i) => pricedLine(slots, samples, line, i + 1, moment))
  }
  const found: MarketQuote[] = []
  for (const line of everyLine(lines)) {
    if (found.length >= most) break
    const samples = fromScore(read(template.reading, line / 4), score)
    found.push(...pricedLine(slots, samples, line, null, moment))
  }
  return ranked(found, lines.choose)
}

/** Of a list the most even line is the main one and comes first; of numbered markets the number that comes next. */
function ranked(markets: readonly MarketQuote[], choose: 'all' | 'next'): MarketQuote[] {
  const inOrder = choose === 'next' ? markets : markets.toSorted((a, b) => unevenness(a) - unevenness(b))
  return inOrder.map((market, i) => Object.assign(market, { lineRank: i + 1 }))
}

/** The less likely the likeliest option, the more even the line. */
function unevenness({ options }: MarketQuote): number {
  return Math.max(...options.map(({ fairShare: share }) => share))
}

/** The same chances counted from a score on. */
export function fromScore(samples: Samples | null, score: readonly [number, number] | null): Samples | null {
  if (!samples || !score) return samples
  const ahead = score[0] - score[1]
  return ahead === 0 ? samples : { ...samples, a: Array.from(samples.a, (margin) => margin - ahead) }
}

function pricedLine(
  slots: MarketSlots,
  samples: Samples | null,
  line: number,
  lineRank: number | null,
  moment: Moment,
): MarketQuote[] {
  const { template } = slots
  const options = samples && pricedOptions(template, samples, line, moment)
  if (!options) return []
  const id = marketIdOf(moment.matchId, slotFor(slots, line))
  const { mayCombine, lines } = template
  return [{ id, line: lines ? line : null, lineRank, sale: moment.sale, mayCombine, options }]
}

function pricedOptions(
  template: Template,
  samples: Samples,
  line: number,
  { tier, isLive, moreMargin }: Moment,
): OptionQuote[] | null {
  const priced: OptionQuote[] = []
  const shareOf = sharesByOption(template, samples, line)
  const more = moreMargin(template)
  let open = 0
  for (const type of samples.answers ?? template.options) {
    const found = shareOf(type)
    if (found === null || found.fairShare >= DECIDED) return null
    const odds = offeredOdds(found.fairShare, template.margin, tier, isLive, more)
    if (odds !== null) open++
    priced.push({ type, odds, ...found })
  }
  return open > 0 ? priced : null
}

function sharesByOption(
  { grade }: Template,
  samples: Samples,
  line: number,
): (option: number) => Pick<OptionQuote, 'fairShare' | 'decided'> | null {
  if (grade.winning) {
    const chances = winnersOf(samples, grade.winning, line)
    return (option) => ({ fairShare: chances[option] ?? 0 })
  }
  return (option) => {
    const shares = sharesOf(samples, grade, option, line)
    const share = fairShare(shares)
    return share === null ? null : { fairShare: share, decided: decidedShare(shares) }
  }
}

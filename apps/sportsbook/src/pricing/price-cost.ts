import type { MarketQuote, OptionQuote } from './quote.ts'

const MILLION = 1_000_000
const THOUSAND = 1000

export type PriceCost = {
  /** Thousandths, never below the price on sale. */
  readonly fair: number
  /** Thousandths of the whole. */
  readonly margin: number
  /** Millionths of a stake that come back on average. */
  readonly worth: number
}

/** What the book keeps of one price; null for a price that is not on sale. */
export function priceCost({ options }: Pick<MarketQuote, 'options'>, optionType: number): PriceCost | null {
  const option = options.find(({ type }) => type === optionType)
  if (!option || option.odds === null || !(option.fairShare > 0)) return null
  const { odds, fairShare, decided = 1 } = option
  const kept = 1 - (odds / THOUSAND) * fairShare
  return {
    fair: Math.max(odds, Math.round(THOUSAND / fairShare)),
    margin: marginOf(options),
    worth: Math.round((1 - decided * kept) * MILLION),
  }
}

/** Of those on sale alone, so that a locked one does not make the market look cheap; however many of them may win. */
function marginOf(options: readonly OptionQuote[]): number {
  let [offered, fair] = [0, 0]
  for (const { odds, fairShare } of options) {
    if (odds === null) continue
    offered += THOUSAND / odds
    fair += fairShare
  }
  return fair > 0 ? Math.max(0, Math.round((offered / fair - 1) * THOUSAND)) : 0
}

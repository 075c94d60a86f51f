import { firstOptions, keepBuilder, quoteBuilder } from '@keo/sportsbook-contract/builder'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { blockedOptions, quoteCombination } from '../pricing/builder/builder-quote.ts'
import type { Combinations } from '../pricing/builder/combinations.ts'
import type { BuilderPricer } from '../pricing/builder/price-builder.ts'
import { combinationName } from '../pricing/names/combination-name.ts'
import { marketName } from '../pricing/names/market-names.ts'
import { builderMarketOf } from '../pricing/market-ids.ts'
import type { Book } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'

type Needs = {
  readonly stage: Stage
  readonly book: Book
  readonly pricer: BuilderPricer
  readonly combinations: Combinations
}

const decimal = (thousandths: number | null): number | null => thousandths && thousandths / 1000

/** Picks of one match together: their joint price, and the option under which they are bet on. */
export function builderCalls(api: ProviderApi, { stage, book, pricer, combinations }: Needs): void {
  const sceneOf = (matchId: number) => stage.scene(matchId) ?? refuse('DATA_NOT_FOUND')

  api.handle(quoteBuilder, ({ matchId, picks, options }) => {
    const scene = sceneOf(matchId)
    const quote = quoteCombination(scene, picks, { book, pricer })
    const { refusal, groups, implied, lift, ties } = quote
    const blocked = blockedOptions(scene, quote.picks, firstOptions(options ?? []), { book, pricer })
    return {
      matchId,
      odds: decimal(quote.odds),
      product: decimal(quote.product),
      refusal,
      groups: groups.map((group) => group.slice()),
      implied: [...implied],
      lift,
      ties: ties.slice(),
      options: refusal === null || refusal === 'unpriced' ? blocked : [],
    }
  })

  api.handle(keepBuilder, async ({ matchId, picks: wanted }, { language }) => {
    const scene = sceneOf(matchId)
    const { odds, picks, refusal } = quoteCombination(scene, wanted, { book, pricer })
    if (refusal === 'closed') refuse('MARKET_CLOSED')
    if (odds === null) refuse('NOT_FOR_SERIES')
    const { number, picks: kept } = await combinations.keep(matchId, picks)
    const marketId = builderMarketOf(matchId)
    const group = book.find(marketId, number)?.group ?? refuse('MARKET_CLOSED')
    return {
      matchId,
      marketId,
      optionType: number,
      marketType: group.marketType,
      period: group.period,
      odds: odds / 1000,
      name: combinationName(language, scene.match, kept),
      marketName: marketName(language, group.marketType, group.period),
    }
  })
}

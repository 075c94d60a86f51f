import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { rowFactor, seriesRows } from '@keo/betting/series'
import {
  batchBetMatchMarketOfJumpLine,
  type RefreshedMarket,
  SELECTIONS_MAX,
  type SeriesRow,
} from '@keo/sportsbook-contract/odds-refresh'
import { combinationName } from '../pricing/names/combination-name.ts'
import { contenders, optionSlipName } from '../pricing/names/market-names.ts'
import { matchOfMarket } from '../pricing/market-ids.ts'
import type { Book, FoundMarket } from '../pricing/quote.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import { amountNumber } from '../wallet/amounts.ts'
import { toWireOption } from '../wire/market-record.ts'
import type { Manner } from '../wire/match-record.ts'
import { isOddsType, oddsTypeOf } from '../wire/odds-format.ts'
import { isKnownCurrency, limitIn, mostStake } from '../orders/risk/currency-limits.ts'
import { LEGS_MAX } from '../orders/slip.ts'
import { offerFor, slipLimits } from '../orders/slip-rules.ts'

const CLOSED = -1
/** Without a currency in the request, limits are shown in thousands of dong. */
const DEFAULT_CURRENCY = 1000

type Needs = { readonly book: Book; readonly stage: Stage }

/** Prices, limits and moved lines of what stands in a cart, and the rows it can be bet in together. */
export function refreshCalls(api: ProviderApi, { book, stage }: Needs): void {
  api.handle(
    batchBetMatchMarketOfJumpLine,
    ({ betMatchMarketList, isSelectSeries, currencyId }, { language, player }) => {
      if (betMatchMarketList.length > SELECTIONS_MAX) refuse('TOO_MANY_SELECTIONS', { max: SELECTIONS_MAX })
      if (betMatchMarketList.some(({ oddsType }) => !isOddsType(oddsType))) refuse('ODDS_TYPE_WRONG')
      const currency = currencyId !== undefined && isKnownCurrency(currencyId) ? currencyId : DEFAULT_CURRENCY
      const asked = { currency, ...(player ? { userId: player.userId } : {}) }
      const bms = betMatchMarketList.map(({ marketId, type, oddsType }) =>
        refresh(
          { marketId, type, ...asked, manner: { language, oddsType: oddsTypeOf(oddsType) } },
          { book, stage },
        ),
      )
      const sos = isSelectSeries ? seriesOf(bms, asked, { book, stage }) : []
      return { bms, sos, mon: LEGS_MAX, msl: LEGS_MAX }
    },
  )
}

/** Whose limits, and in which currency; a guest sees what everybody may stake. */
type Asked = { readonly currency: number; readonly userId?: string }

type RefreshRequest = Asked & {
  readonly marketId: number
  readonly type: number
  readonly manner: Manner
}

function refresh(
  { marketId, type, currency, userId, manner }: RefreshRequest,
  { book, stage }: Needs,
): RefreshedMarket {
  const scene = stage.scene(matchOfMarket(marketId))
  const found = scene && book.find(marketId, type)
  const option = found?.market.options.find((each) => each.type === type)
  if (!scene || !found || !option) return { mid: marketId, ss: CLOSED }
  const { group, market, isReplaced } = found
  const place = { marketType: group.marketType, line: market.line, match: scene.match }
  const limits = book.limits(market.id, type, userId)
  const least = limitIn(currency, limits.least)
  return {
    mid: market.id,
    ...(isReplaced ? { omid: marketId } : {}),
    smin: amountNumber(least),
    smax: amountNumber(mostStake(least, limitIn(currency, limits.most))),
    au: market.mayCombine ? 1 : 0,
    ss: market.sale,
    ip: scene.status === MATCH_STATUS.live ? 1 : 0,
    ...(group.countsFrom ? { re: group.countsFrom.join('-') } : {}),
    scs: scoresOf(scene),
    op: { ...toWireOption(option, place, manner), ...named(type, found, scene, manner) },
  }
}

/** Of a combination its picks are the full name too. */
function named(type: number, found: FoundMarket, scene: Scene, manner: Manner) {
  const nm = slipName(type, found, scene, manner)
  return found.picks ? { na: nm, nm } : { nm }
}

function slipName(
  type: number,
  { group, market, picks }: FoundMarket,
  { match }: Scene,
  { language }: Manner,
): string {
  if (picks) return combinationName(language, match, picks)
  const place = { marketType: group.marketType, type, line: market.line, ...contenders(match, language) }
  return optionSlipName(language, place)
}

function scoresOf({ snapshot, status }: Scene): number[] {
  const [current] = snapshot.scores
  return status === MATCH_STATUS.live && current ? [current.home, current.away] : []
}

/** Rows over the legs that can be combined: open, one of a match, and each with a price. */
function seriesOf(
  bms: readonly RefreshedMarket[],
  { currency: currencyId, ...asked }: Asked,
  { book, stage }: Needs,
): SeriesRow[] {
  const legs: Exclude<ReturnType<typeof offerFor>, string>[] = []
  for (const { mid, au, op } of bms) {
    const offer = au === 1 && op ? offerFor({ marketId: mid, optionType: op.ty }, book, stage) : null
    if (offer === null || typeof offer === 'string') continue
    if (!legs.some(({ scene }) => scene.match.id === offer.scene.match.id)) legs.push(offer)
  }
  const factors = legs.map(({ odds }) => ({ top: odds, bottom: 1000n }))
  return seriesRows(Math.min(legs.length, LEGS_MAX)).map(({ legsEach, subBets }) => {
    const { least, most } = slipLimits({ currencyId, legsEach, ...asked }, legs, book)
    const { top, bottom } = rowFactor(factors, legsEach)
    return {
      sn: legsEach,
      in: subBets,
      // Shown only: thousandths, cut.
      sodd: Number((top * 1000n) / bottom) / 1000,
      mi: amountNumber(least),
      mx: amountNumber(most),
    }
  })
}

import { oddsOf, type Price } from '@keo/units/price'
import { acceptsPrice, ODDS_CHANGE, type OddsChange } from '@keo/betting/odds-change'
import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { Quote } from '../../sportsbook/index.ts'
import { type CartItem, itemIdOf, optionNameOf, withOption } from './cart-item.ts'

/** The player's rule for prices that move, and by how many percent one may fall without a word. */
export type OddsPolicy = { readonly setting: OddsChange; readonly dropPercent: number }

/** A stored setting may be anything; what nobody knows asks every time. */
export function oddsChangeOf(stored: number): OddsChange {
  return Object.values(ODDS_CHANGE).find((each) => each === stored) ?? ODDS_CHANGE.acceptNone
}

/** Whether the player must be asked before the new price is taken (specification section 5). */
export function isWarned({ setting, dropPercent }: OddsPolicy, agreed: Price, current: Price): boolean {
  const [seen, now] = [oddsOf(agreed), oddsOf(current)]
  if (seen === undefined || now === undefined || acceptsPrice(setting, seen, now)) return false
  if (setting !== ODDS_CHANGE.acceptBetter) return true
  return (seen - now) * 100n > seen * BigInt(dropPercent)
}

/** What the provider says now, laid over the cart. Nothing is lost: what is gone stays in its place, marked. */
export function refreshItems(
  items: readonly CartItem[],
  quotes: readonly Quote[],
  policy: OddsPolicy,
): readonly CartItem[] {
  const seen = new Set<string>()
  return items
    .map((item) => refreshed(item, findQuote(item, quotes), policy))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Selections whose line was replaced, by the id before: what hangs on the id moves with it. */
export function movedIds(items: readonly CartItem[], quotes: readonly Quote[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((item) => {
      const { marketId, option } = findQuote(item, quotes) ?? {}
      const id = marketId !== undefined && option ? itemIdOf(marketId, option.type) : item.id
      return id === item.id ? [] : [[item.id, id] as const]
    }),
  )
}

/** By the id that was asked for, then by the option (protocol 2.9). */
function findQuote({ betMatchMarket: { marketId, optionType } }: CartItem, quotes: readonly Quote[]) {
  return quotes.find(
    ({ askedMarketId, option }) =>
      askedMarketId === marketId && (option === undefined || option.type === optionType),
  )
}

function refreshed(item: CartItem, quote: Quote | undefined, policy: OddsPolicy): CartItem {
  if (!quote) return item
  const { option, marketId } = quote
  if (!option || quote.saleStatus === MARKET_SALE.closed) return { ...item, ss: MARKET_SALE.closed }
  const odds = Math.max(0, option.odds) as Price
  const isReplaced = marketId !== quote.askedMarketId
  const { optionType } = item.betMatchMarket
  return {
    ...item,
    ...priced(item, odds, isReplaced, policy),
    ...withOption(item, option, isReplaced),
    id: itemIdOf(marketId, optionType),
    betMatchMarket: { marketId, odds, optionType },
    smin: quote.stakeLeast ?? item.smin,
    smax: quote.stakeMost ?? item.smax,
    // A locked price cannot be bet on, whatever its market says.
    ss: odds > 0 ? quote.saleStatus : MARKET_SALE.suspended,
    au: quote.series ?? item.au,
    re: quote.score ?? '',
    ip: quote.inPlay ?? item.ip,
  }
}

/** An agreed price moves along with every change that needs no word, except for a fall that is only put up with. */
function priced(item: CartItem, odds: Price, isReplaced: boolean, policy: OddsPolicy) {
  const before = item.betMatchMarket.odds
  const isMove = odds > 0 && before > 0 && odds !== before
  const changeStateClass = !isMove
    ? item.changeStateClass
    : odds > before
      ? ('up' as const)
      : ('down' as const)
  if (isReplaced || item.GamelyChanges === 'market')
    return { changeStateClass, GamelyChanges: 'market' as const, agreedOdds: item.agreedOdds }
  if (isWarned(policy, item.agreedOdds, odds))
    return { changeStateClass, GamelyChanges: 'odds' as const, agreedOdds: item.agreedOdds }
  const isAgreed = odds > 0 && (odds >= item.agreedOdds || policy.setting === ODDS_CHANGE.acceptAny)
  return { changeStateClass, GamelyChanges: '' as const, agreedOdds: isAgreed ? odds : item.agreedOdds }
}

/** The player says yes to every price and line as it stands. */
export function agreeToAll(items: readonly CartItem[]): readonly CartItem[] {
  if (!items.some(({ GamelyChanges }) => GamelyChanges)) return items
  return items.map((item) => ({
    ...item,
    GamelyChanges: '' as const,
    agreedOdds: item.betMatchMarket.odds || item.agreedOdds,
    visible: { ...item.visible, betOpTitle: optionNameOf(item), newBetOpTitle: '' },
  }))
}

/** The mark of a moved price comes off. */
export function withoutMark(items: readonly CartItem[], id: string): readonly CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, changeStateClass: '' as const } : item))
}

import type { Price } from '@keo/units/price'
import { seconds } from '@keo/units/instants'
import type { Clock } from '../../../platform/time.ts'
import { createFading } from './fading.ts'
import type { KeyedListeners } from './keyed-listeners.ts'
import { moveOf, NOT_OFFERED, type OddsMove, optionState, type OptionView } from './option-view.ts'
import type { MarketGroup, MatchChange } from '../model/match.ts'

/** Whether the match as a whole can be bet on, and whether its prices are new enough. */
export type MatchState = {
  readonly isMatchOpen: boolean
  readonly isFresh: boolean
  /** Nobody followed it up to now: whatever is different did not move under anybody's eyes. */
  readonly isCalm: boolean
}

type Option = {
  odds: Price
  /** The price that the next one is compared with, so that a slow drift shows once it has come far enough. */
  shown: Price
  moved: OddsMove | undefined
  view: OptionView
}
type Market = { sale: number; isGone: boolean; readonly options: Map<number, Option> }
type OddsChange = NonNullable<MatchChange['markets']>[number]

/** How long a price shows which way it went (SPT-10). */
const MOVE_MS = seconds(2)

export const optionKey = (marketId: number, type: number): string => `option/${marketId}/${type}`

/** Every price by market and option; who looks at one is told of that one only. */
export function createMarketStore(clock: Pick<Clock, 'monotonicMs' | 'after'>, listeners: KeyedListeners) {
  const markets = new Map<number, Market>()
  const places = new Map<string, Option>()
  const fading = createFading(clock, MOVE_MS, (keys) =>
    listeners.batch(() => {
      for (const key of keys) fade(key)
    }),
  )

  function fade(key: string): void {
    const option = places.get(key)
    if (!option) return
    option.moved = undefined
    const { moved: _, ...view } = option.view
    option.view = view
    listeners.notify(key)
  }

  function draw(key: string, option: Option, market: Market, match: MatchState): void {
    const state = optionState({
      odds: option.odds,
      sale: market.sale,
      isMatchOpen: match.isMatchOpen,
      isFresh: match.isFresh && !market.isGone,
    })
    const { view } = option
    if (view.odds === option.odds && view.state === state && view.moved === option.moved) return
    option.view = { odds: option.odds, state, ...(option.moved && { moved: option.moved }) }
    listeners.notify(key)
  }

  function setOdds(key: string, option: Option, odds: Price, { isCalm }: MatchState): void {
    option.odds = odds
    const isSeen = !isCalm && option.view.state === 'open' && listeners.has(key)
    const moved = isSeen ? moveOf(option.shown, odds) : undefined
    if (moved !== undefined || !isSeen) option.shown = odds
    if (moved === undefined) return
    option.moved = moved
    fading.begin(key)
  }

  function set({ id, saleStatus, options }: OddsChange, match: MatchState): void {
    const market = markets.get(id) ?? { sale: saleStatus, isGone: false, options: new Map<number, Option>() }
    markets.set(id, market)
    market.sale = saleStatus
    market.isGone = false
    for (const { type, odds } of options) {
      const key = optionKey(id, type)
      const option = market.options.get(type) ?? {
        odds: odds,
        shown: odds,
        moved: undefined,
        view: NOT_OFFERED,
      }
      market.options.set(type, option)
      places.set(key, option)
      setOdds(key, option, odds, match)
    }
    redraw(id, match)
  }

  function redraw(id: number, match: MatchState): void {
    const market = markets.get(id)
    market?.options.forEach((option, type) => draw(optionKey(id, type), option, market, match))
  }

  function drop(id: number): void {
    for (const type of markets.get(id)?.options.keys() ?? []) {
      const key = optionKey(id, type)
      places.delete(key)
      fading.stop(key)
      listeners.notify(key)
    }
    markets.delete(id)
  }

  return {
    has: (id: number): boolean => markets.has(id),
    view: (id: number, type: number): OptionView => places.get(optionKey(id, type))?.view ?? NOT_OFFERED,
    /** What HTTP answered. */
    take(groups: readonly MarketGroup[], match: MatchState): void {
      for (const group of groups) for (const market of group.markets) set(market, match)
    },
    /** What was pushed; markets that are not known come with the next answer over HTTP. */
    move(changes: readonly OddsChange[], match: MatchState): void {
      for (const change of changes) if (markets.has(change.id)) set(change, match)
    },
    /** No longer offered: it keeps its place until what took it is known, but cannot be taken. */
    leave(id: number, match: MatchState): void {
      const market = markets.get(id)
      if (!market) return
      market.isGone = true
      redraw(id, match)
    },
    redraw,
    drop,
  }
}

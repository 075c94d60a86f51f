import type { PlayLimit } from '@keo/contract/play-limits'
import type { WalletBalance } from '@keo/contract/wallet-balance'
import type { Instant } from '@keo/units/instants'
import type { Currency, Money } from '@keo/units/money'
import type { Price } from '@keo/units/price'

export type PickId = { readonly marketId: number; readonly optionType: number }

export type StakedLine = {
  readonly stake: Money
  readonly subBets: number
  /** Of its legs, in their order. */
  readonly prices: readonly Price[]
  readonly returns: Money
}

/** What each kind of figure is made of, as the page that shows it knows it; `features/explain` says it in words. */
export type Figures = {
  stakeLimits: {
    readonly picks: readonly PickId[]
    readonly legsEach: number
    readonly subBets: number
    readonly least: Money
    readonly most: Money
  }
  betWait: { readonly picks: readonly PickId[] }
  odds: PickId & { readonly price?: Price }
  betReturn: {
    readonly lines: readonly StakedLine[]
    readonly freeBet: Money | null
    readonly total: Money
  }
  cashOut: {
    readonly stake: Money
    /** Of the stake, fee taken off. */
    readonly ratio: number
    readonly fee: { readonly amount: Money; readonly percent: number } | null
    readonly payout: Money
  }
  depositRange: {
    readonly channel: string
    readonly least: Money
    readonly most: Money
    /** Of the channel itself, where a merchant or a network has narrower limits of its own. */
    readonly ofChannel: { readonly least: Money; readonly most: Money } | null
  }
  depositFee: {
    readonly channel: string
    /** Null until one is typed. */
    readonly paid: Money | null
    readonly feeBp: number
    readonly fee: Money
  }
  usdtRate: { readonly dong: Money; readonly until: Instant | null }
  withdrawFee: {
    readonly amount: Money
    readonly fee: Money
    readonly freeLeft: number
    readonly freeMax: number
    readonly vipLevel: number
    readonly perMille: number
    readonly least: Money
    readonly most: Money
  }
  withdrawDay: { readonly dayMax: Money; readonly dayLeft: Money; readonly vipLevel: number }
  withdrawMost: {
    readonly available: Money
    readonly locked: Money
    readonly free: Money
    readonly dayLeft: Money
    /** Of one order of the channel, in the currency that is received. */
    readonly orderLeast: Money
    readonly orderMost: Money
  }
  turnover: {
    readonly required: Money
    readonly done: Money
    readonly missing: Money
    readonly since: Instant | null
  }
  vipWay: {
    readonly counts: 'turnover' | 'deposits'
    readonly level: number
    readonly done: Money
    readonly target: Money
  }
  playLimit: { readonly limit: PlayLimit; readonly currency: Currency }
  balance: { readonly balance: WalletBalance }
  gameReturn: {
    readonly statedLeast: number
    readonly statedMost: number
    readonly measured: number | null
    readonly rounds: number
    readonly band: number | null
    readonly studio: string
  }
  gameStakes: { readonly least: Money; readonly most: Money; readonly studio: string }
}

export type FigureKind = keyof Figures
export type Figure = { [K in FigureKind]: { readonly kind: K; readonly of: Figures[K] } }[FigureKind]

const shown = new WeakMap<Element, Figure>()

/** Told with every drawing: what is held is explained as it stands then. */
export function tellFigure(element: Element, figure: Figure): void {
  shown.set(element, figure)
}

const MARKED = '[data-explain]'

/** The figure around a place of the page, or the one that a button has inside. */
export function figureElement(place: EventTarget | null): Element | null {
  if (!(place instanceof Element)) return null
  return place.closest(MARKED) ?? place.closest('button, a')?.querySelector(MARKED) ?? null
}

export function figureOf(element: Element): Figure | null {
  const told = shown.get(element)
  // A price, by `oddsMark`.
  const [marketId = 0, optionType = 0] = (element.getAttribute('data-explain') ?? '').split(' ').map(Number)
  if (told) return told
  return marketId > 0 ? { kind: 'odds', of: { marketId, optionType } } : null
}

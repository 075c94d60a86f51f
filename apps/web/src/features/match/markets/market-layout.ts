import type { WireMarket, WireMarketGroup, WireOption } from '@keo/sportsbook-contract/match-record'
import { OPTION } from '@keo/sportsbook-contract/option-types'

/** One price where it stands; `null` keeps a place that this match has no price for. */
export type Cell = {
  readonly marketId: number
  readonly option: WireOption
  readonly name?: string
  readonly line?: string
  /** Takes a row of its own. */
  readonly isWide?: true
}

export type MarketLayout = {
  readonly columns: 1 | 2 | 3
  /** Name above the price, or both on one line. */
  readonly look: 'grid' | 'detail'
  /** What stands above the columns. */
  readonly heads: 'none' | 'teams' | 'threeWay'
  readonly cells: readonly (Cell | null)[]
  /** Lines further from the main one, held back until they are asked for. */
  readonly more: readonly (Cell | null)[]
}

/** Neither side: nobody scores, no goal at all. */
const NEITHER = [16, 87]
/** Lines shown at once, the fairest by the provider's rank; one more is not worth a button. */
const LINES_SHOWN = 4

type Group = Pick<WireMarketGroup, 'mks'>

/** How a market is laid out, by what its options are rather than by its number: new types fall into place. */
export function layoutOf({ mks }: Group): MarketLayout {
  const types = new Set(mks.flatMap(({ op }) => op.map(({ ty }) => ty)))
  const only = (...wanted: number[]) =>
    types.size > 0 && [...types].every((type) => wanted.includes(type)) && types.has(wanted[0] ?? 0)
  if (only(OPTION.over, OPTION.under)) return lines(mks, [OPTION.over, OPTION.under], totalCell, 'none')
  const hasLines = mks.some(({ op }) => op.some(({ li }) => li !== undefined))
  if (only(OPTION.home, OPTION.away)) return hasLines ? pairs(mks) : duel(mks)
  if (only(OPTION.home, OPTION.draw, OPTION.away)) return hasLines ? threeWayLines(mks) : threeWay(mks)
  const neither = NEITHER.find((type) => types.has(type))
  if (neither !== undefined && only(OPTION.home, OPTION.away, neither)) {
    return { ...lines(mks, [OPTION.home, neither, OPTION.away], numberedCell(mks), 'none'), look: 'grid' }
  }
  if ([...types].some((type) => scoreOf(type) !== null)) return scores(mks)
  if ([...types].some((type) => HALF_FULL.includes(type))) return halfFull(mks)
  return list(mks)
}

type ToCell = (market: WireMarket, option: WireOption) => Cell

const totalCell: ToCell = ({ id }, option) => ({
  marketId: id,
  option,
  // A total without a line of its own, such as "both halves over", says all in its short name.
  ...(option.li === undefined ? { name: option.nm } : { name: option.na, line: option.li }),
})
const lineCell: ToCell = ({ id }, option) => ({ marketId: id, option, line: option.li ?? option.nm })
const shortCell: ToCell = ({ id }, option) => ({ marketId: id, option, name: option.nm })
const fullCell: ToCell = ({ id }, option) => ({ marketId: id, option, name: option.na })

function row(market: WireMarket, order: readonly number[], toCell: ToCell): (Cell | null)[] {
  return order.map((type) => {
    const option = market.op.find(({ ty }) => ty === type)
    return option ? toCell(market, option) : null
  })
}

/** Rows ascend by line, so that a row stays where it is while the ranks of lines change. */
function lines(
  mks: readonly WireMarket[],
  order: readonly number[],
  toCell: ToCell,
  heads: MarketLayout['heads'],
): MarketLayout {
  const sorted = mks.toSorted((a, b) => Number(a.li ?? 0) - Number(b.li ?? 0))
  const ranked = mks.toSorted((a, b) => (a.mbl ?? 0) - (b.mbl ?? 0))
  const most = mks.length === LINES_SHOWN + 1 ? mks.length : LINES_SHOWN
  const shown = new Set(ranked.slice(0, most).map(({ id }) => id))
  const cellsOf = (isShown: boolean) =>
    sorted.filter(({ id }) => shown.has(id) === isShown).flatMap((market) => row(market, order, toCell))
  const columns = order.length === 3 ? 3 : 2
  return { columns, look: 'detail', heads, cells: cellsOf(true), more: cellsOf(false) }
}

const pairs = (mks: readonly WireMarket[]): MarketLayout =>
  isNumbered(mks)
    ? lines(mks, [OPTION.home, OPTION.away], numberedCell(mks), 'none')
    : lines(mks, [OPTION.home, OPTION.away], lineCell, 'teams')

const threeWayLines = (mks: readonly WireMarket[]): MarketLayout =>
  isNumbered(mks)
    ? lines(mks, [OPTION.home, OPTION.draw, OPTION.away], numberedCell(mks), 'none')
    : lines(mks, [OPTION.home, OPTION.draw, OPTION.away], lineCell, 'threeWay')

/** The line is the number of a goal or a game. One that is added to a score has a sign, or is nought. */
export function isNumberedOption({ ty, li }: Pick<WireOption, 'ty' | 'li'>): boolean {
  return li !== undefined && (ty <= OPTION.draw || NEITHER.includes(ty)) && !/^(?:[+-]|0$)/.test(li)
}

export const isNumbered = (mks: readonly WireMarket[]): boolean =>
  mks.some(({ op }) => op.some(isNumberedOption))

/** One number stands in the market's name; several have to stand with their options. */
const numberedCell =
  (mks: readonly WireMarket[]): ToCell =>
  (market, option) => ({
    ...fullCell(market, option),
    ...(mks.length > 1 && option.li !== undefined ? { line: option.li } : {}),
  })

const duel = (mks: readonly WireMarket[]): MarketLayout => ({
  ...PLAIN,
  columns: 2,
  look: 'grid',
  cells: mks.flatMap((market) => row(market, [OPTION.home, OPTION.away], fullCell)),
})

const threeWay = (mks: readonly WireMarket[]): MarketLayout => ({
  ...PLAIN,
  columns: 3,
  look: 'grid',
  cells: mks.flatMap((market) => row(market, [OPTION.home, OPTION.draw, OPTION.away], fullCell)),
})

const PLAIN = { look: 'detail', heads: 'none', more: [] } as const

/** Exact scores: home wins, draws and away wins side by side, each from the lowest; anything else below. */
function scores(mks: readonly WireMarket[]): MarketLayout {
  const columns: Cell[][] = [[], [], []]
  const others: Cell[] = []
  for (const market of mks) {
    for (const option of market.op) {
      const score = scoreOf(option.ty)
      const cell = shortCell(market, option)
      if (score) columns[outcomeOf(score)]?.push({ ...cell, name: score.join('–') })
      else others.push({ ...cell, isWide: true })
    }
  }
  const filled = columns.filter((column) => column.length > 0)
  const height = Math.max(0, ...filled.map((column) => column.length))
  const cells = Array.from({ length: height }, (_nothing, at) => filled.map((column) => column[at] ?? null))
  return {
    ...PLAIN,
    columns: filled.length === 2 ? 2 : 3,
    cells: [...cells.flat(), ...others],
  }
}

const outcomeOf = ([home, away]: readonly [number, number]): 0 | 1 | 2 => {
  if (home === away) return 1
  return home > away ? 0 : 2
}

/** `ty` 100 + 10h + a up to nine each; a ten on either side has a block of its own (3.10). */
function scoreOf(type: number): readonly [number, number] | null {
  if (type >= 100 && type < 200) return [Math.floor((type - 100) / 10), type % 10]
  if (type >= 200 && type < 210) return [10, type - 200]
  if (type >= 210 && type < 220) return [type - 210, 10]
  return null
}

/** Half time down, full time across: home, draw, away each (3.10). */
const HALF_FULL = [41, 35, 36, 38, 43, 39, 42, 37, 40]

/** Sports without a draw have only the corners of that grid. */
function halfFull(mks: readonly WireMarket[]): MarketLayout {
  const order = HALF_FULL.filter((type) => mks.some(({ op }) => op.some(({ ty }) => ty === type)))
  const isWhole = order.length === HALF_FULL.length
  return {
    ...PLAIN,
    columns: isWhole ? 3 : 2,
    cells: mks.flatMap((market) => row(market, order, shortCell)),
  }
}

const SHORT = 5
const TO_TELL_APART = 22

/** Everything else in the provider's order; the longer the names, the fewer columns. */
function list(mks: readonly WireMarket[]): MarketLayout {
  const cells = mks.flatMap((market) => market.op.map((option) => shortCell(market, option)))
  const longest = Math.max(0, ...cells.map(({ name = '' }) => name.length))
  const columns = longest > TO_TELL_APART ? 1 : longest <= SHORT && cells.length > 2 ? 3 : 2
  return { ...PLAIN, columns, cells }
}

import type { Market, MarketGroup, Option } from '../../sportsbook/index.ts'
import { OPTION } from '@keo/sportsbook-contract/option-types'

/** One price where it stands; `null` keeps a place that this match has no price for. */
export type Cell = {
  readonly marketId: number
  readonly option: Option
  readonly name?: string
  readonly line?: string
  /** Takes a row of its own. */
  readonly isWide?: true
  /** Of many lines which row: lines that move with the score change words there, and no element comes or goes. */
  readonly place?: string
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

type Group = Pick<MarketGroup, 'markets'>

/** How a market is laid out, by what its options are rather than by its number: new types fall into place. */
export function layoutOf({ markets }: Group): MarketLayout {
  const types = new Set(markets.flatMap(({ options }) => options.map(({ type }) => type)))
  const only = (...wanted: number[]) =>
    types.size > 0 && [...types].every((type) => wanted.includes(type)) && types.has(wanted[0] ?? 0)
  if (only(OPTION.over, OPTION.under)) return lines(markets, [OPTION.over, OPTION.under], totalCell, 'none')
  const hasLines = markets.some(({ options }) => options.some(({ line }) => line !== undefined))
  if (only(OPTION.home, OPTION.away)) return hasLines ? pairs(markets) : duel(markets)
  if (only(OPTION.home, OPTION.draw, OPTION.away))
    return hasLines ? threeWayLines(markets) : threeWay(markets)
  const neither = NEITHER.find((type) => types.has(type))
  if (neither !== undefined && only(OPTION.home, OPTION.away, neither)) {
    return {
      ...lines(markets, [OPTION.home, neither, OPTION.away], numberedCell(markets), 'none'),
      look: 'grid',
    }
  }
  if ([...types].some((type) => scoreOf(type) !== null)) return scores(markets)
  if ([...types].some((type) => HALF_FULL.includes(type))) return halfFull(markets)
  return list(markets)
}

type ToCell = (market: Market, option: Option) => Cell

const totalCell: ToCell = ({ id }, option) => ({
  marketId: id,
  option,
  // A total without a line of its own, such as "both halves over", says all in its short name.
  ...(option.line === undefined ? { name: option.shortName } : { name: option.name, line: option.line }),
})
const lineCell: ToCell = ({ id }, option) => ({ marketId: id, option, line: option.line ?? option.shortName })
const shortCell: ToCell = ({ id }, option) => ({ marketId: id, option, name: option.shortName })
const fullCell: ToCell = ({ id }, option) => ({ marketId: id, option, name: option.name })

function row(market: Market, order: readonly number[], toCell: ToCell, place?: number): (Cell | null)[] {
  return order.map((type) => {
    const option = market.options.find((one) => one.type === type)
    if (!option) return null
    const cell = toCell(market, option)
    return place === undefined ? cell : Object.assign(cell, { place: `${place}-${type}` })
  })
}

/** Rows ascend by line, so that a row stays where it is while the ranks of lines change. */
function lines(
  markets: readonly Market[],
  order: readonly number[],
  toCell: ToCell,
  heads: MarketLayout['heads'],
): MarketLayout {
  const sorted = markets.toSorted((a, b) => Number(a.line ?? 0) - Number(b.line ?? 0))
  const ranked = markets.toSorted((a, b) => (a.lineRank ?? 0) - (b.lineRank ?? 0))
  const most = markets.length === LINES_SHOWN + 1 ? markets.length : LINES_SHOWN
  const shown = new Set(ranked.slice(0, most).map(({ id }) => id))
  const cellsOf = (isShown: boolean) =>
    sorted.flatMap((market, at) => (shown.has(market.id) === isShown ? row(market, order, toCell, at) : []))
  const columns = order.length === 3 ? 3 : 2
  return { columns, look: 'detail', heads, cells: cellsOf(true), more: cellsOf(false) }
}

const pairs = (markets: readonly Market[]): MarketLayout =>
  isNumbered(markets)
    ? lines(markets, [OPTION.home, OPTION.away], numberedCell(markets), 'none')
    : lines(markets, [OPTION.home, OPTION.away], lineCell, 'teams')

const threeWayLines = (markets: readonly Market[]): MarketLayout =>
  isNumbered(markets)
    ? lines(markets, [OPTION.home, OPTION.draw, OPTION.away], numberedCell(markets), 'none')
    : lines(markets, [OPTION.home, OPTION.draw, OPTION.away], lineCell, 'threeWay')

/** The line is the number of a goal or a game. One that is added to a score has a sign, or is nought. */
export function isNumberedOption({ type, line }: Pick<Option, 'type' | 'line'>): boolean {
  return line !== undefined && (type <= OPTION.draw || NEITHER.includes(type)) && !/^(?:[+-]|0$)/.test(line)
}

export const isNumbered = (markets: readonly Market[]): boolean =>
  markets.some(({ options }) => options.some(isNumberedOption))

/** One number stands in the market's name; several have to stand with their options. */
const numberedCell =
  (markets: readonly Market[]): ToCell =>
  (market, option) => ({
    ...fullCell(market, option),
    ...(markets.length > 1 && option.line !== undefined ? { line: option.line } : {}),
  })

const duel = (markets: readonly Market[]): MarketLayout => ({
  ...PLAIN,
  columns: 2,
  look: 'grid',
  cells: markets.flatMap((market) => row(market, [OPTION.home, OPTION.away], fullCell)),
})

const threeWay = (markets: readonly Market[]): MarketLayout => ({
  ...PLAIN,
  columns: 3,
  look: 'grid',
  cells: markets.flatMap((market) => row(market, [OPTION.home, OPTION.draw, OPTION.away], fullCell)),
})

const PLAIN = { look: 'detail', heads: 'none', more: [] } as const

/** Exact scores: home wins, draws and away wins side by side, each from the lowest; anything else below. */
function scores(markets: readonly Market[]): MarketLayout {
  const columns: Cell[][] = [[], [], []]
  const others: Cell[] = []
  for (const market of markets) {
    for (const option of market.options) {
      const score = scoreOf(option.type)
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
function halfFull(markets: readonly Market[]): MarketLayout {
  const order = HALF_FULL.filter((type) =>
    markets.some(({ options }) => options.some((option) => option.type === type)),
  )
  const isWhole = order.length === HALF_FULL.length
  return {
    ...PLAIN,
    columns: isWhole ? 3 : 2,
    cells: markets.flatMap((market) => row(market, order, shortCell)),
  }
}

const SHORT = 5
const TO_TELL_APART = 22

/** Everything else in the provider's order; the longer the names, the fewer columns. */
function list(markets: readonly Market[]): MarketLayout {
  const cells = markets.flatMap((market) => market.options.map((option) => shortCell(market, option)))
  const longest = Math.max(0, ...cells.map(({ name = '' }) => name.length))
  const columns = longest > TO_TELL_APART ? 1 : longest <= SHORT && cells.length > 2 ? 3 : 2
  return { ...PLAIN, columns, cells }
}

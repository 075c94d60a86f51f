import type { Market, MarketGroup } from '../../sportsbook/index.ts'
import type { PlainMessageKey } from '@keo/messages/keys'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { PERIOD_PLACE, codeParts, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

type Column = { readonly name: PlainMessageKey | null; readonly marketType: number; readonly period: number }
export type Columns = readonly [Column, Column, Column]
/** Of which part of a match the columns are. */
export const PARTS = ['whole', 'firstHalf'] as const
export type Part = (typeof PARTS)[number]

/** What a column shows of one match: the main line of its market. */
export type ColumnMarket = { readonly group: MarketGroup; readonly market: Market }

/** Of the whole match, by the wire's numbers: 1001 of soccer, 3001 of basketball, 5001 of tennis. */
const wholeMatch = (marketType: number): number =>
  sportCode(codeParts(marketType).sportId, PERIOD_PLACE.fullTime)

const named =
  (name: PlainMessageKey) =>
  (marketType: number, period = wholeMatch(marketType)): Column => ({ name, marketType, period })
const handicap = named('sports.column.handicap')
const totals = named('sports.column.totals')
const threeWay = named('sports.column.1x2')
const winner = named('sports.column.winner')
const rounds = named('sports.column.rounds')
const NOTHING: Column = { name: null, marketType: 0, period: 0 }

/** One market for each column: nothing else ever stands under its name. All are among the popular ones of a list. */
const BY_SPORT: Readonly<Record<number, Columns>> = {
  1: [handicap(1000), totals(1007), threeWay(1005)],
  2: [handicap(2001), totals(2002), threeWay(2003)],
  3: [handicap(3002), totals(3003), winner(3004)],
  4: [handicap(4001), totals(4002), threeWay(4003)],
  5: [winner(5001), handicap(5002), totals(5003)],
  6: [handicap(6001), totals(6002), winner(6003)],
  7: [handicap(7001), totals(7002), winner(7003)],
  8: [handicap(8001), totals(8002), threeWay(8005)],
  13: [winner(13_001), handicap(13_002), totals(13_003)],
  15: [winner(15_001), handicap(15_002), totals(15_003)],
  16: [winner(16_003), handicap(16_001), totals(16_002)],
  19: [winner(19_002), rounds(19_001), NOTHING],
  47: [winner(47_001), handicap(47_002), totals(47_003)],
  51: [winner(51_001), handicap(51_002), totals(51_003)],
  177: [handicap(177_001), totals(177_002), threeWay(177_003)],
  178: [handicap(178_001), totals(178_002), winner(178_003)],
}

/** The same of the first half, where a list has them. */
const FIRST_HALF: Readonly<Record<number, Columns>> = {
  1: [handicap(1000, 1002), totals(1007, 1002), threeWay(1005, 1002)],
  3: [handicap(3002, 3003), totals(3003, 3003), winner(3020, 3003)],
  178: [handicap(178_001, 178_003), totals(178_002, 178_003), winner(178_003, 178_003)],
}

export const hasFirstHalf = (sportId: number): boolean => sportId in FIRST_HALF

/** The three columns of a sport; a sport nobody knows shows those of soccer, of which it may have none. */
export function columnsOf(sportId: number, part: Part = 'whole'): Columns {
  const ofPart = part === 'firstHalf' ? FIRST_HALF[sportId] : undefined
  return ofPart ?? BY_SPORT[sportId] ?? BY_SPORT[SPORT.soccer] ?? [NOTHING, NOTHING, NOTHING]
}

const MAIN_LINE = 1

/** The column's own market in its own period; null where it is closed, whatever else of its type is offered. */
export function marketOf(
  { marketType, period }: Column,
  groups: readonly MarketGroup[],
): ColumnMarket | null {
  const group = groups.find((one) => one.marketType === marketType && one.period === period)
  const market = group?.markets.find(({ lineRank }) => lineRank === MAIN_LINE) ?? group?.markets[0]
  return group && market ? { group, market } : null
}

/** "T 2.5" by line, "1", "X", "2" by side: short enough for a narrow cell. */
export function optionMark(
  {
    type,
    line,
    shortName,
  }: {
    type: number
    line?: string | undefined
    shortName: string
  },
  words: { over: string; under: string },
): { line: string } | { name: string } {
  if (type === OPTION.over) return { line: `${words.over} ${line ?? ''}`.trim() }
  if (type === OPTION.under) return { line: `${words.under} ${line ?? ''}`.trim() }
  if (line !== undefined) return { line }
  return { name: SIDE_MARKS[type] ?? shortName }
}
const SIDE_MARKS: Readonly<Record<number, string>> = {
  [OPTION.home]: '1',
  [OPTION.draw]: 'X',
  [OPTION.away]: '2',
}

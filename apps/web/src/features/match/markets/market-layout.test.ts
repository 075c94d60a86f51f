import { priceOf } from '@keo/units/price'
import { describe, expect, test } from 'vitest'
import type { Market, Option } from '../../sportsbook/index.ts'
import { layoutOf, type MarketLayout } from './market-layout.ts'

const option = (type: number, shortName: string, more: Partial<Option> = {}): Option => ({
  name: `full ${shortName}`,
  shortName: shortName,
  type: type,
  odds: priceOf(1.9),
  ...more,
})
const market = (id: number, options: Option[], more: Partial<Market> = {}): Market => ({
  id,
  saleStatus: 1,
  series: 1,
  options: options,
  ...more,
})
const pair = (id: number, line: number, rank: number): Market =>
  market(
    id,
    [option(1, String(line), { line: String(line) }), option(2, `+${-line}`, { line: `+${-line}` })],
    {
      line: String(line),
      lineRank: rank,
    },
  )

const shown = ({ cells }: MarketLayout) =>
  cells.map((cell) => (cell ? [cell.name, cell.line].filter(Boolean).join(' ') : null))

describe('[SPT-05a] [SPT-16c] market groups are laid out by what they offer', () => {
  test('a handicap (1000) is pairs under the teams, its lines ascending and not by rank', () => {
    const layout = layoutOf({ markets: [pair(1, -0.25, 2), pair(2, -0.5, 1)] })
    expect(layout).toMatchObject({ columns: 2, heads: 'teams', look: 'detail' })
    expect(shown(layout)).toEqual(['-0.5', '+0.5', '-0.25', '+0.25'])
  })

  test('lines that move keep their places: of each row and side the same one', () => {
    const places = (from: number) =>
      layoutOf({ markets: [0, 1, 2].map((at) => pair(from + at, -(from + at) / 4, at)) }).cells.map(
        (cell) => cell?.place,
      )
    expect(places(1)).toEqual(['0-1', '0-2', '1-1', '1-2', '2-1', '2-2'])
    expect(places(2)).toEqual(places(1))
  })

  test('an over/under (1007, corners 1010) says over and under with the line', () => {
    const layout = layoutOf({
      markets: [
        market(1, [option(5, 'U', { line: '2.5/3' }), option(4, 'O', { line: '2.5/3' })], { line: '2.75' }),
      ],
    })
    expect(layout).toMatchObject({ columns: 2, heads: 'none' })
    expect(shown(layout)).toEqual(['full O 2.5/3', 'full U 2.5/3'])
  })

  test('1X2 (1005) is home, draw, away in three columns, whatever the order on the wire', () => {
    const layout = layoutOf({ markets: [market(1, [option(2, '2'), option(1, '1'), option(3, 'X')])] })
    expect(layout).toMatchObject({ columns: 3, look: 'grid' })
    expect(shown(layout)).toEqual(['full 1', 'full X', 'full 2'])
  })

  test('of many lines the four fairest show, the others wait', () => {
    const layout = layoutOf({ markets: [6, 5, 4, 3, 2, 1].map((rank) => pair(rank, -rank, rank)) })
    expect(shown(layout).filter((text) => text?.startsWith('-'))).toEqual(['-4', '-3', '-2', '-1'])
    expect(layout.more).toHaveLength(4)
  })

  test('a three-way handicap keeps its lines under home, draw and away', () => {
    const layout = layoutOf({
      markets: [
        market(1, [
          option(1, '-1', { line: '-1' }),
          option(3, 'X -1', { line: '-1' }),
          option(2, '+1', { line: '+1' }),
        ]),
      ],
    })
    expect(layout).toMatchObject({ columns: 3, heads: 'threeWay' })
    expect(shown(layout)).toEqual(['-1', '-1', '+1'])
  })

  test('exact scores stand by who wins: home, draw, away; any other comes last', () => {
    const layout = layoutOf({
      markets: [
        market(1, [
          option(244, 'other'),
          option(110, '1-0'),
          option(100, '0-0'),
          option(101, '0-1'),
          option(121, '2-1'),
        ]),
      ],
    })
    expect(layout.columns).toBe(3)
    expect(shown(layout)).toEqual(['1–0', '0–0', '0–1', '2–1', null, null, 'other'])
    expect(layout.cells.at(-1)).toMatchObject({ isWide: true })
  })

  test('set scores without a draw have two columns', () => {
    const layout = layoutOf({ markets: [market(1, [option(120, '2-0'), option(102, '0-2')])] })
    expect(layout.columns).toBe(2)
    expect(shown(layout)).toEqual(['2–0', '0–2'])
  })

  test('half time / full time is a grid of three by three', () => {
    const types = [35, 36, 37, 38, 39, 40, 41, 42, 43]
    const layout = layoutOf({
      markets: [
        market(
          1,
          types.map((type) => option(type, String(type))),
        ),
      ],
    })
    expect(layout.columns).toBe(3)
    expect(shown(layout)).toEqual(['41', '35', '36', '38', '43', '39', '42', '37', '40'])
  })

  test('the next goal has "none" between the sides, and its number is no handicap', () => {
    const layout = layoutOf({
      markets: [
        market(
          1,
          [option(1, '1', { line: '3' }), option(2, '2', { line: '3' }), option(87, 'none', { line: '3' })],
          { line: '3' },
        ),
      ],
    })
    expect(layout).toMatchObject({ columns: 3, look: 'grid' })
    expect(shown(layout)).toEqual(['full 1', 'full none', 'full 2'])
  })

  test('long lists take as many columns as their names allow', () => {
    const named = (length: number) =>
      layoutOf({
        markets: [
          market(
            1,
            [400, 401, 402].map((type) => option(type, 'x'.repeat(length))),
          ),
        ],
      }).columns
    expect([named(3), named(12), named(30)]).toEqual([3, 2, 1])
  })

  test('a group whose markets are all gone shows nothing and breaks nothing', () => {
    expect(layoutOf({ markets: [] }).cells).toEqual([])
  })
})

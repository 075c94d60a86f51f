import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { halvesOf, type LineBet, lineResult, lineText } from './line-verdict.ts'

const handicap = (side: 'home' | 'away', line: number): LineBet => ({ market: 'handicap', side, line })
const totals = (side: 'over' | 'under', line: number): LineBet => ({ market: 'totals', side, line })

describe('[SPT-05c] the handicap tutorial', () => {
  test.each([
    [handicap('home', -3), 1, 0, 'halfWon'],
    [handicap('home', -3), 2, 0, 'won'],
    [handicap('home', -3), 0, 0, 'lost'],
    [handicap('home', -1), 1, 1, 'halfLost'],
    [handicap('away', 1), 1, 1, 'halfWon'],
    [handicap('away', 4), 1, 0, 'push'],
    [totals('over', 10), 2, 1, 'won'],
    [totals('over', 11), 2, 1, 'halfWon'],
    [totals('under', 11), 2, 1, 'halfLost'],
    [totals('under', 12), 2, 1, 'push'],
    [totals('over', 13), 2, 1, 'halfLost'],
  ] as const)('%o at %i-%i is %s', (bet, home, away, result) => {
    expect(lineResult(bet, { home, away })).toBe(result)
  })

  test('what one side wins the other loses, half for half', () => {
    const opposite = { won: 'lost', halfWon: 'halfLost', push: 'push', halfLost: 'halfWon', lost: 'won' }
    const goals = fc.record({ home: fc.nat(9), away: fc.nat(9) })
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), goals, (line, score) => {
        expect(lineResult(handicap('away', -line), score)).toBe(
          opposite[lineResult(handicap('home', line), score)],
        )
        const total = Math.abs(line)
        expect(lineResult(totals('under', total), score)).toBe(
          opposite[lineResult(totals('over', total), score)],
        )
      }),
    )
  })

  test('only a line with a quarter is two different bets', () => {
    const [first, second] = halvesOf(handicap('home', -3), { home: 1, away: 0 })
    expect([first, second]).toEqual([
      { line: -4, result: 'push' },
      { line: -2, result: 'won' },
    ])
    const same = halvesOf(handicap('home', -2), { home: 1, away: 0 })
    expect(same[0]).toEqual(same[1])
  })

  test('lines are written as on the price', () => {
    const written = [-3, 1, 0, -4, 2].map((line) => lineText(line, true))
    expect(written).toEqual(['-0.5/1', '+0/0.5', '0', '-1', '+0.5'])
    expect(lineText(11, false)).toBe('2.5/3')
  })
})

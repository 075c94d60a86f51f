import { describe, expect, test } from 'vitest'
import { sampleMatch } from '../../../testing/sample-match.ts'
import { practiceOptions, practiceResult } from './practice-markets.ts'
import { FULL_WALLET, placeBet, type PracticeBet, settleMatch, stakeProblem } from './practice-wallet.ts'

const BET: PracticeBet = {
  id: 'one',
  matchId: 7,
  matchName: 'A – B',
  optionName: '-0.5/1',
  market: { market: 'handicap', side: 'home', line: -3 },
  odds: 1950,
  stake: 100_000,
  placedAt: 0,
  startsAt: 1,
}

describe('[SPT-05c] the practice slip', () => {
  test('a stake leaves the demo wallet, and a half win comes back exactly', () => {
    const placed = placeBet(FULL_WALLET, BET)
    expect(placed.balance).toBe(900_000)
    const after = settleMatch(placed, 7, { home: 1, away: 0 })
    expect(after.bets[0]?.returned).toBe(147_500)
    expect(after.balance).toBe(1_047_500)
  })

  test('a match is settled once, however often it is looked at', () => {
    const once = settleMatch(placeBet(FULL_WALLET, BET), 7, { home: 2, away: 0 })
    expect(settleMatch(once, 7, { home: 0, away: 2 })).toEqual(once)
  })

  test('a match that was never finished returns the stake', () => {
    const after = settleMatch(placeBet(FULL_WALLET, BET), 7, null)
    expect(after.balance).toBe(FULL_WALLET.balance)
    expect(after.bets[0]?.isVoid).toBe(true)
  })

  test('a stake that is too small, too large or no number changes nothing', () => {
    expect(stakeProblem(FULL_WALLET, 9_999)).toBe('tooLittle')
    expect(stakeProblem(FULL_WALLET, Number.NaN)).toBe('tooLittle')
    expect(stakeProblem(FULL_WALLET, 1_000_001)).toBe('tooMuch')
    expect(placeBet(FULL_WALLET, { ...BET, stake: 2_000_000 })).toBe(FULL_WALLET)
    const placed = placeBet(FULL_WALLET, BET)
    expect(placeBet(placed, BET)).toBe(placed)
  })

  test('the winner is decided by the final score', () => {
    const draw = { market: 'winner', side: 'draw', line: 0 } as const
    expect(practiceResult(draw, { home: 1, away: 1 })).toBe('won')
    expect(practiceResult(draw, { home: 2, away: 1 })).toBe('lost')
  })

  test('what is offered is what the match offers on its whole', () => {
    expect(practiceOptions(sampleMatch()).map(({ market: { side, line } }) => [side, line])).toEqual([
      ['home', -2],
      ['away', 2],
      ['over', 10],
      ['under', 10],
      ['home', 0],
      ['draw', 0],
      ['away', 0],
    ])
  })
})

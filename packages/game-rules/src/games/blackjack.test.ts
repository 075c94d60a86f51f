import { describe, expect, test } from 'vitest'
import { times } from '../multiplier.ts'
import {
  type BlackjackAct,
  blackjackActs,
  blackjackPay,
  blackjackPoints,
  dealBlackjack,
  playBlackjack,
} from './blackjack.ts'

/** Cards by their ranks, such as `A T 6`; suits do not matter here. */
const shoe = (ranks: string) => ranks.split(' ').map((rank) => 'A23456789TJQK'.indexOf(rank))

function played(ranks: string, ...acts: BlackjackAct[]) {
  return acts.reduce((round, act) => playBlackjack(round, act), dealBlackjack(shoe(ranks)))
}

describe('blackjack', () => {
  test('an ace counts eleven while that does not bust the hand', () => {
    expect(blackjackPoints(shoe('A 6'))).toBe(17)
    expect(blackjackPoints(shoe('A 6 T'))).toBe(17)
    expect(blackjackPoints(shoe('A A 9'))).toBe(21)
  })

  // Cards come as player, dealer, player, then the player's further ones, then the dealer's.
  test.each([
    ['a blackjack pays 3:2', 'A 9 K 8', [], 1, 2.5],
    ['both with a blackjack give the stake back', 'A A K K', [], 1, 1],
    ['a higher hand pays 1:1', 'T 7 9 T', ['stand'], 1, 2],
    ['equal points give the stake back', 'T 9 9 T', ['stand'], 1, 1],
    ['a lower hand loses', 'T 9 8 T', ['stand'], 1, 0],
    ['a bust hand loses', 'T 6 6 T T', ['hit'], 1, 0],
    ['a double that busts against a dealer blackjack loses one stake', '6 A 6 T K', ['double'], 1, 0],
    ['a double that busts loses both stakes', '6 9 6 T K', ['double'], 2, 0],
    ['the dealer draws to 16 and stands on a soft 17', 'T 6 8 A', ['stand'], 1, 2],
    ['the dealer busts', 'T 6 2 T T', ['stand'], 1, 2],
    ['a double stakes and wins twice', '6 6 5 T T T', ['double'], 2, 4],
    ['a split plays two hands', '8 6 8 3 2 T T T T', ['split', 'double', 'double'], 4, 8],
    ['21 after a split is no blackjack', 'A 7 A K K T', ['split'], 2, 4],
    ['a dealer blackjack takes only the first stake of a double', '6 A 5 T K', ['double'], 1, 0],
    [
      'a dealer blackjack takes only the first stake of a split',
      '8 A 8 3 2 K',
      ['split', 'stand', 'stand'],
      1,
      0,
    ],
  ] as [string, string, BlackjackAct[], number, number][])('%s', (_, ranks, acts, staked, paid) => {
    const round = played(ranks, ...acts)
    expect(round.isOver).toBe(true)
    expect(blackjackPay(round)).toEqual({ staked, paid: times(paid) })
  })

  test('against a bust hand the dealer takes the second card and no further one', () => {
    expect(played('T 6 6 T 2 5', 'hit').dealer).toHaveLength(2)
  })

  test('split aces get one card each', () => {
    const round = played('A 7 A 5 6 T', 'split')
    expect(round.hands.map(({ cards }) => cards.length)).toEqual([2, 2])
    expect(round.isOver).toBe(true)
  })

  test('there is no second split, no double on three cards, and a tens pair is one of equal rank', () => {
    expect(blackjackActs(played('8 6 8 8 8', 'split'))).not.toContain('split')
    expect(blackjackActs(played('2 6 3 2', 'hit'))).toEqual(['hit', 'stand'])
    expect(blackjackActs(played('K 6 T'))).not.toContain('split')
  })

  test('an act that is not offered changes nothing', () => {
    const before = played('2 6 3 2', 'hit')
    expect(playBlackjack(before, 'double')).toBe(before)
    const over = played('A 9 K 8')
    expect(playBlackjack(over, 'hit')).toBe(over)
  })
})

import { expect, test } from 'vitest'
import { onSide, taiXiuDice, taiXiuPhase, taiXiuReturns, taiXiuTimes } from './tai-xiu-round.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

test('a tài xỉu round bets for 20 s, is closed for 3 s and shown for 7 s', () => {
  expect(taiXiuTimes(1_000)).toEqual({ closedAt: 21_000, shownAt: 24_000, nextAt: 31_000 })
  expect([20_999, 21_000, 23_999, 24_000].map((now) => taiXiuPhase(1_000, now))).toEqual([
    'betting',
    'closed',
    'closed',
    'shown',
  ])
})

test('the dice of the first rounds are those of the published vectors', () => {
  expect([1, 2, 3].map((number) => taiXiuDice(SEED, 'keo', number))).toEqual([
    [5, 1, 1],
    [4, 1, 2],
    [4, 4, 3],
  ])
})

test('each bet of a player has its own return, and only both sides are pools', () => {
  const bets = [
    { on: { kind: 'tai' }, stake: 100_00n },
    { on: { kind: 'xiu' }, stake: 50_00n },
    { on: { kind: 'total', number: 11 }, stake: 10_00n },
  ] as const
  expect(taiXiuReturns(bets, [4, 4, 3])).toEqual([200_00n, 0n, 70_00n])
  expect(taiXiuReturns(bets, [4, 4, 4])).toEqual([0n, 0n, 0n])
  expect([onSide(bets, 'tai'), onSide(bets, 'xiu')]).toEqual([100_00n, 50_00n])
})

import { describe, expect, test } from 'vitest'
import { drawsFrom } from '../draws.ts'
import { payoutOf, times } from '../multiplier.ts'
import { BACCARAT_BETS, type BaccaratBet, baccaratMultiplier, playBaccarat } from './baccarat.ts'
import { bauCuaReturn } from './bau-cua.ts'
import { burstPoint, chanceToReach } from './burst-point.ts'
import { diceReturn } from './dice.ts'
import { FISH_VALUES, fishingReturn } from './fishing.ts'
import { drawHiLoCard, type HiLoGuess, hiLoMultiplier, isGuessRight, winningRanks } from './hi-lo.ts'
import { kenoReturn } from './keno.ts'
import { limboReturn } from './limbo.ts'
import { minesMultiplier, minesReturn } from './mines.ts'
import { PLINKO_ROWS, plinkoReturn } from './plinko.ts'
import { isRouletteBet, OUTSIDE_BETS, rouletteMultiplier, rouletteReturn } from './roulette.ts'
import { SLOT_MACHINES } from './slot-machines.ts'
import { isFreeSpinsWon, lineCoins, scatterCoins, scattersIn, shownBy } from './slot-pays.ts'
import { slotFigures } from './slot-return.ts'
import { isTaiXiuBet, taiXiuReturn } from './tai-xiu.ts'
import { wheelReturn } from './wheel.ts'
import { XOC_DIA_BETS, xocDiaReturn } from './xoc-dia.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the stated return to player, exact', () => {
  test('limbo and crash return 0.99 at every target', () => {
    for (const target of [101, 150, 200, 314, 1000, 99_999, 100_000_000]) {
      expect(limboReturn(target)).toBeCloseTo(0.99, 6)
    }
  })

  test('the chance to reach a target counts the very bits that reach it', () => {
    // The lowest bits that reach 2.00, and the ones below them.
    const least = 2n ** 52n - (99n * 2n ** 52n) / 200n
    expect(burstPoint(least)).toBe(200)
    expect(burstPoint(least - 1n)).toBe(199)
    expect(chanceToReach(200)).toBe(Number(2n ** 52n - least) / 2 ** 52)
    expect(burstPoint(0n)).toBe(100)
    expect(burstPoint(2n ** 52n - 1n)).toBe(100_000_000)
  })

  test('dice return 0.9899 to 0.99 at every threshold', () => {
    const returns = range(10, 9800).map((threshold) => diceReturn({ side: 'under', threshold }))
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(0.9899)
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.99)
  })

  test('mines return 0.9899 to 0.99 after any number of picks, at most 5,148,297x', () => {
    const returns = range(1, 24).flatMap((mines) =>
      range(1, 25 - mines).map((picks) => minesReturn(mines, picks)),
    )
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(0.9899)
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.99 + 1e-9)
    const most = range(1, 24).flatMap((mines) =>
      range(1, 25 - mines).map((picks) => minesMultiplier(mines, picks)),
    )
    expect(Math.floor(Math.max(...most) / times(1))).toBe(5_148_297)
  })

  test('hi-lo: the ranks that win a guess are those that are judged right, on every card', () => {
    const guesses: HiLoGuess[] = ['higher', 'lower', 'same']
    const offered = range(0, 51).flatMap((shown) =>
      guesses.filter((guess) => winningRanks(guess, shown) > 0).map((guess) => ({ shown, guess })),
    )
    expect(offered).toHaveLength(2 * 52)
    for (const { shown, guess } of offered) {
      const right = range(0, 12).filter((next) => isGuessRight(guess, shown, next)).length
      expect(right, `${guess} on ${shown}`).toBe(winningRanks(guess, shown))
    }
    expect(hiLoMultiplier([{ guess: 'same', shown: 0 }])).toBe(times(12.87))
    expect(hiLoMultiplier(Array.from({ length: 9 }, () => ({ guess: 'same' as const, shown: 0 })))).toBe(
      times(10_000),
    )
    expect(drawHiLoCard(drawsFrom(() => 51))).toBe(51)
  })

  test('wheels return 0.99, of every size', () => {
    expect(wheelReturn({ risk: 'low', places: 10 })).toBeCloseTo(0.99, 9)
    expect(wheelReturn({ risk: 'medium', places: 10 })).toBeCloseTo(0.99, 9)
    for (const places of range(10, 50)) expect(wheelReturn({ risk: 'high', places })).toBeCloseTo(0.99, 9)
  })

  test('plinko', () => {
    const returns = PLINKO_ROWS.map((rows) =>
      (['low', 'medium', 'high'] as const).map((risk) => plinkoReturn({ rows, risk }).toFixed(4)),
    )
    expect(returns).toEqual([
      ['0.9898', '0.9891', '0.9906'],
      ['0.9898', '0.9899', '0.9912'],
      ['0.9900', '0.9899', '0.9898'],
    ])
  })

  test('keno, one to ten picks', () => {
    expect(range(1, 10).map((picks) => kenoReturn(picks).toFixed(4))).toEqual(
      '0.9900 0.9904 0.9902 0.9896 0.9899 0.9897 0.9898 0.9902 0.9898 0.9904'.split(' '),
    )
  })

  test('roulette: every bet of the cloth returns 36 of 37', () => {
    const bets = [
      [0],
      [17, 20],
      [0, 1, 2, 3],
      [34, 35, 36],
      [31, 32, 33, 34, 35, 36],
      ...Object.values(OUTSIDE_BETS),
    ]
    for (const numbers of bets) {
      expect(isRouletteBet({ numbers })).toBe(true)
      const paid = range(0, 36).reduce((sum, pocket) => sum + rouletteMultiplier({ numbers }, pocket), 0)
      expect(paid / times(37)).toBeCloseTo(rouletteReturn, 9)
    }
  })

  test.each([[[]], [[37]], [[1, 1]], [[3, 4]], [[1, 2, 3, 4]], [[1, 5]], [[0, 4]], [[0.5]]])(
    'roulette has no bet on %j',
    (numbers) => {
      expect(isRouletteBet({ numbers })).toBe(false)
    },
  )

  test('tài xỉu', () => {
    for (const kind of ['tai', 'xiu', 'odd', 'even'] as const)
      expect(taiXiuReturn({ kind })).toBeCloseTo(0.9722, 4)
    const totals = range(4, 10).map((number) => taiXiuReturn({ kind: 'total', number }).toFixed(4))
    expect(totals).toEqual(['0.8472', '0.8611', '0.8796', '0.9028', '0.8750', '0.9259', '0.8750'])
    expect(
      range(4, 10).map((number) => taiXiuReturn({ kind: 'total', number: 21 - number }).toFixed(4)),
    ).toEqual(totals)
    expect(taiXiuReturn({ kind: 'anyTriple' })).toBeCloseTo(0.8611, 4)
    expect(taiXiuReturn({ kind: 'triple', number: 6 })).toBeCloseTo(0.838, 4)
    expect(isTaiXiuBet({ kind: 'total', number: 3 })).toBe(false)
    expect(isTaiXiuBet({ kind: 'total', number: 18 })).toBe(false)
    expect(isTaiXiuBet({ kind: 'triple', number: 7 })).toBe(false)
  })

  test('bầu cua, xóc đĩa and fishing', () => {
    expect(bauCuaReturn()).toBeCloseTo(0.9213, 4)
    expect(XOC_DIA_BETS.map((bet) => xocDiaReturn(bet).toFixed(4))).toEqual(
      '0.9900 0.9900 0.9375 0.9375 0.9500 0.9500'.split(' '),
    )
    for (const value of FISH_VALUES) expect(fishingReturn(value)).toBeCloseTo(0.96, 9)
  })

  test('baccarat, by all orders of values of six cards from eight decks', () => {
    const returns = baccaratReturns()
    expect(BACCARAT_BETS.slice(0, 3).map((bet) => returns[bet].toFixed(4))).toEqual([
      '0.9876',
      '0.9894',
      '0.8564',
    ])
    // Two cards of a rank: 31 of the 415 that are left.
    expect((times(12) / times(1)) * (31 / 415)).toBeCloseTo(0.8964, 4)
  })

  test.each([
    ['low', { lines: 0.963, scatters: 0, chance: 0, expected: 0, total: '0.9630' }],
    ['mid', { lines: 0.686451, scatters: 0.038375, chance: 0.0143189, expected: 11.3431, total: '0.9603' }],
    ['high', { lines: 0.41634, scatters: 0.028687, chance: 0.0160522, expected: 8.9714, total: '0.9577' }],
  ] as const)('the %s slot', (name, { lines, scatters, chance, expected, total }) => {
    const figures = slotFigures(SLOT_MACHINES[name])
    expect(figures.lines).toBeCloseTo(lines, 6)
    expect(figures.scatters).toBeCloseTo(scatters, 6)
    expect(figures.freeSpinsChance).toBeCloseTo(chance, 7)
    expect(figures.freeSpinsExpected).toBeCloseTo(expected, 4)
    expect(figures.total.toFixed(4)).toBe(total)
    expect(figures.total).toBeGreaterThan(0.955)
    expect(figures.total).toBeLessThan(0.97)
  })

  test('the low slot by all of its 8,000 windows: the same return, 0.5261 hits, at most 52x', () => {
    const machine = SLOT_MACHINES.low
    const [first, second, third] = machine.reels.map((reel) =>
      range(0, reel.length - 1).map((stop) => shownBy(reel, stop)),
    )
    const coins = first!.flatMap((a) =>
      second!.flatMap((b) => third!.map((c) => lineCoins(machine, [a, b, c]))),
    )
    const paid = coins.reduce((sum, each) => sum + each, 0)
    expect(paid / coins.length / machine.unit).toBeCloseTo(slotFigures(machine).total, 9)
    expect(coins.filter((each) => each > 0).length / coins.length).toBeCloseTo(0.5261, 4)
    expect(Math.max(...coins) / machine.unit).toBe(52)
  })

  test('scatters pay anywhere and give free spins from three on', () => {
    const window = ['SAB', 'CSD', 'EFS', 'ABC', 'DEF']
    expect(scattersIn(window)).toBe(3)
    expect(scatterCoins(SLOT_MACHINES.mid, 3)).toBe(20)
    expect(isFreeSpinsWon(SLOT_MACHINES.mid, 3)).toBe(true)
    expect(isFreeSpinsWon(SLOT_MACHINES.mid, 2)).toBe(false)
    expect(isFreeSpinsWon(SLOT_MACHINES.low, 3)).toBe(false)
  })
})

test('a pay-out is cut to the smallest unit, never rounded up', () => {
  expect(payoutOf(100n, times(1.98))).toBe(198n)
  expect(payoutOf(3n, times(0.5))).toBe(1n)
  expect(payoutOf(1n, times(0.9999))).toBe(0n)
  expect(payoutOf(9_999_999_999_999n, times(1_000_000))).toBe(9_999_999_999_999_000_000n)
})

/** Every order of six values, each as likely as it is without putting cards back. */
function baccaratReturns(): Record<BaccaratBet, number> {
  const returns: Record<BaccaratBet, number> = { player: 0, banker: 0, tie: 0, playerPair: 0, bankerPair: 0 }
  // Eight decks: 128 cards count nothing, 32 each count one to nine. Card 9 is a ten, 0 to 8 are ace to nine.
  const left: number[] = range(0, 9).map((card) => (card === 9 ? 128 : 32))
  const deal = (shoe: number[], chance: number) => {
    if (shoe.length === 6) {
      const round = playBaccarat(shoe)
      for (const bet of ['player', 'banker', 'tie'] as const)
        returns[bet] += chance * baccaratMultiplier(bet, round)
      return
    }
    for (const card of range(0, 9)) {
      const there = left[card]!
      left[card] = there - 1
      deal([...shoe, card], (chance * there) / (416 - shoe.length))
      left[card] = there
    }
  }
  deal([], 1)
  for (const bet of BACCARAT_BETS) returns[bet] /= times(1)
  return returns
}

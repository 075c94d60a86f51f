import { describe, expect, test } from 'vitest'
import { LOST, times } from '../multiplier.ts'
import { baccaratMultiplier } from './baccarat.ts'
import { bauCuaMultiplier } from './bau-cua.ts'
import { diceMultiplier, isDiceBet } from './dice.ts'
import { areKenoPicks, kenoHits, kenoMultiplier } from './keno.ts'
import { isLimboTarget, limboMultiplier } from './limbo.ts'
import { isMineCount } from './mines.ts'
import { SLOT_MACHINES } from './slot-machines.ts'
import { bestOnLine } from './slot-pays.ts'
import { slotMultiplier } from './slot.ts'
import { isWheel } from './wheel.ts'
import { redCoins, xocDiaMultiplier } from './xoc-dia.ts'

describe('what a bet brings back', () => {
  test('limbo: a target pays itself when the point reaches it', () => {
    expect(limboMultiplier(220, 220)).toBe(times(2.2))
    expect(limboMultiplier(221, 220)).toBe(LOST)
  })

  test('dice: under wins below the threshold, over on the mirrored share', () => {
    expect(diceMultiplier({ side: 'under', threshold: 5000 }, 4999)).toBe(times(1.98))
    expect(diceMultiplier({ side: 'under', threshold: 5000 }, 5000)).toBe(LOST)
    expect(diceMultiplier({ side: 'over', threshold: 10 }, 9990)).toBe(times(990))
    expect(diceMultiplier({ side: 'over', threshold: 10 }, 9989)).toBe(LOST)
  })

  test('keno: by the picks that were drawn', () => {
    expect(kenoHits([1, 2, 3], [3, 9, 1])).toBe(2)
    expect(kenoMultiplier(3, 2)).toBe(times(3.1))
    expect(kenoMultiplier(3, 0)).toBe(LOST)
  })

  test('xóc đĩa: by the number of red coins', () => {
    expect(redCoins([1, 0, 1, 1])).toBe(3)
    expect(xocDiaMultiplier('threeRed', 3)).toBe(times(3.8))
    expect(xocDiaMultiplier('odd', 3)).toBe(times(1.98))
    expect(xocDiaMultiplier('fourRed', 3)).toBe(LOST)
  })

  test('bầu cua: once the stake for each die, and the stake', () => {
    expect(bauCuaMultiplier('cua', ['cua', 'cua', 'ga'])).toBe(times(3))
    expect(bauCuaMultiplier('tom', ['cua', 'cua', 'ga'])).toBe(LOST)
  })

  test('baccarat: a tie gives the stakes on both sides back', () => {
    const tie = { player: [8, 9], banker: [8, 9] }
    expect(baccaratMultiplier('player', tie)).toBe(times(1))
    expect(baccaratMultiplier('banker', tie)).toBe(times(1))
    expect(baccaratMultiplier('tie', tie)).toBe(times(9))
    expect(baccaratMultiplier('playerPair', { player: [5, 18], banker: [1, 2] })).toBe(times(12))
  })

  test('slots: coins over the unit, and W helps the best symbol of a line', () => {
    expect(slotMultiplier(SLOT_MACHINES.high, 829)).toBe(times(6.632))
    const { pays } = SLOT_MACHINES.low
    expect(bestOnLine('WWA', pays)).toEqual({ symbol: 'A', alike: 3, coins: 30 })
    expect(bestOnLine('WWW', pays)?.coins).toBe(250)
    expect(bestOnLine('ABA', pays)).toBeNull()
  })
})

describe('a bet that does not exist is no bet', () => {
  test.each([100, 100_000_001, 150.5, Number.NaN])('limbo target %d', (target) => {
    expect(isLimboTarget(target)).toBe(false)
  })

  test.each([9, 9801, 50.5, Number.NaN])('dice threshold %d', (threshold) => {
    expect(isDiceBet({ side: 'under', threshold })).toBe(false)
  })

  test.each([0, 25, 2.5, Number.NaN])('%d mines', (mines) => {
    expect(isMineCount(mines)).toBe(false)
  })

  test.each([[[]], [[0]], [[41]], [[1, 1]], [[1.5]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]])(
    'keno picks %j',
    (picks) => {
      expect(areKenoPicks(picks)).toBe(false)
    },
  )

  test('a low wheel of twenty places', () => {
    expect(isWheel({ risk: 'low', places: 20 })).toBe(false)
    expect(isWheel({ risk: 'high', places: 51 })).toBe(false)
    expect(isWheel({ risk: 'high', places: 20 })).toBe(true)
  })
})

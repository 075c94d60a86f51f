import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import type { OddsChange } from '@keo/betting/odds-change'
import { agreeToAll, isWarned, oddsChangeOf, refreshItems } from './odds-policy.ts'
import { quoteOf, sampleItem } from '../../../testing/sample-cart.ts'

const item = sampleItem(1)
const after = (setting: OddsChange, odds: number, dropPercent = 0) =>
  refreshItems([item], [quoteOf(item, odds)], { setting, dropPercent })[0]!

test('[SPT-10a] setting 2 takes any change silently and agrees to it', () => {
  expect(after(2, 1.5)).toMatchObject({ GamelyChanges: '', agreedOdds: priceOf(1.5) })
  expect(after(2, 2.5)).toMatchObject({ GamelyChanges: '', agreedOdds: priceOf(2.5) })
})

test('[SPT-10b] setting 1 warns when odds drop and takes a rise', () => {
  expect(after(1, 1.89)).toMatchObject({ GamelyChanges: 'odds', agreedOdds: priceOf(1.9) })
  expect(after(1, 1.95)).toMatchObject({ GamelyChanges: '', agreedOdds: priceOf(1.95) })
})

test('[SPT-10c] setting 0 warns on any change, and no longer when the price comes back', () => {
  expect(after(0, 1.95)).toMatchObject({ GamelyChanges: 'odds', agreedOdds: priceOf(1.9) })
  const fallen = after(0, 1.5)
  expect(fallen).toMatchObject({ GamelyChanges: 'odds' })
  const back = refreshItems([fallen], [quoteOf(item, 1.9)], { setting: 0, dropPercent: 0 })
  expect(back[0]).toMatchObject({ GamelyChanges: '', agreedOdds: priceOf(1.9) })
})

test('[SPT-10d] a replaced market always warns, keeps the old title beside the new one, and waits for a yes', () => {
  const moved = quoteOf(item, 1.9, {
    mid: 2001,
    omid: 1001,
    op: { na: 'Tài', nm: 'Tài 2', ty: 4, od: 1.9, li: '2' },
  })
  const jumped = refreshItems([item], [moved], { setting: 2, dropPercent: 0 })
  expect(jumped[0]).toMatchObject({
    id: '2001-4',
    betMatchMarket: { marketId: 2001 },
    visible: { betOpTitle: 'Tài 1.5', newBetOpTitle: 'Tài 2', li: '2' },
    GamelyChanges: 'market',
  })
  const later = refreshItems(jumped, [quoteOf(jumped[0]!, 1.9)], { setting: 2, dropPercent: 0 })
  expect(later[0]).toMatchObject({ GamelyChanges: 'market' })
  expect(agreeToAll(later)[0]).toMatchObject({
    GamelyChanges: '',
    visible: { betOpTitle: 'Tài 2', newBetOpTitle: '' },
  })
})

test('a line that jumps onto one that is in the cart already leaves one of them', () => {
  const other = sampleItem(2, {}, { matchId: 101 })
  const moved = quoteOf(item, 1.9, { mid: 1002, omid: 1001 })
  const items = refreshItems([item, other], [moved, quoteOf(other, 1.9)], { setting: 1, dropPercent: 0 })
  expect(items.map(({ id }) => id)).toEqual(['1002-4'])
})

test('a small drop within the tolerance needs no word, and drops add up from the price agreed to', () => {
  const once = after(1, 1.87, 2)
  expect(once).toMatchObject({ GamelyChanges: '', agreedOdds: priceOf(1.9), changeStateClass: 'down' })
  const twice = refreshItems([once], [quoteOf(item, 1.85)], { setting: 1, dropPercent: 2 })
  expect(twice[0]).toMatchObject({ GamelyChanges: 'odds', agreedOdds: priceOf(1.9) })
  expect(isWarned({ setting: 0, dropPercent: 5 }, priceOf(1.9), priceOf(1.89))).toBe(true)
})

test('a market that is gone stays in its place, marked; a locked price stands still', () => {
  const gone = refreshItems([item], [{ askedMarketId: 1001, marketId: 1001, saleStatus: -1 }], {
    setting: 1,
    dropPercent: 0,
  })
  expect(gone[0]).toMatchObject({ id: '1001-4', ss: -1, nm: 'Tài 1.5' })
  const locked = after(1, -999)
  expect(locked).toMatchObject({
    ss: 0,
    GamelyChanges: '',
    betMatchMarket: { odds: 0 },
    agreedOdds: priceOf(1.9),
  })
})

test('a setting that nobody knows asks every time', () => {
  expect([0, 1, 2, 3, Number.NaN].map(oddsChangeOf)).toEqual([0, 1, 2, 0, 0])
})

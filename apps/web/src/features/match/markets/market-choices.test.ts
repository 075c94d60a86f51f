import { afterEach, expect, test } from 'vitest'
import { storage } from '../../../platform/storage.ts'
import { kindOf, pinnedFirst, toggleMarket } from './market-choices.ts'

afterEach(() => {
  storage.remove('pinnedMarkets')
  storage.remove('foldedMarkets')
})

const groups = [
  { marketType: 1000, period: 1001 },
  { marketType: 1007, period: 1001 },
  { marketType: 1005, period: 1002 },
]

test('what is pinned stands first, in the order of the provider', () => {
  const pinned = new Set(['1005-1002', '1007-1001'])
  expect(pinnedFirst(groups, pinned).map(kindOf)).toEqual(['1007-1001', '1005-1002', '1000-1001'])
})

test('pinning and folding stay, each for itself, and a second tap takes them back', () => {
  toggleMarket('pinnedMarkets', '1000-1001')
  toggleMarket('foldedMarkets', '1005-1001')
  toggleMarket('foldedMarkets', '1007-1001')
  toggleMarket('foldedMarkets', '1005-1001')
  expect(storage.read('pinnedMarkets')).toEqual(['1000-1001'])
  expect(storage.read('foldedMarkets')).toEqual(['1007-1001'])
})

test('the oldest choices go when there are too many', () => {
  for (let kind = 0; kind < 205; kind++) toggleMarket('foldedMarkets', String(kind))
  expect(storage.read('foldedMarkets')).toHaveLength(200)
  expect(storage.read('foldedMarkets')).not.toContain('0')
})

import { expect, test } from 'vitest'
import { activeTab, tabItems } from './tab-items.ts'

const world = { isCSportOn: false, isSportsResting: false, hasLive: true, unreadLetters: 0 }
const names = (change: Partial<typeof world>) => tabItems({ ...world, ...change }).map(({ name }) => name)
const pathOf = (name: string, change: Partial<typeof world>) =>
  tabItems({ ...world, ...change }).find((item) => item.name === name)?.fullPath

test('[NAV-07a] Home, Promotions, Bet records and Me lead to their pages', () => {
  expect(tabItems(world).map(({ fullPath }) => fullPath.split('?')[0])).toEqual([
    '/',
    '/activity',
    '/user-center-bet-record',
    '/user-center',
  ])
})

test('[NAV-07b] the bet-record tab opens its page with app=false', () => {
  expect(pathOf('betRecords', {})).toBe('/user-center-bet-record?app=false')
})

test('[NAV-07c] the Me tab counts the unread letters, and no other tab does', () => {
  expect(tabItems({ ...world, unreadLetters: 7 }).map(({ count }) => count)).toEqual([0, 0, 0, 7])
})

test('[NAV-08a] [NAV-08b] [NAV-08d] Sports stands second when the switch is on, and nowhere when it is off', () => {
  expect(names({ isCSportOn: true })).toEqual(['home', 'sports', 'promotions', 'betRecords', 'me'])
  expect(names({ isCSportOn: false })).not.toContain('sports')
})

test('[NAV-08c] while the sports game rests its tab leads to /maintain', () => {
  expect(pathOf('sports', { isCSportOn: true })).toBe('/sports')
  expect(pathOf('sports', { isCSportOn: true, isSportsResting: true })).toBe('/maintain')
})

test('[NAV-09a] without the live feature the bet-record tab has no query', () => {
  expect(pathOf('betRecords', { hasLive: false })).toBe('/user-center-bet-record')
})

test('the maintenance page lights the sports tab; a page without a tab lights none', () => {
  expect(['/', '/sports', '/maintain', '/user-center', '/settings'].map(activeTab)).toEqual([
    'home',
    'sports',
    'sports',
    'me',
    null,
  ])
})

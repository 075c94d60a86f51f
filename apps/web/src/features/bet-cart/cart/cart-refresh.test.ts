import type { RefreshedMarket } from '@keo/sportsbook-contract/odds-refresh'
import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { createRefresher } from './cart-refresh.ts'
import { createCart } from './cart-store.ts'
import { memoryStore, quoteOf, sampleItem } from '../../../testing/sample-cart.ts'

function setup() {
  const clock = manualClock()
  const kept = memoryStore()
  const cart = createCart(kept, () => {})
  const book = { odds: 1.9, isAway: false, asked: 0, more: {} as Partial<RefreshedMarket> }
  const refresher = createRefresher({
    cart,
    clock,
    policy: () => ({ setting: 1, dropPercent: 0 }),
    async ask(items) {
      book.asked += 1
      if (book.isAway) throw new Error('away')
      const quotes = items.map((item) => quoteOf(item, book.odds, book.more))
      const rows = [{ legsEach: 2, subBets: 1, stakeLeast: 20, stakeMost: 100 }]
      return { quotes, rows: items.length > 1 ? rows : [] }
    },
  })
  cart.toggle(sampleItem(1, { smin: 0, smax: 0 }))
  return { clock, cart, book, refresher, first: () => cart.store.getState().items[0]! }
}

test('[SPT-10e] a change marks the item up or down for two seconds', async () => {
  const { clock, book, refresher, first } = setup()
  await refresher.now()
  expect(first()).toMatchObject({ changeStateClass: '', smin: 20, smax: 50_000 })
  book.odds = 2
  await refresher.now()
  expect(first().changeStateClass).toBe('up')
  clock.advance(1500)
  book.odds = 1.8
  await refresher.now()
  expect(first().changeStateClass).toBe('down')
  clock.advance(1999)
  expect(first().changeStateClass).toBe('down')
  clock.advance(1)
  expect(first().changeStateClass).toBe('')
})

test('a price is fresh for ten seconds from when it was asked for, and only for what was asked about', async () => {
  const { clock, cart, book, refresher } = setup()
  expect(refresher.isFresh()).toBe(false)
  await refresher.now()
  clock.advance(9999)
  expect(refresher.isFresh()).toBe(true)
  clock.advance(1)
  expect(refresher.isFresh()).toBe(false)
  book.isAway = true
  expect(await refresher.now()).toBe(false)
  expect(refresher.isFresh()).toBe(false)
  book.isAway = false
  await refresher.now()
  cart.add(sampleItem(2))
  expect(refresher.isFresh()).toBe(false)
})

test('rows of series are taken only for the selections they were asked for', async () => {
  const { cart, refresher } = setup()
  cart.add(sampleItem(2))
  const answer = refresher.now()
  await Promise.resolve()
  cart.add(sampleItem(3))
  await answer
  expect(cart.store.getState().rows).toEqual([])
  cart.remove('1003-4')
  await refresher.now()
  expect(cart.store.getState().rows).toHaveLength(1)
})

test('a stake stays with its selection when the line is replaced', async () => {
  const { cart, book, refresher, first } = setup()
  cart.stake('1001-4', '50000')
  cart.set({ activeStake: '1001-4' })
  book.more = { mid: 2001, omid: 1001 }
  await refresher.now()
  expect(first()).toMatchObject({ id: '2001-4', GamelyChanges: 'market' })
  expect(cart.store.getState()).toMatchObject({ stakes: { '2001-4': '50000' }, activeStake: '2001-4' })
})

test('one call at a time: who asks meanwhile gets the answer of a later one', async () => {
  const { book, refresher } = setup()
  const both = [refresher.now(), refresher.now()]
  refresher.soon()
  await Promise.all(both)
  expect(book.asked).toBe(2)
})

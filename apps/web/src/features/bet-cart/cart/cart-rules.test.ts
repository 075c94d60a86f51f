import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import { createSession } from '../../../session/session.ts'
import { itemOf } from './cart-item.ts'
import { createCart } from './cart-store.ts'
import { kindOf } from './cart-state.ts'
import { memoryStore, quoteOf, sampleItem, samplePick } from '../../../testing/sample-cart.ts'
import { refreshItems } from './odds-policy.ts'
import { seriesCandidates, seriesExclusion } from './series-rules.ts'

function setup() {
  const kept = memoryStore()
  const full: number[] = []
  return { kept, full, cart: createCart(kept, (max) => full.push(max)) }
}
const ids = ({ cart }: ReturnType<typeof setup>) => cart.store.getState().items.map(({ id }) => id)

test('[SPT-08a] the cart holds ten; one more says so with the number and changes nothing', () => {
  const world = setup()
  for (let number = 1; number <= 10; number++) world.cart.toggle(sampleItem(number))
  expect([world.full, ids(world).length]).toEqual([[], 10])
  world.cart.toggle(sampleItem(11))
  expect([world.full, ids(world).length]).toEqual([[10], 10])
  expect(ids(world)).not.toContain('1011-4')
})

test('[SPT-08b] adding an id that is there replaces it where it stands', () => {
  const world = setup()
  world.cart.add(sampleItem(1))
  world.cart.add(sampleItem(2))
  world.cart.add(sampleItem(1, {}, { odds: priceOf(2.15) }))
  expect(ids(world)).toEqual(['1001-4', '1002-4'])
  expect(world.cart.store.getState().items[0]?.betMatchMarket.odds).toBe(priceOf(2.15))
})

test('[SPT-08c] toggling a chosen one removes it', () => {
  const world = setup()
  world.cart.toggle(sampleItem(1))
  world.cart.toggle(sampleItem(2))
  world.cart.toggle(sampleItem(1))
  expect(ids(world)).toEqual(['1002-4'])
})

test('[SPT-08d] the cart opens when a bet is toggled and with the first one added, not with the second', () => {
  const world = setup()
  const isOpen = () => world.cart.store.getState().isOpen
  world.cart.add(sampleItem(1))
  expect(isOpen()).toBe(true)
  world.cart.close()
  world.cart.add(sampleItem(2))
  expect(isOpen()).toBe(false)
  world.cart.toggle(sampleItem(3))
  expect(isOpen()).toBe(true)
  for (const number of [1, 2, 3]) world.cart.toggle(sampleItem(number))
  expect(isOpen()).toBe(false)
})

test('[SPT-08e] closing clears the text about changed odds', () => {
  const { cart } = setup()
  cart.toggle(sampleItem(1))
  const [item] = cart.store.getState().items
  cart.set({ items: refreshItems([item!], [quoteOf(item!, 1.5)], { setting: 0, dropPercent: 0 }) })
  expect(cart.store.getState().items[0]).toMatchObject({ GamelyChanges: 'odds', agreedOdds: priceOf(1.9) })
  cart.close()
  expect(cart.store.getState().items[0]).toMatchObject({ GamelyChanges: '', agreedOdds: priceOf(1.5) })
})

test('[SPT-08f] an item has the fields of the specification, filled by the refresh', () => {
  const item = itemOf(samplePick(1, { line: '3.5', isLive: true }))
  const market = quoteOf(item, 1.95, { re: '2-1', ip: 1, au: 0 })
  const [known] = refreshItems([item], [market], { setting: 2, dropPercent: 0 })
  expect(known).toMatchObject({
    id: '1001-4',
    matchId: 101,
    betMatchMarket: { marketId: 1001, odds: priceOf(1.95), optionType: 4 },
    visible: { betOpTitle: 'Tài 1.5', newBetOpTitle: '', li: '3.5' },
    smin: 20,
    smax: 50_000,
    ss: 1,
    au: 0,
    re: '2-1',
    ip: 1,
    nm: 'Tài 1.5',
    changeStateClass: 'up',
    GamelyChanges: '',
  })
})

test('[SPT-09b] candidates of a series: one per match, au 1, ss 1, odds above 0', () => {
  const items = [
    sampleItem(1),
    sampleItem(2, {}, { matchId: 101 }),
    sampleItem(3, { au: 0 }),
    sampleItem(4, { ss: 0 }),
    sampleItem(5, { ss: -1 }),
    sampleItem(6, { betMatchMarket: { marketId: 1006, odds: priceOf(0), optionType: 4 } }),
    sampleItem(7),
  ]
  expect(seriesCandidates(items).map(({ id }) => id)).toEqual(['1001-4', '1007-4'])
  expect(items.map((item) => seriesExclusion(items, item))).toEqual([
    null,
    'sameMatch',
    'notCombinable',
    'suspended',
    'closed',
    'suspended',
    null,
  ])
})

test('one selection is a single, several a series unless the player chose otherwise', () => {
  const items = [sampleItem(1), sampleItem(2)]
  expect(kindOf({ items: items.slice(0, 1), chosenKind: 'series' })).toBe('single')
  expect(kindOf({ items, chosenKind: null })).toBe('series')
  expect(kindOf({ items, chosenKind: 'single' })).toBe('single')
  const oneMatch = [1, 2].map((number) => sampleItem(number, { matchId: 101 }))
  expect(kindOf({ items: oneMatch, chosenKind: null })).toBe('single')
  expect(kindOf({ items: oneMatch, chosenKind: 'series' })).toBe('series')
})

test('a stake goes with its place: a selection or a row that comes again comes without one', () => {
  const { cart, kept } = setup()
  const stakes = () => [cart.store.getState().stakes, kept.read('betStakes')]
  for (const number of [1, 2, 3, 4]) cart.toggle(sampleItem(number))
  for (const key of ['1001-4', 'x3', 'x2', 'x0', 'whole']) cart.stake(key, '50000')
  cart.toggle(sampleItem(1))
  const three = { x2: '50000', x0: '50000', whole: '50000' }
  expect(stakes()).toEqual([three, three])
  cart.toggle(sampleItem(1))
  expect(stakes()).toEqual([three, three])
  cart.remove('1001-4')
  cart.remove('1002-4')
  expect(stakes()).toEqual([{ whole: '50000' }, { whole: '50000' }])
  cart.remove('1003-4')
  expect(stakes()).toEqual([{}, {}])
})

test('what was filled in on the other kind of bet is gone with the selections that were bet', () => {
  const { cart } = setup()
  for (const number of [1, 2]) cart.toggle(sampleItem(number))
  cart.stake('1002-4', '70000')
  cart.set({ items: [sampleItem(1)] })
  expect(cart.store.getState().stakes).toEqual({})
})

test('a reload opens the kind of bet that was chosen, with its stakes', () => {
  const { cart, kept } = setup()
  for (const number of [1, 2]) cart.toggle(sampleItem(number))
  cart.set({ chosenKind: 'single' })
  cart.stake('1001-4', '50000')
  const { chosenKind, stakes } = createCart(kept, () => {}).store.getState()
  expect([chosenKind, stakes]).toEqual(['single', { '1001-4': '50000' }])
  cart.clear()
  expect(createCart(kept, () => {}).store.getState().chosenKind).toBeNull()
})

test('a reload keeps the cart and its stakes, a broken text empties it, a logout clears it', () => {
  const { cart, kept } = setup()
  cart.toggle(sampleItem(1, { changeStateClass: 'up' }))
  cart.stake('1001-4', '200000')
  const after = createCart(kept, () => {}).store.getState()
  expect(after).toMatchObject({ isOpen: false, stakes: { '1001-4': '200000' } })
  expect(after.items[0]).toMatchObject({ id: '1001-4', changeStateClass: '' })
  createSession(kept).logout()
  expect(cart.store.getState()).toMatchObject({ items: [], stakes: {}, isOpen: false })
  kept.write('betCart', [{ id: 7 }, sampleItem(2)])
  expect(createCart(kept, () => {}).store.getState().items).toHaveLength(1)
})

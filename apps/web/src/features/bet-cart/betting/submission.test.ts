import { orderFromWire, orderStateFromWire } from '../../sportsbook/intake/order-from-wire.ts'
import { priceOf } from '@keo/units/price'
import type { WireOrder } from '@keo/sportsbook-contract/order-record'
import { expect, test } from 'vitest'
import { ApiRefusal, NoAnswer } from '../../../api/api-outcome.ts'
import { manualClock } from '../../../testing/manual-clock.ts'
import { MemoryStorage } from '../../../testing/memory-storage.ts'
import { type Attempt, fateOf, noticeOf } from './attempt.ts'
import { newAttempt } from './new-attempt.ts'
import { memoryStore, sampleItem } from '../../../testing/sample-cart.ts'
import { type BetWire, createSubmissions } from './submission.ts'

const START = Date.UTC(2026, 0, 31, 12)
const items = [sampleItem(1), sampleItem(2)]
let made = 0

function attempt(): Attempt {
  const stakes = { '1001-4': '20000', '1002-4': '50000' }
  const state = { items, isOpen: true, chosenKind: 'single' as const, stakes, activeStake: null, rows: [] }
  return newAttempt(state, {
    currency: 'VND',
    oddsChange: 1,
    now: START,
    newId: () => `mine-${(made += 1)}`,
  })
}

/** A provider that keeps orders; what it does with a request is up to the test. */
function provider() {
  const orders: { id: string; st: number; rmk: string; rj?: number; rjs?: string; legs: string[] }[] = []
  const state = { placed: 0, place: 'answers' as 'answers' | 'loses' | 'never' | ApiRefusal, isAway: false }
  const wire: BetWire = {
    async place({ rows }) {
      state.placed += 1
      if (state.place instanceof ApiRefusal) throw state.place
      if (state.place !== 'never')
        for (const row of rows)
          orders.push({ id: `${orders.length + 1}`, st: 0, rmk: row.relatedId, legs: row.legIds })
      if (state.place !== 'answers') throw new NoAnswer('gone')
      return orders.slice(-rows.length).map(({ id }) => id)
    },
    async states({ orderIds: ids }) {
      if (state.isAway) throw new NoAnswer('gone')
      return orders
        .filter(({ id }) => ids.includes(id))
        .map((order) => orderStateFromWire({ oid: order.id, ...order }))
    },
    async orders() {
      if (state.isAway) throw new NoAnswer('gone')
      return orders.map(({ id, rmk, legs }) => {
        const ops = legs.map((leg) => ({ mrid: Number(leg.split('-')[0]), ty: 4, od: 1.88, pt: 7, te: [] }))
        return orderFromWire({ id, rmk, cte: START, mt: START + 5000, ops } as unknown as WireOrder)
      })
    },
  }
  return { orders, state, wire }
}

function setup(kept = memoryStore()) {
  const clock = manualClock(START)
  const book = provider()
  const notices: string[] = []
  const make = () =>
    createSubmissions({ clock, kept, wire: book.wire, ended: (_, __, notice) => notices.push(notice) })
  /** Lets what was asked be answered, then moves the clock. */
  const pass = async (ms: number) => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    clock.advance(ms)
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { clock, kept, notices, make, pass, ...book, bets: make() }
}

test('[SPT-11b] st 0 and 1 wait, 2 and 3 failed, 4 and 5 succeeded', () => {
  expect([0, 1, 2, 3, 4, 5].map(fateOf)).toEqual([
    'waits',
    'waits',
    'failed',
    'failed',
    'succeeded',
    'succeeded',
  ])
})

test('[SPT-11c] failure shows only when all are 2 or 3', () => {
  expect(noticeOf([2, 3])).toBe('failure')
  expect(noticeOf([2, 4])).toBe('success')
  expect(noticeOf([4, 5])).toBe('success')
  expect(noticeOf([2, 1])).toBeNull()
  expect(noticeOf([])).toBeNull()
})

test('[SPT-11a] singles are placed, polled until each is decided, and the receipt stays', async () => {
  const { bets, orders, pass, notices, kept } = setup()
  void bets.place(attempt())
  await pass(0)
  expect(bets.store.getState()).toMatchObject({ step: 'waiting', attempt: { orderIds: ['1', '2'] } })
  orders[0]!.st = 4
  await pass(1000)
  expect(bets.store.getState().step).toBe('waiting')
  Object.assign(orders[1]!, { st: 2, rj: 8, rjs: 'Tỷ lệ đã đổi' })
  await pass(1000)
  expect(bets.store.getState()).toMatchObject({
    step: 'ended',
    results: [
      { outcome: 'accepted', given: { '1001-4': priceOf(1.88) }, waitedMs: 5000 },
      { outcome: 'rejected', reason: { code: 8, text: 'Tỷ lệ đã đổi' }, cause: 7 },
    ],
  })
  expect([notices, kept.read('betAttempt')]).toEqual([['success'], undefined])
})

test('a double tap sends one bet', async () => {
  const { bets, state, pass } = setup()
  void bets.place(attempt())
  void bets.place(attempt())
  await pass(0)
  void bets.place(attempt())
  await pass(1000)
  expect(state.placed).toBe(1)
})

test('a lost answer is looked for by the own ids and never sent again', async () => {
  const { bets, state, orders, pass, notices } = setup()
  state.place = 'loses'
  state.isAway = true
  void bets.place(attempt())
  await pass(0)
  expect(bets.store.getState().step).toBe('looking')
  await pass(30_000)
  state.isAway = false
  await pass(5000)
  expect(bets.store.getState().step).toBe('waiting')
  for (const order of orders) order.st = 4
  await pass(1000)
  expect([state.placed, orders.length, notices]).toEqual([1, 2, ['success']])
})

test('a request that never arrived is told so, after the time in which it could have', async () => {
  const { bets, state, pass, notices } = setup()
  state.place = 'never'
  void bets.place(attempt())
  await pass(0)
  for (const ms of [1000, 2000, 4000]) await pass(ms)
  expect(bets.store.getState().step).toBe('looking')
  await pass(5000)
  expect(bets.store.getState()).toMatchObject({
    step: 'ended',
    refusal: null,
    results: [{ outcome: 'notPlaced' }, { outcome: 'notPlaced' }],
  })
  expect(notices).toEqual(['failure'])
})

test.each(['answers', 'loses'] as const)(
  'a reload while the provider %s finds the same bet',
  async (place) => {
    const { bets, state, orders, make, pass } = setup()
    state.place = place
    void bets.place(attempt())
    // The page goes before anything is decided; the next one starts from what was written down.
    await Promise.resolve()
    const after = make()
    void after.resume()
    await pass(0)
    await pass(1000)
    expect(after.store.getState()).toMatchObject({ step: 'waiting', isResumed: true })
    for (const order of orders) order.st = 4
    await pass(1000)
    expect(after.store.getState()).toMatchObject({ step: 'ended', isResumed: true })
    expect([state.placed, orders.length]).toEqual([1, 2])
  },
)

test('a refusal ends it at once with its words; one that says nothing for sure is looked into', async () => {
  const { bets, state, pass } = setup()
  state.place = new ApiRefusal({ code: 3003, msg: 'Tỷ lệ đã đổi', data: null })
  void bets.place(attempt())
  await pass(0)
  expect(bets.store.getState()).toMatchObject({
    step: 'ended',
    refusal: { code: 3003, text: 'Tỷ lệ đã đổi' },
  })
  bets.dismiss()
  state.place = new ApiRefusal({ code: 6, msg: 'Lỗi', data: null })
  void bets.place(attempt())
  await pass(0)
  expect(bets.store.getState().step).toBe('looking')
})

test('a logout ends the asking; storage that is full does not keep a bet from its end', async () => {
  const full = new MemoryStorage()
  full.isFull = true
  const { bets, kept, pass, state, orders } = setup(memoryStore(full))
  void bets.place(attempt())
  await pass(0)
  expect(bets.store.getState().step).toBe('waiting')
  for (const order of orders) order.st = 4
  await pass(1000)
  expect(bets.store.getState().step).toBe('ended')
  state.place = 'never'
  void bets.place(attempt())
  await pass(0)
  kept.remove('betAttempt')
  await pass(1000)
  expect(bets.store.getState().step).toBe('none')
})

import type { MemberId } from '@keo/contract/ids'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import { payOrder, syncOrder, syncTransactions } from '@keo/sportsbook-contract/callbacks'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { beforeAll, expect, test } from 'vitest'
import { keyHolder, movementOf, readyMember, wholeOrder } from './test-callbacks.ts'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
type Move = [type: string, amount: string, more?: object]

let memberId: MemberId
let count = 0

beforeAll(async () => {
  memberId = await readyMember(world, database)
})

/** A charged bet of 10,000 dong at 1.90, and what whoever has the key does with it. */
async function charged(told: Partial<PushedOrder> | null = {}) {
  const order = { id: String((count += 1)).padStart(19, '5'), memberId }
  const { tell } = keyHolder(world)
  if (told) await tell(syncOrder, wholeOrder(order, told))
  expect((await tell(payOrder, movementOf(order, 'BET', '10.00'))).code).toBe(0)
  const start = await dong()
  return {
    order,
    /** What each credit or debit was answered. */
    async move(...list: readonly Move[]) {
      const codes: number[] = []
      for (const [type, amount, more] of list)
        codes.push((await tell(syncTransactions, [{ ...movementOf(order, type, amount), ...more }])).code)
      return codes
    },
    push: (more: Partial<PushedOrder>) => tell(syncOrder, wholeOrder(order, more)),
    /** Dong that came since the charge. */
    gained: async () => (await dong()) - start,
    reviews: async () => {
      const rows = await database.asOwner(
        'select distinct cause from platform.sports_review where transaction_id like $1 order by 1',
        [`${order.id}%`],
      )
      return rows.map(({ cause }) => cause)
    },
  }
}

async function heldDong(): Promise<number> {
  return Number((await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).held) / 100
}

async function dong(): Promise<number> {
  const { available, debt } = await world.app.ledger.balanceOf({ memberId, currency: 'VND' })
  return Number(available - debt) / 100
}

test('[CBK-06] a stake of 10,000 dong is not credited 900,000,000,000: queued, alarmed, and nothing paid', async () => {
  const bet = await charged()
  expect(await bet.move(['WIN', '900000000.00'], ['WIN', '900000000.00'])).toEqual([1, 1])
  expect(await bet.gained()).toBe(0)
  expect(await bet.reviews()).toEqual(['ABOVE_RETURN'])
  const audited = await database.asOwner(
    "select after->>'problem' as problem from kit.audit_entry where action = 'sports.movement-refused' and object like $1",
    [`${bet.order.id}%`],
  )
  expect(audited).toEqual([{ problem: 'ABOVE_RETURN' }])
  const metrics = await (await fetch(`${world.url}/metrics`)).text()
  expect(metrics).toMatch(/sports_movements_refused_total [1-9]/)
  // What it may return is paid all the same.
  expect(await bet.move(['WIN', '19.00', { transactionId: `${bet.order.id}-right` }])).toEqual([0])
  expect(await bet.gained()).toBe(19_000)
})

test('[CBK-06] ten cash-outs of a million each on 10,000 dong bring nothing; together they stay below the return', async () => {
  const bet = await charged()
  const part = (amount: string, n: number): Move => [
    'CASHOUT',
    amount,
    { transactionId: `${bet.order.id}-${n}` },
  ]
  const millions = Array.from({ length: 10 }, (_, n) => part('1000.00', n))
  expect(await bet.move(...millions)).toEqual(millions.map(() => 1))
  expect(await bet.gained()).toBe(0)
  expect(await bet.move(part('9.00', 10), part('9.00', 11), part('9.00', 12))).toEqual([0, 0, 1])
  expect(await bet.gained()).toBe(18_000)
  // Nor does the result pay once more what the parts took.
  expect(await bet.move(['WIN', '19.00'])).toEqual([1])
  expect(await bet.gained()).toBe(18_000)
})

test('[CBK-06] a cancelled cash-out takes back what it paid, once, and one that never paid never will', async () => {
  const cancelled: Move = ['CASHOUT', '4.00', { status: 0 }]
  const histories: Move[][] = [
    [['CASHOUT', '4.00'], cancelled, cancelled],
    [cancelled, ['CASHOUT', '4.00']],
  ]
  for (const moves of histories) {
    const bet = await charged()
    const held = await heldDong()
    expect(await bet.move(...moves)).toEqual(moves.map(() => 0))
    // The stake is held as before: results decide it.
    expect([await bet.gained(), await heldDong()]).toEqual([0, held])
    expect(await bet.move(['WIN', '19.00'])).toEqual([0])
    expect(await bet.gained()).toBe(19_000)
  }
})

test.each([
  ['a refund above the stake', [['REFUND', '10.01']], 'ABOVE_STAKE'],
  [
    'a second refund',
    [
      ['REFUND', '6.00'],
      ['REFUND', '6.00', { transactionId: 'x' }],
    ],
    'ABOVE_STAKE',
  ],
  ['a rollback of what was never paid', [['SETTLEMENT_ROLLBACK_DEDUCT', '19.00']], 'TAKES_TOO_MUCH'],
  [
    'a rollback above what was paid',
    [
      ['WIN', '19.00'],
      ['SETTLEMENT_ROLLBACK_DEDUCT', '19.01'],
    ],
    'TAKES_TOO_MUCH',
  ],
  ['a cash-out taken back that was none', [['CASHOUT_CANCEL_DEDUCT', '5.00']], 'TAKES_TOO_MUCH'],
  ['a return of a rollback above the return', [['SETTLEMENT_ROLLBACK_RETURN', '1000.00']], 'ABOVE_RETURN'],
  ['a return that no outcome has', [['WIN', '12.34']], 'NO_SUCH_OUTCOME'],
  ['money of a transfer wallet', [['IN', '5.00']], 'NOT_OF_THIS_WALLET'],
  ['a prepaid reservation given back', [['RESERVE_FAIL_REFUND', '5.00']], 'NOT_OF_THIS_WALLET'],
  ['a cancelled refund', [['REFUND', '10.00', { status: 0 }]], 'UNDO_UNKNOWN'],
] as const)('[CBK-06] %s is queued and moves nothing', async (_, moves, cause) => {
  const bet = await charged()
  const list = moves.map(([type, amount, more], at): Move => [
    type,
    amount,
    more && 'status' in more ? more : { transactionId: `${bet.order.id}-${at}` },
  ])
  const before = list.slice(0, -1)
  expect(await bet.move(...before)).toEqual(before.map(() => 0))
  const gained = await bet.gained()
  expect(await bet.move(...list.slice(-1))).toEqual([1])
  expect(await bet.gained()).toBe(gained)
  expect(await bet.reviews()).toEqual([cause])
})

test('[CBK-06] an order that was never told, or is not accepted yet, is paid nothing until it is', async () => {
  for (const told of [null, { orderStatus: 1 }]) {
    const bet = await charged(told)
    expect(await bet.move(['WIN', '19.00'])).toEqual([1])
    expect(await bet.reviews()).toEqual(['ORDER_NOT_TOLD'])
    await bet.push({ version: 3 })
    expect(await bet.move(['WIN', '19.00'])).toEqual([0])
    expect(await bet.gained()).toBe(19_000)
  }
})

test('[CBK-06] terms that grow after the acceptance raise no bound, and are queued themselves', async () => {
  const bet = await charged()
  const [leg] = wholeOrder(bet.order).betList
  if (!leg) throw new Error('no leg')
  const grown = { version: 2, maxWinAmount: '9990.00', betList: [{ ...leg, odds: '1000.00' }] }
  expect((await bet.push(grown)).code).toBe(0)
  expect(await bet.move(['WIN', '10000.00'])).toEqual([1])
  expect(await bet.gained()).toBe(0)
  expect(await bet.reviews()).toEqual(['ABOVE_RETURN', 'TERMS_CHANGED'])
})

test('[CBK-06] an order that boasts returns no more than the house ever pays, and one without a price nothing', async () => {
  const [leg] = wholeOrder({ id: '1', memberId }).betList
  if (!leg) throw new Error('no leg')
  const dear = Array.from({ length: 4 }, () => ({ ...leg, odds: '1000.00' }))
  const boast = { betList: dear, seriesValue: 4, maxWinAmount: '900000000.00' }
  const bet = await charged(boast)
  expect(await bet.move(['WIN', '900000000.00'])).toEqual([1])
  const unread = await charged({ betList: [{ ...leg, odds: '90000000' }] })
  expect(await unread.move(['WIN', '19.00'])).toEqual([1])
  expect([await bet.reviews(), await unread.reviews()]).toEqual([['ABOVE_RETURN'], ['TERMS_UNREADABLE']])
})

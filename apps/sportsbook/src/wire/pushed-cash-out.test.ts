import { PushedCashOut } from '@keo/sportsbook-contract/pushed-orders'
import { expect, test } from 'vitest'
import type { Order } from '../orders/order-types.ts'
import type { CashOut } from '../cash-out/cash-out-types.ts'
import { toPushedCashOut } from './pushed-cash-out.ts'

const order = {
  id: '1700000000000000101',
  userId: '1000001',
  merchantUserId: 'member-1',
  currencyId: 1000,
  legsEach: 1,
  subBets: 1,
  stake: 5_000n,
  receivedAt: 1_000,
  legs: [{}],
} as unknown as Order

const cashOut: CashOut = {
  id: '1700000000000000202',
  orderId: order.id,
  userId: order.userId,
  relatedId: null,
  stake: 2_000n,
  requestedPrice: 9_215n,
  unitPrice: 9_215n,
  fairPrice: 9_500n,
  acceptsChange: false,
  status: 5,
  refusal: null,
  receivedAt: 2_000,
  dueAt: null,
  decidedAt: 3_000,
  modifiedAt: 3_000,
  payout: 1_843n,
  version: 2,
  device: 'h5',
  address: '127.0.0.1',
}

test('a paid cash-out is told with every field of 5.5', () => {
  const pushed = toPushedCashOut(cashOut, order, 'keo')
  expect(PushedCashOut.safeParse(pushed).error).toBeUndefined()
  expect(pushed).toMatchObject({
    cashOutStake: '20.00',
    cashOutPayoutStake: '18.43',
    unitCashOutPayoutStake: '0.9215',
    orderStakeAmount: '50.00',
    settleTime: '3000',
    version: 2,
  })
})

test('a refused one is told with its cause and pays nothing', () => {
  const refused = { ...cashOut, status: 2, refusal: 'priceChanged', payout: null } as const
  const pushed = toPushedCashOut(refused, order, 'keo')
  expect(PushedCashOut.safeParse(pushed).error).toBeUndefined()
  expect(pushed).toMatchObject({
    orderStatus: 2,
    cancelReasonCode: 8,
    cancelTime: '3000',
    cashOutPayoutStake: '0.00',
  })
  expect(pushed).not.toHaveProperty('settleTime')
})

import { manualClock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './amounts.ts'
import { httpOperator, wireOf } from './http-operator.ts'
import type { OperatorTransaction, TransferType } from './operator.ts'

const MERCHANT = { id: 'keo', name: 'Kèo', secret: 'secret of the test', addresses: [] }

const move = (transferType: TransferType, amount: bigint): OperatorTransaction => ({
  transactionId: 'one',
  userId: '7',
  merchantUserId: 'member',
  businessId: 'order',
  transferType,
  currencyId: 1000,
  amount,
  isNormal: true,
  relatedId: null,
  remark: null,
})

/** What an operator written by others would read of each call. */
function recordingOperator() {
  const received: [string, unknown][] = []
  const signs: string[] = []
  const operator = httpOperator({
    merchant: MERCHANT,
    machineClock: manualClock(0),
    post: async (path, text, { sign = '' }) => {
      signs.push(sign)
      received.push([path.slice(CALLBACK_BASE.length), JSON.parse(text)])
      return '{"code":0,"data":[]}'
    },
    isAway: () => false,
    pushedOrder: async () => null,
    pushedCashOut: async () => null,
    log: createLog({ level: 'silent' }),
  })
  return { operator, received, signs }
}

test('amounts of order_pay, check_order_pay and sync_transaction are signed numbers (5.3)', async () => {
  const { operator, received } = recordingOperator()
  await operator.pay(move('BET', 1_025n))
  await operator.wasPaid(move('BET', 1_025n))
  await operator.book([move('WIN', 1_840n), move('SETTLEMENT_ROLLBACK_DEDUCT', 7n), move('CASHOUT', 5_000n)])
  expect(received).toMatchObject([
    ['/order_pay', { amount: -10.25, transactionType: 'OUT' }],
    ['/check_order_pay', { amount: -10.25, transactionType: 'OUT' }],
    ['/sync_transaction', [{ amount: 18.4 }, { amount: -0.07, transactionType: 'OUT' }, { amount: 50 }]],
  ])
})

test('a charge and the question about it carry signatures of their own, also within a millisecond', async () => {
  const { operator, signs } = recordingOperator()
  await operator.pay(move('BET', 1_025n))
  await operator.wasPaid(move('BET', 1_025n))
  expect(new Set(signs).size).toBe(2)
})

test('every amount that money can have is written as exactly its digits', () => {
  const hundredths = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n })
  fc.assert(
    fc.property(hundredths, (amount) => {
      const written = JSON.stringify(wireOf(move('WIN', amount), 'keo').amount)
      expect(readAmount(written)).toBe(amount)
    }),
  )
})

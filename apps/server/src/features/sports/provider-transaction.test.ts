import { Transaction } from '@keo/sportsbook-contract/callbacks'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTransaction } from './provider-transaction.ts'

/** As it comes from the wire. */
function read(amount: unknown, more: object = {}) {
  const parsed = Transaction.safeParse({
    transactionId: 'one',
    userId: '7',
    merchantId: 'keo',
    merchantUserId: 'mbr_1',
    businessId: 'order',
    transactionType: 'IN',
    transferType: 'WIN',
    currencyId: 2,
    amount,
    status: 1,
    ...more,
  })
  return parsed.success ? (readTransaction(parsed.data)?.amount.minor ?? null) : null
}

test.each([
  [18.4, '18.40', 1_840n],
  [0.07, '0.07', 7n],
  [1.1, '1.1', 110n],
  [4.35, '4.350', 435n],
  [9_999_999_999_999.99, '9999999999999.99', 999_999_999_999_999n],
])('the amount %d is heard as a number and as text, to the same digit', (number, text, minor) => {
  expect([read(number), read(text)]).toEqual([minor, minor])
  const out = { transactionType: 'OUT', transferType: 'BET' }
  expect([read(-number, out), read(`-${text}`, out)]).toEqual([minor, minor])
})

test('every amount is heard exactly, number or text, without the error of a float', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), (minor) => {
      const digits = minor.toString().padStart(3, '0')
      const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
      expect([read(text), read(JSON.parse(text))]).toEqual([minor, minor])
    }),
  )
})

test.each([0.1 + 0.2, 0.001, '0.001', 1e21, 0, '0', -1, Number.NaN, '', null])(
  'nothing moves by an amount of %j',
  (amount) => expect(read(amount)).toBeNull(),
)

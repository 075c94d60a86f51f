import type { MemberId } from '@keo/contract/ids'
import { money } from '@keo/units/money'
import { describe, expect, test } from 'vitest'
import { compareBooks } from './compare-books.ts'
import { known } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

const told = (transactionId: string, orderId = 'one'): ProviderTransaction => ({
  transactionId,
  memberId: 'mem' as MemberId,
  orderId,
  transferType: 'BET',
  amount: money(4_000n, 'VND'),
  isDebit: true,
  freeBet: null,
  isUndo: false,
})
const order = (orderId: string, version = 3) => ({ orderId, version })

describe('[CBK-09] the comparison of books', () => {
  test('finds nothing where both sides know the same', () => {
    const theirs = { orders: [order('one')], transactions: [told('a'), { ...told('b'), isUndo: true }] }
    const ours = {
      orders: [order('one')],
      transactions: [known(told('a'), 'booked'), known(told('b'), 'undone')],
    }
    expect(compareBooks(theirs, ours)).toEqual([])
  })

  test('names what is missing, extra and different, each by its id', () => {
    const theirs = {
      orders: [order('one'), order('two'), order('three')],
      transactions: [told('a'), told('b'), told('c'), told('d')],
    }
    const ours = {
      orders: [order('one'), order('two', 2), order('four')],
      transactions: [
        known(told('b'), 'undone'),
        known({ ...told('c'), amount: money(3_999n, 'VND') }, 'booked'),
        known(told('d'), 'booked'),
        known(told('e'), 'booked'),
      ],
    }
    const found = compareBooks(theirs, ours).map(({ kind, what, id }) => `${kind} ${what} ${id}`)
    expect(found).toEqual([
      'missing transaction a',
      'different transaction b',
      'different transaction c',
      'extra transaction e',
      'different order two',
      'missing order three',
      'extra order four',
    ])
  })
})

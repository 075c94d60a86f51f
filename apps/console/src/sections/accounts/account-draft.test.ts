import { expect, test } from 'vitest'
import { accountOf, limitsOf, NEW_ACCOUNT } from './account-draft.ts'

const BANK = { id: 'vietqr', name: 'VietQR', kind: 'bank', currency: 'VND' } as const
const CHAIN = { id: 'usdt', name: 'USDT', kind: 'crypto', currency: 'USDT' } as const
const TYPED = {
  ...NEW_ACCOUNT,
  id: 'second',
  name: 'Gió Lành 2',
  bankName: 'Bank Gió Lành',
  bin: '000009',
  accountNumber: 'TEST 9988 7766',
  accountName: 'TEST',
}

test('an account is sent with its number without spaces, a chain with its token, limits in the currency of the channel', () => {
  expect(accountOf({ ...TYPED, min: '200.000' }, BANK)).toMatchObject({
    channelId: 'vietqr',
    target: { accountNumber: 'TEST99887766', bin: '000009' },
    min: '200000.00',
    max: null,
    dayMax: null,
  })
  const chain = { ...TYPED, contract: 'TEST-USDT', confirmations: '19', min: '20' }
  expect(accountOf(chain, CHAIN)).toMatchObject({
    target: { network: 'TRC20', contract: 'TEST-USDT', confirmations: 19 },
    min: '20.000000',
  })
})

test.each([
  ['without a number', { accountNumber: '' }],
  ['with a number of a bank that is none', { bin: '12' }],
  ['without a holder', { accountName: '' }],
  ['with a limit that is no figure', { max: 'nhiều' }],
  ['with an id of other signs', { id: 'Bank 2' }],
])('%s nothing is sent', (_what, bad) => {
  expect(accountOf({ ...TYPED, ...bad }, BANK)).toBeNull()
})

test('a chain needs its token, an account does not do', () => {
  expect(accountOf(TYPED, CHAIN)).toBeNull()
  expect(limitsOf({ min: '', max: '', dayMax: '' }, 'VND')).toEqual({ min: null, max: null, dayMax: null })
})

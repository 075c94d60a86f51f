import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { expect, test } from 'vitest'
import { depositSigns } from './deposit-signs.ts'

const ORDER = {
  order_no: 'dp_1',
  member_id: 'mbr_1',
  user_name: 'quan',
  channel: 'VietQR',
  pay_currency: 'VND',
  pay_amount: 500_000_00n,
  received: null,
  status: DEPOSIT_STATUS.suspense,
  since: 0,
  created_at: 0,
  expires_at: 900_000,
  note: '',
  gift: 0n,
  proof_file_id: '',
  is_verified: true,
  is_locked: false,
  credited_before: 2,
} as const
const RECEIPT = {
  id: 'rcp_1',
  party: 'bank',
  payment_id: 'p1',
  amount: 500_000_00n,
  state: 'suspense',
  is_of_order: true,
  received_at: 60_000,
  owner_id: '',
}
const verdicts = (order: Partial<typeof ORDER> | object, receipt: Partial<typeof RECEIPT> = {}) =>
  depositSigns({ ...ORDER, ...order }, { ...RECEIPT, ...receipt })
    .filter(({ verdict }) => verdict !== 'fine')
    .map(({ name, verdict }) => `${name} ${verdict}`)

test.each([
  ['what was ordered came in time', {}, {}, []],
  ['less came', {}, { amount: 450_000_00n }, ['amount bad']],
  [
    'it came late, for an order that had ended',
    {},
    { received_at: 900_001, is_of_order: false },
    ['inTime note', 'inState note'],
  ],
  ['nobody may credit a locked member', { is_locked: true }, {}, ['unlocked bad']],
  [
    'a first deposit of somebody unproven',
    { is_verified: false, credited_before: 0 },
    {},
    ['identity bad', 'knownPayer note'],
  ],
])('%s', (_case, order, receipt, expected) => {
  expect(verdicts(order, receipt)).toEqual(expected)
})

test('moments are told as moments: who reads them has a clock of their own', () => {
  const sign = depositSigns(ORDER, RECEIPT).find(({ name }) => name === 'inTime')
  expect(sign).toMatchObject({ ordered: '900000', came: '60000' })
})

test('where nothing came, only the owner is looked at', () => {
  expect(depositSigns(ORDER, undefined).map(({ name }) => name)).toEqual([
    'unlocked',
    'identity',
    'knownPayer',
  ])
})

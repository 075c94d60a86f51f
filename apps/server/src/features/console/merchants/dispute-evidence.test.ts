import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { expect, test } from 'vitest'
import { disputeSigns, disputeState, disputeSteps, maskAccount } from './dispute-evidence.ts'
import type { DisputeFacts } from './dispute-store.ts'

const OPEN: DisputeFacts = {
  order_no: 'D1',
  member_id: 'mem_1',
  user_name: 'player',
  merchant: 'Ánh Dương',
  pay_amount: 500n,
  status: DEPOSIT_STATUS.paidByPlayer,
  disputed_at: 30,
  denied_at: null,
  question: '',
  asked_at: null,
  answered_at: null,
  is_for_member: null,
  reason: '',
  decided_at: null,
  channel_id: 'c2c',
  option_id: 'anhduong',
  amount: 500n,
  gift: 0n,
  note: 'KEO',
  pay_to: {},
  proof_file_id: '',
  created_at: 10,
  paid_at: 20,
  ended_at: null,
  due_at: 100,
  is_verified: true,
  is_locked: false,
  lost_before: 0,
  merchant_done: 0,
  merchant_lost: 0,
  merchant_disputes: 0,
}

test('a question waits for the member until something is sent after it', () => {
  const asked = { ...OPEN, asked_at: 40 }
  expect(disputeState(OPEN)).toBe('open')
  expect(disputeState({ ...OPEN, denied_at: 35 })).toBe('denied')
  expect(disputeState(asked)).toBe('asked')
  expect(disputeState({ ...asked, answered_at: 39 })).toBe('asked')
  expect(disputeState({ ...asked, answered_at: 41 })).toBe('open')
})

test('what ended undecided was released by the merchant', () => {
  const ended = { ...OPEN, status: DEPOSIT_STATUS.done, ended_at: 50 }
  expect(disputeState(ended)).toBe('released')
  expect(disputeState({ ...ended, is_for_member: true })).toBe('credited')
  expect(disputeState({ ...ended, status: DEPOSIT_STATUS.failed, is_for_member: false })).toBe('refused')
  expect(disputeSteps(ended).map(({ name }) => name)).toEqual(['ordered', 'paid', 'disputed', 'came'])
})

test('the steps stand in the order in which they happened', () => {
  const facts = { ...OPEN, denied_at: 60, asked_at: 40, answered_at: 50, is_for_member: true, decided_at: 70 }
  expect(disputeSteps(facts).map(({ name }) => name)).toEqual([
    'ordered',
    'paid',
    'disputed',
    'asked',
    'answered',
    'denied',
    'credited',
  ])
})

test('each sign speaks for the member or against, with its figure', () => {
  const verdicts = (facts: DisputeFacts) =>
    Object.fromEntries(disputeSigns(facts).map(({ name, verdict }) => [name, verdict]))
  expect(verdicts(OPEN)).toEqual({
    proof: 'note',
    inTime: 'fine',
    notDenied: 'fine',
    merchantRate: 'note',
    merchantDisputes: 'note',
    lostBefore: 'fine',
    identity: 'fine',
    unlocked: 'fine',
  })
  const worse = { ...OPEN, proof_file_id: 'fil_1', paid_at: 101, lost_before: 2, is_locked: true }
  const shown = { ...worse, merchant_done: 9, merchant_lost: 1, merchant_disputes: 3, is_verified: false }
  expect(verdicts(shown)).toMatchObject({
    proof: 'fine',
    inTime: 'note',
    merchantRate: 'fine',
    merchantDisputes: 'fine',
    lostBefore: 'bad',
    identity: 'bad',
    unlocked: 'bad',
  })
  expect(disputeSigns(shown).find(({ name }) => name === 'merchantRate')?.figure).toBe('90%')
})

test('of an account only its end is shown', () => {
  expect(['', '1234', '0123456789'].map((number) => maskAccount(number))).toEqual(['', '***', '***6789'])
})

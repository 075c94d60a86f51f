import { expect, test } from 'vitest'
import { permissionsOf, type Role } from '@keo/contract/staff-permissions'
import { readReplayPart } from '../platform/replay-part.ts'
import { tracePlace } from './trace-place.ts'

const placeFor = (role: Role, name: Parameters<typeof tracePlace>[0]['name'], leadsTo: string) =>
  tracePlace({ name, leadsTo }, 'mbr_1', { permissions: permissionsOf([role]) })

test('orders lead to their queue, chats to the desk, and only who sees the page is led there', () => {
  expect(placeFor('payments', 'withdrawal', 'W1')).toEqual({ page: 'withdrawals', open: 'W1', part: '' })
  expect(placeFor('payments', 'payout', 'W1')).toEqual({ page: 'withdrawals', open: 'W1', part: '' })
  expect(placeFor('payments', 'payment', 'D1')).toEqual({ page: 'deposits', open: 'D1', part: '' })
  expect(placeFor('support', 'deposit', 'D1')).toBeNull()
  expect(placeFor('support', 'feedback', 'fbk_1')).toEqual({ page: 'support', open: 'fbk_1', part: '' })
  expect(placeFor('payments', 'complaint', 'cpl_1')).toBeNull()
  expect(placeFor('payments', 'device', '')).toBeNull()
})

test('a ticket and a round open on the card of their member', () => {
  const bet = placeFor('support', 'bet', '77')
  expect([bet?.page, bet?.open, readReplayPart(bet?.part ?? '')]).toEqual([
    'member',
    'mbr_1',
    { kind: 'sports', replayId: '77' },
  ])
  expect(readReplayPart(placeFor('support', 'round', 'nova:88')?.part ?? '')).toEqual({
    kind: 'game',
    replayId: 'nova:88',
  })
})

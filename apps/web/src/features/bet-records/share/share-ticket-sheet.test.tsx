import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleBet } from '../../../testing/sample-bet.ts'
import { answerCalls, openApp } from '../../../testing/test-app.tsx'

const [GET, SHARE, WITHDRAW] = [
  'POST /api/game/bet/order/share/get',
  'POST /api/game/bet/order/share',
  'POST /api/game/bet/order/share/withdraw',
]
const NOTHING = { showsName: false, showsStake: false, showsReturn: false }
const sum = {
  currency: 'VND',
  count: 1,
  stake: '50000.00',
  returnMax: '94000.00',
  returned: '0.00',
  result: '0.00',
  openCount: 1,
  sports: [],
}

async function open(state: 'accepted' | 'rejected' = 'accepted') {
  const asked = answerCalls({
    'POST /api/game/bet/order/mybet/sum': () => sum,
    'POST /api/game/bet/order/mybet/detail': () => ({
      currency: 'VND',
      records: [sampleBet({ id: '1', state })],
      next: null,
    }),
    [GET]: () => ({ link: null }),
    [SHARE]: ({ id: _, ...shows }) => ({
      token: 'A'.repeat(43),
      endsAt: '2026-06-18 18:00:00',
      ...(shows as typeof NOTHING),
    }),
    [WITHDRAW]: () => ({}),
  })
  await openApp('/user-center-bet-record')
  await userEvent.click(await screen.findByRole('button', { name: /^Xem vé/ }))
  return asked
}

test('every switch is off until its owner turns it on; a link is changed by them at once, and withdrawn', async () => {
  const asked = await open()
  const shared = () => asked.filter(({ call }) => call === SHARE).map(({ body }) => body)
  await userEvent.click(await screen.findByRole('button', { name: 'Chia sẻ vé' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Chia sẻ vé' }))
  const switches = await sheet.findAllByRole('switch')
  expect(switches.map((each) => each.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false'])
  await userEvent.click(sheet.getByRole('button', { name: 'Tạo link' }))
  expect(await sheet.findByRole('img', { name: 'Mã QR của link vé' })).toBeTruthy()
  expect(shared()).toEqual([{ id: '1', ...NOTHING }])
  await userEvent.click(sheet.getByRole('switch', { name: 'Hiện tiền cược' }))
  await waitFor(() => expect(shared().at(-1)).toEqual({ id: '1', ...NOTHING, showsStake: true }))
  await userEvent.click(sheet.getByRole('button', { name: 'Thu hồi link' }))
  expect(await sheet.findByRole('button', { name: 'Tạo link' })).toBeTruthy()
  expect(asked.filter(({ call }) => call === WITHDRAW)).toHaveLength(1)
})

test('a bet that was refused has nothing to share', async () => {
  await open('rejected')
  expect(await screen.findByText('Bị từ chối', { selector: '[role=dialog] *' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Chia sẻ vé' })).toBeNull()
})

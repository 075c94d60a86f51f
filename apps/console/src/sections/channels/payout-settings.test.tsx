import type { PayoutChannel } from '@keo/contract/console-money'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { PayoutSettings } from './payout-settings.tsx'

const BANK: PayoutChannel = {
  channel: 'bank',
  currency: 'VND',
  min: '200000.00',
  max: '300000000.00',
  fromSeconds: 30,
  toSeconds: 120,
  reviewedFromSeconds: 120,
  reviewedToSeconds: 600,
  isOpen: true,
  askedBy: '',
  isServed: true,
  waiting: 0,
  oldestAt: null,
  done: 0,
  failed: 0,
  sum: '0.00',
  seconds: null,
}
const reason = 'the party pays less now'
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: { approvalId: 'apr_1', isChanged: true } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (change: Partial<PayoutChannel> = {}) =>
  render(
    <QueryClientProvider client={queries}>
      <PayoutSettings channel={{ ...BANK, ...change }} />
    </QueryClientProvider>,
  )
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })

test('limits and time of a way out are asked for as the wire writes them, with a reason, and only others than are so', async () => {
  show()
  expect(screen.getByLabelText(/^Ít nhất/)).toHaveProperty('value', '200000')
  write(/^Lý do/, reason)
  expect(button('Xin đổi')).toHaveProperty('disabled', true)
  for (const bad of ['', '-1', 'ít', '0']) {
    write(/^Ít nhất/, bad)
    expect(button('Xin đổi')).toHaveProperty('disabled', true)
  }
  write(/^Ít nhất/, '500.000')
  write(/^đến/, '600')
  write(/^Lệnh có người xem: đến/, '1800')
  fireEvent.click(button('Xin đổi'))
  const reviewed = { reviewedFromSeconds: 120, reviewedToSeconds: 1800 }
  const wanted = { min: '500000.00', max: BANK.max, fromSeconds: 30, toSeconds: 600, ...reviewed }
  await waitFor(() => expect(sent).toEqual([['channels/limits-out', { channel: 'bank', ...wanted, reason }]]))
})

test('limits of USDT are read as whole ones and written with its decimals', async () => {
  show({ channel: 'usdt', currency: 'USDT', min: '20.000000', max: '20000.000000' })
  write(/^Lý do/, reason)
  write(/^Nhiều nhất/, '5000')
  fireEvent.click(button('Xin đổi'))
  await waitFor(() =>
    expect(sent).toMatchObject([['channels/limits-out', { min: '20.000000', max: '5000.000000' }]]),
  )
})

test('one person closes it with a reason; while a second person is waited for no other limits are asked', async () => {
  show({ askedBy: 'Mai Trần' })
  expect(button('Đóng kênh')).toHaveProperty('disabled', true)
  write(/^Lý do/, reason)
  fireEvent.click(button('Đóng kênh'))
  await waitFor(() =>
    expect(sent).toEqual([['channels/switch-out', { channel: 'bank', isOpen: false, reason }]]),
  )
  expect(screen.getByText(/Mai Trần/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Xin đổi' })).toBeNull()
})

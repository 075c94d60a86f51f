import type { ConsoleChannel } from '@keo/contract/console-money'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { ChannelSettings } from './channel-settings.tsx'

const QR: ConsoleChannel = {
  id: 'vietqr',
  name: { vi: 'VietQR', en: 'VietQR', 'zh-CN': '越南码', th: 'คิวอาร์' },
  note: { vi: '', en: '', 'zh-CN': '', th: '' },
  kind: 'bank',
  currency: 'VND',
  min: '50000.00',
  max: '20000000.00',
  monthMax: null,
  giftBp: 150,
  feeBp: 0,
  presets: ['100000.00', '500000.00'],
  fromSeconds: 30,
  toSeconds: 300,
  payMinutes: 15,
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
const reason = 'the bank has another name'
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: { approvalId: 'apr_1' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('words, amounts offered and times of a way in are asked for with the limits that stay, and only when one is another', async () => {
  render(
    <QueryClientProvider client={queries}>
      <ChannelSettings channel={QR} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Xin đổi' })
  write(/^Lý do/, reason)
  expect(button).toHaveProperty('disabled', true)
  write(/^Kênh · Tiếng Việt/, 'Quét mã')
  write(/^Mức gợi ý/, '200.000; ít')
  expect(button).toHaveProperty('disabled', true)
  write(/^Mức gợi ý/, '200.000; 1000000')
  write(/^Lệnh chờ tiền/, '20')
  fireEvent.click(button)
  const { id, note, min, max, monthMax, giftBp, feeBp, fromSeconds, toSeconds } = QR
  const kept = { id, note, min, max, monthMax, giftBp, feeBp, fromSeconds, toSeconds }
  const wanted = {
    ...kept,
    name: { ...QR.name, vi: 'Quét mã' },
    presets: ['200000.00', '1000000.00'],
    payMinutes: 20,
    reason,
  }
  await waitFor(() => expect(sent).toEqual([['channels/limits', wanted]]))
})

import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { RateSettings } from './rate-settings.tsx'

const RATE = { counts: '25800.00', quotes: '25750.00', set: '25800.00', askedBy: '' }
const reason = 'the market is closed today'
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: { approvalId: 'apr_1' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (rate: typeof RATE) =>
  render(
    <QueryClientProvider client={queries}>
      <RateSettings rate={rate} />
    </QueryClientProvider>,
  )
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a rate is asked for as dong are written, with a reason, and only another one than is set', async () => {
  show(RATE)
  const button = screen.getByRole('button', { name: 'Xin đặt tỷ giá này' })
  write(/^Lý do/, reason)
  expect(button).toHaveProperty('disabled', true)
  for (const bad of ['26.000.000', '-1', 'nhiều', '']) {
    write(/^Mình đặt/, bad)
    expect(button).toHaveProperty('disabled', true)
  }
  write(/^Mình đặt/, '26000')
  fireEvent.click(button)
  await waitFor(() => expect(sent).toEqual([['channels/usdt-rate', { rate: '26000.00', reason }]]))
})

test('what is set can be handed back to the quotes; while a second person is waited for nothing else is asked', async () => {
  const { unmount } = show(RATE)
  write(/^Lý do/, reason)
  fireEvent.click(screen.getByRole('button', { name: 'Xin trả về giá báo' }))
  await waitFor(() => expect(sent).toEqual([['channels/usdt-rate', { rate: null, reason }]]))
  unmount()
  show({ ...RATE, askedBy: 'Mai Trần' })
  expect(screen.getByText(/Mai Trần/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

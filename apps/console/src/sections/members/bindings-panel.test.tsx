import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { BindingsPanel } from './bindings-panel.tsx'

const CARD = '970422001234567'
const bound = (id: string, more: object) => ({
  id,
  kind: 'bank',
  place: 'MAYTRANG',
  number: '•••• 4567',
  mobile: '912***5678',
  boundAt: 1_790_000_000_000,
  deletedAt: null,
  ...more,
})
const DEVICE = {
  mark: 'ondone',
  firstSeenAt: 1_780_000_000_000,
  lastSeenAt: 1_790_000_000_000,
  sessions: 3,
  isOpen: true,
  userAgent: 'Chrome',
  network: '203.0.113.0/24',
}
const BOUND = {
  bindings: [
    bound('pay_1', {}),
    bound('pay_2', { kind: 'crypto', place: 'TRC20', number: 'TR7N…jLj6t', deletedAt: 1_791_000_000_000 }),
  ],
  withdrawPasswordAt: null,
  contacts: [{ id: 'adr_1', name: 'Ng***ân', phone: '912***5678', province: 'Huế' }],
  devices: [DEVICE],
}
let asked: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const isReveal = path.endsWith('members/reveal-binding')
    if (isReveal) asked.push(JSON.parse(body))
    return Response.json({
      code: 200,
      msg: '',
      data: isReveal ? { number: CARD, mobile: '912345678' } : BOUND,
    })
  })
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function show(mayReveal: boolean) {
  render(
    <QueryClientProvider client={queries}>
      <BindingsPanel id="mbr_1" mayReveal={mayReveal} />
    </QueryClientProvider>,
  )
  await pass(0)
}

test('[BO-04] one number is shown in full for a reason, and masked again after half a minute', async () => {
  await show(true)
  const [first] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Xem số' })
  expect(first?.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ngân hàng hỏi số thẻ' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Xem số' })[0] as HTMLElement)
  await pass(0)
  expect(asked).toEqual([{ id: 'mbr_1', bindingId: 'pay_1', reason: 'ngân hàng hỏi số thẻ' }])
  expect(screen.getByText(CARD)).toBeTruthy()
  // The other one stays as it was.
  expect(screen.getByText('TR7N…jLj6t')).toBeTruthy()
  await pass(29_000)
  expect(screen.getByText(CARD)).toBeTruthy()
  await pass(2_000)
  expect(screen.queryByText(CARD)).toBeNull()
  expect(screen.getByText('•••• 4567')).toBeTruthy()
})

test('[BO-04] who may not see numbers is not offered to; contacts and devices stand there masked', async () => {
  await show(false)
  expect(screen.queryByRole('button', { name: 'Xem số' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('chưa đặt')).toBeTruthy()
  expect(screen.getByText('Ng***ân')).toBeTruthy()
  const devices = within(screen.getByRole('table', { name: 'Mọi thiết bị' }))
  expect(devices.getByText('ondone')).toBeTruthy()
  expect(devices.getByText('đang mở')).toBeTruthy()
  expect(devices.getByText('Chrome · 203.0.113.0/24')).toBeTruthy()
  expect(screen.getByText(/^đã xóa /)).toBeTruthy()
})

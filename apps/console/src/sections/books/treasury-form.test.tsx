import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { TreasuryForm } from './treasury-form.tsx'

const VND = { currency: 'VND', assets: '900.00', owed: '1000.00', capital: '0.00', askedBy: '' } as const
const reason = 'cover for the weekend'
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: { approvalId: 'apr_1' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (askedBy = '') =>
  render(
    <QueryClientProvider client={queries}>
      <TreasuryForm currencies={[{ ...VND, askedBy }]} />
    </QueryClientProvider>,
  )
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('cover is asked for with its sum, its ticket and a reason', async () => {
  show()
  const button = () => screen.getByRole('button')
  expect(button()).toHaveProperty('disabled', true)
  write(/^Số tiền/, '5.000.000')
  write(/^Mã chuyển khoản/, 'FT-2291')
  expect(button()).toHaveProperty('disabled', true)
  write(/^Lý do/, reason)
  fireEvent.click(button())
  const wanted = { currency: 'VND', side: 'in', account: 'house:bank', caseNo: 'FT-2291' }
  await waitFor(() => expect(sent).toEqual([['treasury/move', { ...wanted, amount: '5000000.00', reason }]]))
})

test('while a movement waits for a second person, no other is asked for in its currency', () => {
  show('Mai Trần')
  expect(screen.getByText(/Mai Trần/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  write(/^Loại tiền/, 'USDT')
  expect(screen.getByRole('button')).toBeTruthy()
})

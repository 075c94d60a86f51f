import { ERRORS } from '@keo/contract/errors'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../platform/queries.ts'
import { ExclusionForm } from './exclusion-form.tsx'

const UNTIL = 1_800_000_000_000
const REASON = 'gọi điện, đúng người'
let sent: { path: string; body: unknown }[] = []
let answer: { code: number; msg: string; data?: unknown } = { code: 200, msg: '' }

beforeEach(() => {
  sent = []
  answer = { code: 200, msg: '', data: { until: UNTIL } }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path: path.replace('/api/console/', ''), body: JSON.parse(body) as unknown })
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (memberId = 'mbr_1') =>
  render(
    <QueryClientProvider client={queries}>
      <ExclusionForm memberId={memberId} />
    </QueryClientProvider>,
  )
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const put = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ghi sổ và gửi thư' })

test('a break needs its days and a reason, and goes with the way it was asked for', async () => {
  show()
  expect(put().disabled).toBe(true)
  write(/Số ngày/, '43')
  write(/Lý do/, REASON)
  expect(put().disabled).toBe(true)
  write(/Số ngày/, '42')
  write(/Xin qua/, 'letter')
  fireEvent.click(put())
  expect((await screen.findByRole('status')).textContent).toContain('Đã ghi. Đến')
  expect(sent).toEqual([
    {
      path: 'safety/record-break',
      body: { memberId: 'mbr_1', cameBy: 'letter', reason: REASON, days: 42 },
    },
  ])
})

test('[RSP-09] without end: no months are asked, and it is said that every session ends and nothing shortens it', async () => {
  answer = { code: 200, msg: '', data: { until: null } }
  show()
  write(/Hội viên xin/, 'endless')
  expect(screen.queryByLabelText(/Số tháng/)).toBeNull()
  expect(screen.getByText(/mọi phiên bị đăng xuất.*không rút ngắn được/)).toBeTruthy()
  write(/Lý do/, REASON)
  fireEvent.click(put())
  expect((await screen.findByRole('status')).textContent).toContain('không thời hạn')
  expect(sent[0]).toMatchObject({ path: 'safety/record-exclusion', body: { months: null, cameBy: 'phone' } })
})

test('a try to make it shorter is refused in words, and without a member nothing is sent', async () => {
  answer = { code: ERRORS.EXCLUSION_NOT_SHORTER.wire, msg: 'Chỉ kéo dài được.' }
  const { unmount } = show()
  write(/Hội viên xin/, 'exclusion')
  write(/Số tháng/, '6')
  write(/Lý do/, REASON)
  fireEvent.click(put())
  expect(
    await screen.findByText(/Chỉ kéo dài được\./, { selector: '[role=alert], [role=alert] *' }),
  ).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  unmount()
  show('')
  write(/Số ngày/, '7')
  write(/Lý do/, REASON)
  expect(put().disabled).toBe(true)
})

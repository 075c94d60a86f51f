import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { RecordPanel } from './record-panel.tsx'

const entry = (id: string, more: object) => ({
  id,
  at: 1_790_000_000_000,
  kind: 'account',
  action: 'member.avatar',
  about: '',
  what: '',
  amount: null,
  by: '',
  reason: '',
  ...more,
})
const PAGES: Readonly<Record<string, object[]>> = {
  '': [
    entry('1', { kind: 'staff', action: 'member.locked', by: 'Trần Thu Hà', reason: 'đang xem lại' }),
    entry('2', { kind: 'bets', action: 'bet.closed', about: '77', what: 'settled', amount: '90000.00' }),
    entry('3', { kind: 'games', action: 'games.hour', what: '35', amount: '-120000.00' }),
    entry('4', { action: 'member.unheard-of' }),
  ],
  bets: [
    entry('2', { kind: 'bets', action: 'bet.closed', about: '77', what: 'settled', amount: '90000.00' }),
  ],
}
let asked: { kind?: string; after?: string }[] = []

beforeEach(() => {
  queries.clear()
  asked = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as { kind?: string; after?: string }
    asked.push(request)
    const entries = request.after ? [entry('9', { action: 'member.registered' })] : PAGES[request.kind ?? '']
    const next = request.kind || request.after ? '' : '4'
    return Response.json({ code: 200, msg: '', data: { entries, next } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (part = '') =>
  render(
    <QueryClientProvider client={queries}>
      <RecordPanel id="mbr_1" mayWrite={false} mayReveal={false} mayRecord={false} part={part} />
    </QueryClientProvider>,
  )

test('each row says in words what it was, with its sum, and leads to it', async () => {
  show()
  const closed = await screen.findByRole('link', { name: 'Vé đã xong' })
  expect(closed.getAttribute('href')).toBe('#/member/mbr_1/sports:77')
  expect(closed.closest('tr')?.textContent).toContain('Đã trả thưởng · 77')
  expect(closed.closest('tr')?.textContent).toContain('+90.000')
  const hour = screen.getByRole('link', { name: 'Chơi trong một giờ' })
  expect(hour.closest('tr')?.textContent).toContain('35 ván')
  const locked = screen.getByText('Nhân viên khóa').closest('tr')
  expect(locked?.textContent).toContain('đang xem lại')
  expect(locked?.textContent).toContain('Trần Thu Hà')
  expect(screen.getByText('member.unheard-of')).toBeTruthy()
})

test('the next page follows the last row, and one kind is asked for from its beginning', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /thêm/i }))
  await screen.findByText('Mở tài khoản')
  expect(asked.map(({ after }) => after)).toEqual(['', '4'])
  fireEvent.change(screen.getByLabelText('Chỉ xem'), { target: { value: 'bets' } })
  await screen.findByRole('link', { name: 'Vé đã xong' })
  expect(screen.queryByText('Nhân viên khóa')).toBeNull()
  expect(asked.at(-1)).toEqual({ id: 'mbr_1', kind: 'bets', after: '' })
})

test('the address opens the list that it names, and the timeline where it names none', async () => {
  const opened = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent.trim())
  const { unmount } = show()
  expect(opened()).toEqual(['Dòng việc'])
  unmount()
  show('statement')
  expect(opened()).toEqual(['Sao kê ví'])
})

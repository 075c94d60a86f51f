import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { IdentityPanel } from './identity-panel.tsx'

const MEMBER = {
  id: 'mbr_1',
  userName: 'maitran88',
  nickName: '',
  vipLevel: 0,
  available: '0.00',
  currency: 'VND',
  mobile: '•••• 88',
  email: '',
  locks: [],
  isIdentityVerified: true,
  registeredAt: 0,
  realName: 'M•• T•••',
  birthday: '1996-**-**',
  held: '0.00',
  bonus: '0.00',
  debt: '0.00',
  sessions: [],
}
const WHOLE = { realName: 'Trần Thị Mai', birthday: '1996-02-29', mobile: '+84 900000088', email: '' }
const SHOWN_MS = 30_000

beforeEach(() => {
  vi.useFakeTimers()
  const answer = JSON.stringify({ code: 200, msg: '', data: WHOLE })
  vi.stubGlobal('fetch', async () => new Response(answer))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('[BO-04] what was shown in full is masked again after half a minute', async () => {
  render(
    <QueryClientProvider client={queries}>
      <IdentityPanel member={MEMBER} mayReveal />
    </QueryClientProvider>,
  )
  expect(screen.queryByText(WHOLE.realName)).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'chủ tài khoản gọi' } })
  fireEvent.click(screen.getByRole('button', { name: 'Xem đầy đủ' }))
  await pass(0)
  expect(screen.getByText(WHOLE.realName)).toBeTruthy()
  await pass(SHOWN_MS - 1_000)
  expect(screen.getByText(WHOLE.mobile)).toBeTruthy()
  await pass(2_000)
  expect(screen.queryByText(WHOLE.realName)).toBeNull()
  expect(screen.queryByText(WHOLE.mobile)).toBeNull()
  expect(screen.getByText(MEMBER.mobile)).toBeTruthy()
})

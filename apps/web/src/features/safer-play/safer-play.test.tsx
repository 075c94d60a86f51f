import type { SaferPlay } from '@keo/contract/safer-play'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { currentSession } from '../../session/session.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const UNTOUCHED: SaferPlay = {
  reminderMinutes: 60,
  sessionLimit: { minutes: null, raise: null },
  breakUntilTime: '',
  restUntilTime: '',
  exclusion: null,
  areOffersHidden: false,
}
let state: SaferPlay
beforeEach(() => {
  state = UNTOUCHED
})

async function open(who: 'member' | 'visitor' = 'member') {
  const set = (change: Partial<SaferPlay>) => (state = { ...state, ...change })
  const asked = answerCalls({
    'GET /api/member/safer-play/get': () => state,
    'PUT /api/member/safer-play/reminder': ({ minutes }) => set({ reminderMinutes: minutes as 15 }),
    'PUT /api/member/safer-play/session-limit': ({ minutes }) =>
      set({ sessionLimit: { minutes: minutes as number, raise: null } }),
    'POST /api/member/safer-play/session-limit/confirm': () =>
      set({ sessionLimit: { minutes: 120, raise: null } }),
    'POST /api/member/safer-play/break': () => set({ breakUntilTime: '2030-01-31 20:00:00' }),
    'POST /api/member/safer-play/exclude': () => ({ untilTime: '2030-07-31 20:00:00' }),
    'POST /api/member/safer-play/reopen': () => state,
  })
  await openApp('/safer-play', who)
  return asked
}
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const bodyOf = (asked: Awaited<ReturnType<typeof open>>, path: string) =>
  asked.find(({ call }) => call.endsWith(path))?.body

test('a visitor finds help here, and the way in', async () => {
  const asked = await open('visitor')
  expect(await screen.findByRole('heading', { name: 'Cần người trò chuyện?' })).toBeTruthy()
  expect(await button('Đăng nhập')).toBeTruthy()
  expect(asked.some(({ call }) => call.includes('safer-play'))).toBe(false)
})

test('[RSP-12] the reminder comes every 15, 30 or 60 minutes', async () => {
  const asked = await open()
  await userEvent.click(await button(/Nhắc thời gian chơi/))
  const choices = within(await screen.findByRole('radiogroup')).getAllByRole('radio')
  expect(choices.map((choice) => (choice as HTMLInputElement).value)).toEqual(['15', '30', '60'])
  await userEvent.click(screen.getByRole('radio', { name: 'Mỗi 15 phút' }))
  await waitFor(() => expect(bodyOf(asked, '/reminder')).toEqual({ minutes: 15 }))
  expect((await button(/Nhắc thời gian chơi/)).textContent).toContain('Mỗi 15 phút')
})

test('a higher limit waits for its day, and then for a second word', async () => {
  const raise = { minutes: 120, readyTime: '2030-02-01 20:00:00', isReady: false }
  state = { ...UNTOUCHED, sessionLimit: { minutes: 60, raise } }
  await open()
  expect(await screen.findByText(/Bạn muốn tăng lên 2 giờ/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Xác nhận' })).toBeNull()
})

test('once its day has passed the higher limit is confirmed, or left', async () => {
  const raise = { minutes: 120, readyTime: '2026-02-01 20:00:00', isReady: true }
  state = { ...UNTOUCHED, sessionLimit: { minutes: 60, raise } }
  const asked = await open()
  await userEvent.click(await button('Xác nhận'))
  await waitFor(() => expect(screen.queryByText(/Đã qua 24 giờ/)).toBeNull())
  expect(bodyOf(asked, '/session-limit/confirm')).toEqual({})
  expect((await button(/Giới hạn thời gian/)).textContent).toContain('2 giờ')
})

test('[RSP-08] a break is asked about once, then it stands; only longer ones are left', async () => {
  const asked = await open()
  await userEvent.click(await button('1 tuần'))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('không rút ngắn được')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bắt đầu nghỉ' }))
  expect(await screen.findByText(/Bạn đang tạm nghỉ đến/)).toBeTruthy()
  expect(bodyOf(asked, '/break')).toEqual({ days: 7 })
  expect(screen.queryByRole('button', { name: '1 tuần' })).toBeNull()
})

test('[RSP-09] self-exclusion takes two steps, then the session is over and the page says so', async () => {
  const asked = await open()
  await userEvent.click(await button('Tự khóa tài khoản'))
  const sheet = await screen.findByRole('dialog')
  const next = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Tiếp tục' })
  expect(next.disabled).toBe(true)
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Không thời hạn' }))
  await userEvent.click(within(sheet).getByRole('radio', { name: '1 năm' }))
  await userEvent.click(next)
  const close = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Khóa tài khoản của tôi' })
  expect(close.disabled).toBe(true)
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /1 năm/ }))
  await userEvent.click(close)
  expect(await screen.findByRole('heading', { name: 'Tài khoản đã được khóa' })).toBeTruthy()
  expect(bodyOf(asked, '/exclude')).toEqual({ months: 12, isSure: true, noNeedResponseMsg: true })
  expect(currentSession().token).toBeUndefined()
})

test('[RSP-09] before its term an exclusion offers neither a way back nor a break', async () => {
  const exclusion = {
    sinceTime: '2026-01-31 20:00:00',
    untilTime: '2030-07-31 20:00:00',
    askableTime: '2030-07-31 20:00:00',
    isAskable: false,
    reopenTime: '',
  }
  state = { ...UNTOUCHED, exclusion, areOffersHidden: true }
  await open()
  expect(await screen.findByText(/Bạn có thể yêu cầu mở lại từ/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yêu cầu mở lại tài khoản' })).toBeNull()
  expect(screen.queryByRole('button', { name: '24 giờ' })).toBeNull()
})

test('[RSP-09] after its term the player asks to come back', async () => {
  const exclusion = {
    sinceTime: '2025-01-31 20:00:00',
    untilTime: '2025-07-31 20:00:00',
    askableTime: '2025-07-31 20:00:00',
    isAskable: true,
    reopenTime: '',
  }
  state = { ...UNTOUCHED, exclusion, areOffersHidden: true }
  const asked = await open()
  expect(await screen.findByText(/Thời gian tự khóa đã hết/)).toBeTruthy()
  await userEvent.click(await button('Yêu cầu mở lại tài khoản'))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yêu cầu mở lại tài khoản' }))
  await waitFor(() => expect(bodyOf(asked, '/reopen')).toEqual({}))
})

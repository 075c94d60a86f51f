import { screen, waitFor, within } from '@testing-library/react'
import type { PlayLimit } from '@keo/contract/play-limits'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, openApp } from '../../../testing/test-app.tsx'

const PLAY = {
  reminderMinutes: 60,
  sessionLimit: { minutes: null, raise: null },
  breakUntilTime: '',
  restUntilTime: '',
  exclusion: null,
  areOffersHidden: false,
}
const kinds = ['deposit', 'loss', 'stake'] as const
const periods = ['day', 'week', 'month'] as const

let limits: PlayLimit[]
beforeEach(() => {
  limits = kinds.flatMap((kind) =>
    periods.map((period) => ({
      kind,
      period,
      amount: null,
      used: '0.00',
      left: null,
      renewTime: '2026-02-01 00:00:00',
      raise: null,
    })),
  )
})
const put = (change: Partial<PlayLimit>) => {
  limits = limits.map((one) => (one.kind === 'deposit' && one.period === 'day' ? { ...one, ...change } : one))
  return { currency: 'VND', limits }
}
const open = async (onSet: (body: Record<string, unknown>) => Partial<PlayLimit> = () => ({})) => {
  const asked = answerCalls({
    'GET /api/member/safer-play/get': () => PLAY,
    'GET /api/member/play-limits/list': () => ({ currency: 'VND', limits }),
    'PUT /api/member/play-limits/set': (body) => put(onSet(body)),
    'POST /api/member/play-limits/confirm': () => put({ amount: '900000.00', raise: null }),
  })
  await openApp('/safer-play')
  return asked
}
const openDay = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Mỗi ngày/ }))
  return within(await screen.findByRole('dialog'))
}

test('[RSP-01] a limit of one’s own is typed freely and holds at once', async () => {
  const asked = await open(({ amount }) => ({ amount: amount as string }))
  const sheet = await openDay()
  await userEvent.type(sheet.getByRole('textbox', { name: 'Hạn mức mới' }), '500000')
  await userEvent.click(sheet.getByRole('button', { name: 'Đặt hạn mức' }))
  expect(await screen.findByText('Đã lưu')).toBeTruthy()
  expect(await screen.findByText(/^500.000.₫$/)).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    kind: 'deposit',
    period: 'day',
    amount: '500000.00',
    noNeedResponseMsg: true,
  })
})

test('[RSP-07] the player is told that a limit is near and that it is reached', async () => {
  put({ amount: '500000.00', used: '420000.00' })
  await open()
  expect(await screen.findByText('Sắp chạm hạn mức')).toBeTruthy()
  const sheet = await openDay()
  expect(sheet.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('84')
})

test('[RSP-03] a higher limit is asked for now and confirmed a day later', async () => {
  put({ amount: '500000.00' })
  const raise = { amount: '900000.00', readyTime: '2026-02-01 20:00:00', isReady: false }
  await open(() => ({ raise }))
  const sheet = await openDay()
  await userEvent.type(sheet.getByRole('textbox', { name: 'Hạn mức mới' }), '900000')
  await userEvent.click(sheet.getByRole('button', { name: 'Đặt hạn mức' }))
  expect(await screen.findByText('Đã ghi nhận. Bạn xác nhận được sau 24 giờ.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const waiting = await openDay()
  expect(waiting.getByText(/Bạn muốn tăng lên 900.000.₫. Xác nhận được từ/)).toBeTruthy()
  expect(waiting.queryByRole('button', { name: 'Xác nhận' })).toBeNull()
})

test('[RSP-03] once the day has passed a second word raises it', async () => {
  put({
    amount: '500000.00',
    raise: { amount: '900000.00', readyTime: '2026-01-30 20:00:00', isReady: true },
  })
  await open()
  const sheet = await openDay()
  await userEvent.click(sheet.getByRole('button', { name: 'Xác nhận' }))
  await waitFor(() => expect(sheet.queryByRole('button', { name: 'Xác nhận' })).toBeNull())
  expect(sheet.getByText(/trên 900.000.₫/)).toBeTruthy()
})

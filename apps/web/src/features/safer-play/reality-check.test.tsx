import type { RealityCheck } from '@keo/contract/safer-play'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentSession } from '../../session/session.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'
import { watchRealityChecks } from './reality-check-watch.ts'

const LOST: RealityCheck = {
  isDue: true,
  nextTime: '2026-01-31 20:00:00',
  playedMinutes: 75,
  staked: '500000.00',
  returned: '120000.50',
  net: '-379999.50',
  currency: 'VND',
}

async function open() {
  let check = LOST
  const asked = answerCalls({
    'GET /api/member/safer-play/reality-check': () => check,
    'POST /api/member/safer-play/reality-check/acknowledge': () => (check = { ...LOST, isDue: false }),
  })
  await openApp('/safer-play')
  watchRealityChecks()
  return { asked, cover: await screen.findByRole('alertdialog') }
}

test('[RSP-12] it shows time, stakes, returns and loss, and only an answer closes it', async () => {
  const { asked, cover } = await open()
  expect(cover.textContent).toContain('Bạn đã chơi 1 giờ 15 phút')
  const amounts = [...cover.querySelectorAll('dd')].map((amount) =>
    amount.textContent?.replaceAll('\u00a0', ' '),
  )
  expect(amounts).toEqual(['500.000,00 ₫', '120.000,50 ₫', '−379.999,50 ₫'])
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  await userEvent.click(within(cover).getByRole('button', { name: 'Tiếp tục chơi' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked.some(({ call }) => call.endsWith('/acknowledge'))).toBe(true)
})

test('[RSP-12] it leads to the bets', async () => {
  const { cover } = await open()
  await userEvent.click(within(cover).getByRole('button', { name: 'Lịch sử cược' }))
  await waitFor(() => expect(here()).toBe('/user-center-bet-record'))
})

test('[RSP-12] it leads out', async () => {
  const { cover } = await open()
  await userEvent.click(within(cover).getByRole('button', { name: 'Đăng xuất' }))
  expect(currentSession().token).toBeUndefined()
})

import { priceOf } from '@keo/units/price'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { customToast } from '../../toasts/custom-toast.ts'
import { loadArea } from '../../language/messages.ts'
import { connectShell } from '../../api/shell-port.ts'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { board } from '../sportsbook/index.ts'
import { sampleMatch } from '../../testing/sample-match.ts'
import AlertPart from './alert-part.tsx'

/** A channel that never opens. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

const MARKET = 703
const gone: string[] = []

const price = (odds: number) =>
  board.apply([
    {
      matchId: 7,
      markets: [{ id: MARKET, saleStatus: 1, options: [{ type: OPTION.home, odds: priceOf(odds) }] }],
    },
  ])

function pick() {
  const { name, startsAt, league } = board.head(7)!
  return {
    matchId: 7,
    marketId: MARKET,
    optionType: OPTION.home,
    odds: board.option(MARKET, OPTION.home).odds,
    optionName: 'Chủ nhà 7',
    marketName: '1X2',
    matchName: name,
    leagueName: league.name,
    sportId: 1,
    marketType: 1005,
    period: 1001,
    isLive: true,
    startsAt: startsAt,
  }
}

beforeEach(async () => {
  cleanup()
  storage.remove('priceAlerts')
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async () => Response.json({ code: 7, message: '', data: null }))
  const shell = { confirm: async () => true, goToLogin() {}, goToMaintenance() {} }
  connectShell({
    ...shell,
    goTo: (to) => gone.push(to),
    currentFullPath: () => '/',
    isAtMaintenance: () => false,
  })
  await loadArea('match')
  board.take([sampleMatch({ startsAt: clock.now() })], true)
  price(1.9)
  render(<AlertPart marketId={MARKET} optionType={OPTION.home} pick={pick} />)
})

const entry = () => screen.getByRole('textbox', { name: 'Nhắc tôi khi tỷ lệ thập phân tới' })
const setButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Đặt nhắc giá' })

test('a price that is waited for is listed, told once when it comes, and leads to its match', async () => {
  expect(screen.getByText('Nhắc khi tỷ lệ tăng tới 1.95')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tăng mức nhắc' }))
  await userEvent.click(setButton())
  expect(await screen.findByText('▲ 2.00')).toBeTruthy()
  await vi.dynamicImportSettled()
  act(() => price(2.04))
  await waitFor(() =>
    expect(customToast.store.getState().current?.message).toBe(
      'Chủ nhà 7 đã tới 2.04 · Chủ nhà 7 vs. Đội khách 7. Chạm để xem trận.',
    ),
  )
  expect([screen.queryByRole('listitem'), storage.read('priceAlerts')]).toEqual([null, []])
  customToast.store.getState().current?.go?.()
  expect(gone).toEqual(['/match-detail/7'])
})

test('an alert can be taken back, and what is no price cannot be waited for', async () => {
  await userEvent.clear(entry())
  await userEvent.type(entry(), '1.9')
  expect([setButton().disabled, screen.getByRole('alert').textContent]).toEqual([
    true,
    'Nhập một tỷ lệ trên 1, khác tỷ lệ hiện tại',
  ])
  await userEvent.clear(entry())
  await userEvent.type(entry(), '1.5')
  await userEvent.click(setButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ nhắc giá Chủ nhà 7' }))
  expect([screen.queryByRole('listitem'), storage.read('priceAlerts')]).toEqual([null, []])
})

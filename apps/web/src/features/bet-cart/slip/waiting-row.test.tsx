import { singlePass } from '@keo/sportsbook-contract/orders'
import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '../../../platform/storage.ts'
import { refreshedOf, sampleItem, samplePick } from '../../../testing/sample-cart.ts'
import { book, openSlipWith, PRICES, slipPerTest } from '../../../testing/test-slip.tsx'
import { toast } from '../../../toasts/toast.ts'
import { resumeBets, waitingBet } from '../betting/betting.ts'
import { toggleBet } from '../index.ts'

slipPerTest()
afterEach(() => act(() => waitingBet.takeBack()))

const calls = () => book.asked.filter(({ path }) => path === singlePass.path)

function setOnline(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')))
}

/** A member with 50,000 dong on one selection, whose line goes before the tap. */
async function tapOffline() {
  const slip = await openSlipWith(() => toggleBet(samplePick(1)))
  await userEvent.click(await slip.findByRole('button', { name: '+50K' }))
  await slip.findByRole('button', { name: /^Đặt 50\.000/ })
  setOnline(false)
  await userEvent.click(await slip.findByRole('button', { name: /^Đặt 50\.000/ }))
  return slip
}

test('a tap without a network waits with its deadline in sight, and is sent when the line is back', async () => {
  const slip = await tapOffline()
  expect((await slip.findByRole('timer')).textContent).toMatch(/^Chờ mạng để đặt 50\.000.*còn (10|9) giây$/)
  expect(slip.getByRole('progressbar', { name: 'Cược đang chờ mạng' })).toBeTruthy()
  expect(calls()).toEqual([])
  setOnline(true)
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(slip.queryByRole('timer')).toBeNull()
})

test('a price that changed while the line was gone asks again, and nothing is sent', async () => {
  const slip = await tapOffline()
  book.answers[PRICES] = () => ({ bms: [refreshedOf(sampleItem(1), 1.5)], sos: [], mon: 1, msl: 10 })
  setOnline(true)
  expect(await slip.findByRole('button', { name: /^Chấp nhận và đặt/ })).toBeTruthy()
  expect(toast.store.getState().current?.text).toBe(
    'Tỷ lệ đã đổi lúc mất mạng nên chưa đặt. Xem lại phiếu nhé.',
  )
  expect(calls()).toEqual([])
})

test('it can be taken back while it waits, and then nothing is sent', async () => {
  const slip = await tapOffline()
  await userEvent.click(await slip.findByRole('button', { name: 'Rút lại cược' }))
  setOnline(true)
  expect(await slip.findByRole('button', { name: /^Đặt 50\.000/ })).toBeTruthy()
  expect([waitingBet.isOn(), calls()]).toEqual([false, []])
})

test('after a reload it says that the bet was not sent', async () => {
  storage.write('waitingBet', true)
  resumeBets()
  await waitFor(() =>
    expect(toast.store.getState().current?.text).toBe(
      'Trang đã tải lại nên cược đang chờ mạng không được gửi.',
    ),
  )
  expect(storage.read('waitingBet')).toBeUndefined()
})

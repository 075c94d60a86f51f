import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { frameSlots } from '../../page-kit/frame-slots.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { toast } from '../../toasts/toast.ts'
import BetCartHost from './bet-cart-host.tsx'
import { cart } from './cart/cart-store.ts'
import { toggleBet } from './index.ts'
import { samplePick } from '../../testing/sample-cart.ts'

// In the app it has come by the time of the first tap.
beforeAll(() => import('./slip/whole-cart.tsx'))

afterEach(() => {
  act(() => cart.clear())
  frameSlots.setState({ betCart: null })
})

const sheet = () => screen.findByRole('dialog', { name: /Phiếu cược/ })

async function openCart() {
  answerCalls({})
  frameSlots.setState({ betCart: <BetCartHost /> })
  await openApp('/maintain', 'visitor')
}

test('[SPT-08a] an eleventh selection says common.selectMatchLimit with the number', async () => {
  for (let number = 1; number <= 11; number++) toggleBet(samplePick(number))
  await waitFor(() =>
    expect(toast.store.getState().current?.text).toBe('Phiếu cược chỉ chứa tối đa 10 lựa chọn'),
  )
  expect(cart.store.getState().items).toHaveLength(10)
})

test('a visitor types a stake by keypad and is asked to sign in; closing leaves the bar', async () => {
  await openCart()
  act(() => toggleBet(samplePick(1)))
  act(() =>
    cart.set({
      items: cart.store.getState().items.map((item) => Object.assign({}, item, { smin: 20, smax: 500 })),
    }),
  )
  const slip = within(await sheet())
  await userEvent.click(await slip.findByRole('button', { name: '+50K' }))
  await userEvent.click(slip.getByRole('button', { name: '000' }))
  const entry = slip.getByRole<HTMLInputElement>('textbox', { name: 'Tiền cược: Tài 1.5' })
  expect(entry.value).toBe('50.000.000')
  expect(slip.getByRole('button', { name: /^Tối đa 500.000/ }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(slip.getByRole('button', { name: /^Dùng 500.000/ }))
  expect(entry.value).toBe('500.000')
  expect(slip.getByRole('button', { name: 'Đăng nhập để đặt cược' })).toBeTruthy()
  await userEvent.click(slip.getByRole('button', { name: 'Thu gọn phiếu cược' }))
  expect(await screen.findByRole('button', { name: 'Mở phiếu cược: 1 lựa chọn' })).toBeTruthy()
})

test('a pick that is gone is marked and blocks; removing the last one empties the page of the cart', async () => {
  await openCart()
  act(() => toggleBet(samplePick(1)))
  act(() => toggleBet(samplePick(2)))
  act(() =>
    cart.set({
      items: cart.store.getState().items.map((item, at) => Object.assign({}, item, { ss: at ? 1 : -1 })),
    }),
  )
  const slip = within(await sheet())
  expect(slip.getAllByText('Tài/Xỉu · Toàn trận')).toHaveLength(2)
  expect(slip.getByText('Kèo đã đóng')).toBeTruthy()
  expect(slip.getByRole('button', { name: 'Bỏ kèo đã đóng để đặt tiếp' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(slip.getByRole('button', { name: 'Bỏ Tài 1.5' }))
  await userEvent.click(slip.getByRole('button', { name: 'Bỏ Tài 2.5' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /Mở phiếu cược/ })).toBeNull()
})

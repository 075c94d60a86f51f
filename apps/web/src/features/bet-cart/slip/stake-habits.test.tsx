import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '../../../platform/storage.ts'
import { openSlipWith, slipPerTest } from '../../../testing/test-slip.tsx'
import { shortAmount } from '../cart/cart-money.ts'
import { createCart, cart } from '../cart/cart-store.ts'
import { memoryStore, sampleItem } from '../../../testing/sample-cart.ts'

slipPerTest()
afterEach(() => storage.remove('betHabits'))

const show = (...numbers: number[]) =>
  openSlipWith(() =>
    cart.set({ items: numbers.map((number) => sampleItem(number)), chosenKind: 'single', isOpen: true }),
  )

test('quick stakes are the member’s own: edited in the options, added by the keys, there after a reload', async () => {
  const slip = await show(1)
  await userEvent.click(await slip.findByRole('button', { name: 'Đổi' }))
  const field = await slip.findByRole<HTMLInputElement>('textbox', { name: 'Mức cược nhanh 1' })
  expect(field.value).toBe('50.000')
  await userEvent.clear(field)
  await userEvent.type(field, '75000')
  await userEvent.click(slip.getByRole('button', { name: 'Xong' }))
  await userEvent.click(await slip.findByRole('button', { name: '+75K' }))
  expect(cart.store.getState().stakes).toEqual({ '1001-4': '75000' })
  expect(storage.read('betHabits')?.quickStakes).toEqual({ VND: [75_000, 100_000, 500_000] })
})

test.each([
  [50_000, '50K'],
  [1_200_000, '1,2TR'],
  [1_250_000, '1.250.000'],
  [75_500, '75.500'],
  [5, '5'],
])('a key that adds %d says %s, never less', (amount, text) => {
  expect(shortAmount(amount, 'vi')).toBe(text)
})

test('one tap puts the stake of one single on the others', async () => {
  const slip = await openSlipWith(() =>
    cart.set({
      items: [sampleItem(1), sampleItem(2)],
      stakes: { '1002-4': '20000' },
      chosenKind: 'single',
      isOpen: true,
    }),
  )
  expect(slip.queryByRole('button', { name: /^Dùng/ })).toBeNull()
  await userEvent.click(await slip.findByRole('button', { name: '+50K' }))
  await userEvent.click(await slip.findByRole('button', { name: /^Dùng 50\.000/ }))
  expect(cart.store.getState().stakes).toEqual({ '1001-4': '50000', '1002-4': '50000' })
  expect(slip.getByText(/^2 cược · Tổng tiền cược 100\.000/)).toBeTruthy()
})

test('who chose the bar gets the bar after a pick; without the choice the slip opens as specified', async () => {
  const kept = memoryStore()
  const opened = createCart(kept, () => {})
  opened.toggle(sampleItem(1))
  expect(opened.store.getState().isOpen).toBe(true)
  opened.close()
  kept.write('betHabits', { isKept: false, dropPercent: 0, opensAsBar: true })
  opened.toggle(sampleItem(2))
  expect(opened.store.getState().isOpen).toBe(false)
  opened.open()
  opened.toggle(sampleItem(3))
  expect(opened.store.getState().isOpen).toBe(true)
})

test('the choice of the bar stands in the options of the slip and works at the next pick', async () => {
  const slip = await show(1)
  await userEvent.click(await slip.findByRole('button', { name: 'Đổi' }))
  await userEvent.click(await slip.findByRole('checkbox', { name: /thu gọn thành thanh/ }))
  act(() => cart.close())
  act(() => cart.toggle(sampleItem(2)))
  const bar = await screen.findByRole('button', { name: 'Mở phiếu cược: 2 lựa chọn' })
  expect(within(bar).getByText('Xiên 2')).toBeTruthy()
  expect(cart.store.getState().isOpen).toBe(false)
})

test('the head of the slip shows its link as a QR code, and copies it with the picks behind the #', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const slip = await show(1)
  await userEvent.click(slip.getByRole('button', { name: 'Chia sẻ phiếu cược' }))
  expect(await screen.findByRole('img', { name: 'Mã QR của phiếu cược' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sao chép link' }))
  await waitFor(() => expect(copied).toEqual([expect.stringMatching(/\/slip#K1-2t\.rt\.4$/)]))
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { book, openSlipWith, PRICES, pricesOf, slipPerTest } from '../../../testing/test-slip.tsx'
import { cart } from '../cart/cart-store.ts'
import { sampleItem } from '../../../testing/sample-cart.ts'

slipPerTest()

const ROWS = [
  { sn: 2, in: 6, sodd: 1, mi: 20, mx: 50_000 },
  { sn: 3, in: 4, sodd: 1, mi: 20, mx: 50_000 },
  { sn: 4, in: 1, sodd: 1, mi: 20, mx: 50_000 },
]
const items = [1, 2, 3, 4].map((number) => sampleItem(number))
const DOUBLES = 'Tiền cược: Xiên 2 × 6'
const TREBLES = 'Tiền cược: Xiên 3 × 4'
const TOTAL = /^7 cược · Tổng tiền cược 400\.000/

/** Four selections with 50,000 on the doubles, as a reload finds them. */
const afterReload = () => cart.set({ items, stakes: { x2: '50000' }, isOpen: true })

test('50K on the doubles are in sight after a reload, before the provider has said its rows', async () => {
  let answer: (prices: unknown) => void = () => {}
  book.answers[PRICES] = () => new Promise((resolve) => (answer = resolve))
  const slip = await openSlipWith(afterReload)
  expect((await slip.findByRole<HTMLInputElement>('textbox', { name: DOUBLES })).value).toBe('50.000')
  await userEvent.click(await slip.findByRole('button', { name: '+100K' }))
  expect(slip.getByText(TOTAL)).toBeTruthy()
  await act(async () => answer(pricesOf(items, ROWS)))
})

test('another 100K on all four: the button says 400K for seven bets, and folding hides only rows without a stake', async () => {
  book.answers[PRICES] = () => pricesOf(cart.store.getState().items, ROWS)
  const slip = await openSlipWith(afterReload)
  await userEvent.click(await slip.findByRole('button', { name: '+100K' }))
  expect(await slip.findByRole('button', { name: /^Đặt 400\.000/ })).toBeTruthy()
  expect(slip.getByText(TOTAL)).toBeTruthy()
  await userEvent.click(slip.getByRole('button', { name: 'Thêm kiểu xiên (1)' }))
  expect(slip.getByRole('textbox', { name: TREBLES })).toBeTruthy()
  await userEvent.click(slip.getByRole('button', { name: 'Ẩn bớt kiểu xiên' }))
  expect(slip.queryByRole('textbox', { name: TREBLES })).toBeNull()
  expect(slip.getByRole('textbox', { name: DOUBLES })).toBeTruthy()
})

test('the closed slip says what is filled in', async () => {
  book.answers[PRICES] = () => pricesOf(cart.store.getState().items, ROWS)
  await openSlipWith(afterReload)
  act(() => cart.close())
  const bar = within(await screen.findByRole('button', { name: 'Mở phiếu cược: 4 lựa chọn' }))
  await waitFor(() => expect(bar.getByText(/^6 cược · Tổng tiền cược 300\.000/)).toBeTruthy())
})

test('picks of one match open as singles, each with its field', async () => {
  const slip = await openSlipWith(() =>
    cart.set({ items: [1, 2].map((number) => sampleItem(number, { matchId: 101 })), isOpen: true }),
  )
  expect(await slip.findAllByRole('textbox')).toHaveLength(2)
})

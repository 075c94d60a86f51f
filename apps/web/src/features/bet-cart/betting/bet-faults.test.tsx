import { newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { hours, minutes, seconds } from '@keo/units/instants'
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../testing/memory-storage.ts'
import { setServerTime } from '../../../platform/time.ts'
import { toast } from '../../../toasts/toast.ts'
import { cart } from '../cart/cart-store.ts'
import { toggleBet } from '../index.ts'
import { refreshedOf, sampleItem, samplePick } from '../../../testing/sample-cart.ts'
import { type Answer, book, openSlipWith, PRICES, slipPerTest } from '../../../testing/test-slip.tsx'

const refused = (code: number, message = '') => Response.json({ success: false, code, message, data: null })
const market = (more: object = {}) => ({
  bms: [refreshedOf(sampleItem(1), 1.9, more)],
  sos: [],
  mon: 1,
  msl: 10,
})
const realNow = Date.now

slipPerTest()
afterEach(() => void setServerTime(Date.now()))

/** A member with one selection and 50,000 dong on it. */
async function openSlip() {
  const slip = await openSlipWith(() => toggleBet(samplePick(1)))
  await userEvent.click(await slip.findByRole('button', { name: '+50K' }))
  return {
    slip,
    place: async () => userEvent.click(await slip.findByRole('button', { name: /^Đặt 50\.000/ })),
  }
}

const calls = (path: string) => book.asked.filter((each) => each.path === path)
const kept = () => {
  const { items, stakes } = cart.store.getState()
  return [items.map(({ id }) => id), stakes]
}
const WHOLE = [['1001-4'], { '1001-4': '50000' }]

test.each<[string, Answer]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['rests (code 8)', () => refused(PROVIDER_CODES.MAINTENANCE.wire)],
  ['answers with the page of a proxy', () => new Response('<html>502</html>')],
  ['answers in another shape', () => ({ bms: 'none' })],
])('a provider that %s at the tap: nothing is sent, it is said, and the slip stays', async (_, answer) => {
  const { place, slip } = await openSlip()
  await slip.findByRole('button', { name: /^Đặt 50\.000/ })
  book.answers[PRICES] = answer
  // The price that is known is from before a sleep.
  const awake = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => awake() + seconds(11))
  await place()
  await waitFor(() =>
    expect(toast.store.getState().current?.text).toBe('Chưa lấy được tỷ lệ mới nên chưa đặt. Thử lại nhé.'),
  )
  expect(calls(singlePass.path)).toEqual([])
  expect(kept()).toEqual(WHOLE)
})

test('a market that is gone at the tap is marked, and nothing is sent', async () => {
  const { place, slip } = await openSlip()
  await slip.findByRole('button', { name: /^Đặt 50\.000/ })
  book.answers[PRICES] = () => market({ ss: -1 })
  await place()
  expect(await slip.findByText('Kèo đã đóng')).toBeTruthy()
  expect(slip.getByRole('button', { name: 'Bỏ kèo đã đóng để đặt tiếp' }).hasAttribute('disabled')).toBe(true)
  expect(calls(singlePass.path)).toEqual([])
  expect(kept()).toEqual(WHOLE)
})

test('a market that is gone between the price and the bet: the provider’s words, and the slip stays', async () => {
  const { place, slip } = await openSlip()
  book.answers[singlePass.path] = () => refused(PROVIDER_CODES.MARKET_CLOSED.wire, 'Kèo vừa đóng.')
  await place()
  expect(await slip.findByText('Kèo vừa đóng.')).toBeTruthy()
  expect(calls(singlePass.path)).toHaveLength(1)
  expect(kept()).toEqual(WHOLE)
})

test('[NET-06a] a token that ran out at the tap is replaced, and one bet is made', async () => {
  const { place, slip } = await openSlip()
  let before = 0
  book.answers[singlePass.path] = () => {
    if (calls(singlePass.path).length > 1) return [{ id: '9', st: 0, ops: [] }]
    before = book.tokens
    return refused(PROVIDER_CODES.LOGIN_EXPIRED.wire)
  }
  await place()
  expect(await slip.findByText('Cược thành công')).toBeTruthy()
  expect(calls(singlePass.path)).toHaveLength(2)
  expect(book.tokens).toBe(before + 1)
})

test('a phone whose clock is five hours behind bets by the server’s time', async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() - hours(5))
  const { place, slip } = await openSlip()
  await place()
  expect(await slip.findByText('Cược thành công')).toBeTruthy()
  const since = Number(calls(newBetList.path)[0]?.body.startTime)
  expect(Math.abs(since - realNow())).toBeLessThan(minutes(2))
})

test('a full storage keeps nobody from betting', async () => {
  const device = globalThis.localStorage
  const full = Object.assign(new MemoryStorage(), { isFull: true })
  const written = vi.spyOn(full, 'setItem')
  vi.stubGlobal('localStorage', full)
  const { place, slip } = await openSlip()
  await place()
  expect(await slip.findByText('Cược thành công')).toBeTruthy()
  vi.stubGlobal('localStorage', device)
  expect(written).toHaveBeenCalled()
  expect(calls(singlePass.path)).toHaveLength(1)
})

test('a stake is typed or pasted as a whole amount, or not at all', async () => {
  const { slip } = await openSlip()
  const entry = slip.getByRole<HTMLInputElement>('textbox')
  for (const text of ['1e9', '1,5', '٣', '1.500.000 ₫', '-20000']) {
    await userEvent.clear(entry)
    await userEvent.click(entry)
    await userEvent.paste(text)
    expect(slip.getByRole('alert').textContent).toMatch(/^Chỉ nhập số nguyên/)
    // It stands there as it is, and is no stake.
    expect(entry.value).toBe(text)
    expect(Object.values(cart.store.getState().stakes)).toEqual([''])
  }
  await userEvent.clear(entry)
  await userEvent.paste('1.500.000')
  expect(entry.value).toBe('1.500.000')
})

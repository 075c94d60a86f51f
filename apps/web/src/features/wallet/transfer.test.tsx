import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, openApp, Refusal } from '../../testing/test-app.tsx'
import { walletOf } from '../../testing/sample-wallet.ts'

const LOCAL = 'POST /api/fund/wallet/member/local'
const MOVE = 'POST /api/fund/wallet/member/transfer'
const COLLECT = 'POST /api/game/fund/collect'

const moved = {
  id: 'tra_0123456789',
  provider: 'pp-slot',
  name: 'PP Slot',
  direction: 'in',
  amount: '500000.00',
}
const done = { ...moved, state: 'done', time: '2026-01-31 20:00:00' }

const button = (name: string) => screen.getByRole('button', { name })
const agree = async (name: RegExp) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const type = async (digits: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Số tiền chuyển' }), digits)

test('[WAL-05b] money is sent to a provider after a second word, and the screen tells that it arrived', async () => {
  const asked = answerCalls({ [LOCAL]: () => walletOf('800000.00'), [MOVE]: () => done })
  await openApp('/transfer')
  await type('500000')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Số tiền chuyển' }).value).toBe('500.000')
  await userEvent.click(button('Chuyển tiền'))
  expect(await screen.findByText(/Chuyển 500.000,00.₫ vào PP Slot\?/)).toBeTruthy()
  await agree(/^Chuyển 500.000,00.₫$/)
  expect(await screen.findByText(/Đã chuyển 500.000,00.₫ vào PP Slot/)).toBeTruthy()
  expect(asked.find(({ call }) => call === MOVE)?.body).toMatchObject({
    provider: 'pp-slot',
    direction: 'in',
    amount: '500000.00',
  })
})

test('more than there is, a closed provider and nothing typed cannot be sent', async () => {
  answerCalls({ [LOCAL]: () => walletOf('800000.00') })
  await openApp('/transfer')
  await type('900000')
  expect(await screen.findByText(/Không đủ tiền. Hiện có 800.000,00.₫./)).toBeTruthy()
  expect(button('Chuyển tiền').hasAttribute('disabled')).toBe(true)
  await userEvent.click(button('Tất cả'))
  expect(button('Chuyển tiền').hasAttribute('disabled')).toBe(false)
  expect(screen.getByRole('radio', { name: /Nova/ }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(button('Xóa số tiền'))
  expect(button('Chuyển tiền').hasAttribute('disabled')).toBe(true)
})

test('[WAL-06b] a tap whose answer got lost is sent again under its key; the next request has another', async () => {
  let isLost = true
  const asked = answerCalls({
    [LOCAL]: () => walletOf('800000.00'),
    [MOVE]: () => {
      if (isLost) throw new Error('gone')
      return done
    },
  })
  await openApp('/transfer')
  await type('500000')
  await userEvent.click(button('Chuyển tiền'))
  await agree(/^Chuyển \d/)
  expect(await screen.findByText(/Không nghe được trả lời/)).toBeTruthy()
  isLost = false
  await userEvent.click(button('Chuyển tiền'))
  await agree(/^Chuyển \d/)
  await screen.findByText(/Đã chuyển/)
  await type('100000')
  await userEvent.click(button('Chuyển tiền'))
  await agree(/^Chuyển \d/)
  const keysOf = () => asked.filter(({ call }) => call === MOVE).map(({ body }) => body.key)
  await waitFor(() => expect(keysOf()).toHaveLength(3))
  const [first, second, third] = keysOf()
  expect([first === second, second === third]).toEqual([true, false])
})

test('what a provider has not confirmed is asked for until it has', async () => {
  let state = 'moving'
  answerCalls({
    [LOCAL]: () => walletOf('800000.00'),
    [MOVE]: () => ({ ...done, state: 'moving' }),
    [`GET /api/fund/wallet/member/transfer/${done.id}`]: () => ({ ...done, state }),
  })
  await openApp('/transfer')
  await type('500000')
  await userEvent.click(button('Chuyển tiền'))
  await agree(/^Chuyển \d/)
  expect(await screen.findByText(/PP Slot chưa xác nhận/)).toBeTruthy()
  state = 'returned'
  expect(await screen.findByText(/PP Slot không nhận/)).toBeTruthy()
})

test('[WAL-05b] everything at the games is brought back by one tap', async () => {
  let wallet = walletOf('800000.00', { 'pp-slot': '20000.00', lotus: '5000.00' })
  const transfers = [
    { ...done, direction: 'out', amount: '20000.00' },
    {
      ...done,
      id: 'tra_0123456780',
      provider: 'lotus',
      name: 'Lotus Play',
      direction: 'out',
      amount: '5000.00',
    },
  ]
  answerCalls({
    [LOCAL]: () => wallet,
    [COLLECT]: () => {
      wallet = walletOf('825000.00', {}, 9)
      return { transfers }
    },
  })
  await openApp('/transfer')
  await userEvent.click(await screen.findByRole('button', { name: 'Gom hết về ví chính' }))
  await agree(/^Gom 25.000,00.₫$/)
  expect(await screen.findByText(/Đã gom 25.000,00.₫ về ví chính/)).toBeTruthy()
  await waitFor(() =>
    expect(document.querySelector('[data-size="hero"]')?.textContent).toBe('825.000,00\u00a0₫'),
  )
  expect(button('Gom hết về ví chính').hasAttribute('disabled')).toBe(true)
})

test('a refusal is said once: in the form and in no toast', async () => {
  const asked = answerCalls({
    [LOCAL]: () => walletOf('800000.00'),
    [MOVE]: () => new Refusal(2000000001, 'Ví này đang đóng.'),
  })
  await openApp('/transfer')
  await type('500000')
  await userEvent.click(button('Chuyển tiền'))
  await agree(/^Chuyển \d/)
  expect(await screen.findAllByText('Ví này đang đóng.')).toHaveLength(1)
  expect(toast.store.getState().current).toBeNull()
  expect(asked.find(({ call }) => call === MOVE)?.body).toMatchObject({ noNeedResponseMsg: true })
})

test('a covered balance is covered here too', async () => {
  storage.write('isBalanceHidden', true)
  answerCalls({ [LOCAL]: () => walletOf('800000.00', { lotus: '5000.00' }) })
  await openApp('/transfer')
  await screen.findByRole('textbox', { name: 'Số tiền chuyển' })
  expect(document.querySelector('[data-size="hero"]')?.textContent).toBe('••••••')
  storage.remove('isBalanceHidden')
})

test('without a wallet there is a way to try again', async () => {
  let answer: unknown = new Refusal(2000000008, 'busy')
  answerCalls({ [LOCAL]: () => answer })
  await openApp('/transfer')
  expect(await screen.findByText('Chưa tải được')).toBeTruthy()
  answer = walletOf('1.00')
  await userEvent.click(button('Thử lại'))
  expect(await screen.findByRole('textbox', { name: 'Số tiền chuyển' })).toBeTruthy()
})

test('offline the page says so and sends nothing', async () => {
  answerCalls({ [LOCAL]: () => walletOf('800000.00') })
  await openApp('/transfer')
  await type('1')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(button('Chuyển tiền').hasAttribute('disabled')).toBe(true))
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
})
